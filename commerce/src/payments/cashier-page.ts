import { type CashierAction, cashierActions } from '../../contract/payment.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { escapeHtml } from '../escape-html.ts';
import { fail } from '../fail.ts';
import type { Language } from '../locales.ts';
import { findPayment, type SandboxPayment } from './sandbox.ts';

type SentNotice = Pick<Row<'sandboxNotices'>, 'body' | 'answer'>;

/** @throws Failure `rechargeNotFound` */
export async function renderCashier(db: Db, attemptNo: string, language: Language): Promise<string> {
  const payment = await findPayment(db, attemptNo);
  if (!payment) throw fail('rechargeNotFound');
  const notices = await db('sandboxNotices').where({ attemptNo }).orderBy('id');
  const words = texts[language];
  const groups = [
    { title: words.usual, actions: ['pay', 'fail'] as const },
    { title: words.unusual, actions: cashierActions.filter((action) => /^pay./.test(action)) },
    { title: words.refunds, actions: cashierActions.filter((action) => action.startsWith('refund')) },
  ];
  const buttons = groups.map(
    ({ title, actions }) =>
      `<fieldset><legend>${title}</legend>${actions.map((action) => button(action, words)).join('')}</fieldset>`,
  );
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${words.title}</title>
<style>${style}</style>
<main>
<h1>${words.title}</h1>
<p>${words.notice}</p>
<p class="amount">¥${(payment.amountFen / 100).toFixed(2)}</p>
<p>${attemptNo} · ${payment.channel} · <strong>${words.states[payment.state]}</strong></p>
<form method="post" action="/api/dev/cashier">
<input type="hidden" name="attemptNo" value="${attemptNo}">
<input type="hidden" name="lng" value="${language}">
${buttons.join('\n')}
</form>
${notices.length > 0 ? `<h2>${words.sent}</h2><ol>${notices.map((notice) => row(notice, words)).join('')}</ol>` : ''}
<p><a href="${payment.returnUrl}">${words.back}</a></p>
</main>
</html>`;
}

function button(action: CashierAction, words: Words): string {
  return `<button name="action" value="${action}">${words.actions[action]}</button>`;
}

function row({ body, answer }: SentNotice, words: Words): string {
  return `<li><code>${escapeHtml(body)}</code><br>→ ${answer === null ? words.notYet : escapeHtml(answer)}</li>`;
}

const style = `
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: #23303a; background: #eef3f4; }
main { max-width: 40rem; margin: 2rem auto; padding: 1.5rem 2rem; background: #fff; border-radius: 12px; }
h1 { font-size: 1.3rem; margin: 0; } h2 { font-size: 1rem; }
.amount { font-size: 2.4rem; margin: 0; }
fieldset { border: 1px solid #c9d6da; border-radius: 8px; margin: 1rem 0; display: flex; flex-wrap: wrap; gap: .5rem; }
button { font: inherit; padding: .45rem .9rem; border: 1px solid #2b5f75; border-radius: 8px; background: #fff; color: #1f4a5c; cursor: pointer; }
button[value=pay] { background: #2b5f75; color: #fff; }
code { font-size: .8rem; overflow-wrap: anywhere; } a { color: #1f4a5c; }`;

interface Words {
  title: string;
  notice: string;
  usual: string;
  unusual: string;
  refunds: string;
  sent: string;
  notYet: string;
  back: string;
  states: Record<SandboxPayment['state'], string>;
  actions: Record<CashierAction, string>;
}

const texts: Record<Language, Words> = {
  en: {
    title: 'Sandbox cashier',
    notice: 'For development: no money is moved.',
    usual: 'Payment',
    unusual: 'What can go wrong',
    refunds: 'How a refund of it is taken',
    sent: 'Notifications and what the shop answered',
    notYet: 'not sent yet',
    back: 'Back to the shop',
    states: { open: 'waiting for payment', paid: 'paid', closed: 'closed' },
    actions: {
      pay: 'Pay',
      fail: 'Fail',
      payNotifyTwice: 'Pay, notify twice',
      payNotifyLate: 'Pay, notify two minutes late',
      payNotifyReordered: 'Pay, a failure is notified after it',
      payWrongAmount: 'Pay, notify another amount',
      payWrongNumber: 'Pay, notify another number',
      payWrongApp: 'Pay, notify for another merchant',
      payBadSignature: 'Pay, sign badly',
      payNeverNotify: 'Pay, never notify',
      refundAtOnce: 'At once',
      refundLater: 'A minute later',
      refundAnswerLost: 'Done, but the answer is lost',
      refundRequestLost: 'The first request is lost',
      refundRefused: 'Refused',
      refundStuck: 'Waits for a person',
    },
  },
  zh: {
    title: '沙箱收银台',
    notice: '仅供开发使用：不会产生真实资金往来。',
    usual: '支付',
    unusual: '异常情况',
    refunds: '该笔支付的退款方式',
    sent: '已发通知及商城的回应',
    notYet: '尚未发送',
    back: '返回商城',
    states: { open: '等待支付', paid: '已支付', closed: '已关闭' },
    actions: {
      pay: '支付',
      fail: '支付失败',
      payNotifyTwice: '支付，通知两次',
      payNotifyLate: '支付，两分钟后才通知',
      payNotifyReordered: '支付，随后又通知失败',
      payWrongAmount: '支付，通知金额不符',
      payWrongNumber: '支付，通知单号不符',
      payWrongApp: '支付，通知商户不符',
      payBadSignature: '支付，签名错误',
      payNeverNotify: '支付，不发通知',
      refundAtOnce: '立即退款',
      refundLater: '一分钟后退款',
      refundAnswerLost: '已退款，但回应丢失',
      refundRequestLost: '首次请求丢失',
      refundRefused: '拒绝退款',
      refundStuck: '等待人工处理',
    },
  },
};
