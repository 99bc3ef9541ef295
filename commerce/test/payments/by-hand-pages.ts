import type { Channel } from '../../contract/choices.ts';
import { withoutLetter } from '../../contract/serial-no.ts';
import { escapeHtml } from '../../src/escape-html.ts';
import type { Language } from '../../src/locales.ts';
import { addressOf } from '../../src/payments/addresses.ts';
import type { Offered, TakenRefund } from './counterparts.ts';

const groups = {
  usual: ['pay', 'close'],
  unusual: ['payTwice', 'payOtherAmount', 'payBadSignature', 'payUntold', 'notify'],
  refunds: ['refundsPaid', 'refundsRefused', 'refundsSlow', 'refundsStuck'],
} as const;
export type Action = (typeof groups)[keyof typeof groups][number];

/** A notification and what the shop answered. */
export interface Told {
  body: string;
  answer: string;
}

interface Payment extends Offered {
  channel: Channel;
}

interface Shown extends Payment {
  sent: Told[];
  refunds: TakenRefund[];
  /** Why the last button did nothing. */
  trouble: string;
  shopUrl: string;
}

export function pageOfPayments(payments: Payment[], language: Language): string {
  const words = texts[language];
  const items = payments.map(
    (payment) => `<li><a href="/${payment.channel}/${payment.attemptNo}">${lineOf(payment, words)}</a></li>`,
  );
  return page(language, `<p>${words.list}</p><ul>${items.reverse().join('')}</ul>`);
}

export function pageOfPayment(shown: Shown, language: Language): string {
  const words = texts[language];
  const { attemptNo, sent, refunds, trouble, shopUrl } = shown;
  const fields = Object.entries(groups).map(([group, actions]) => {
    const buttons = actions.map(
      (action) => `<button name="action" value="${action}">${words.actions[action]}</button>`,
    );
    return `<fieldset><legend>${words.groups[group as keyof typeof groups]}</legend>${buttons.join('')}</fieldset>`;
  });
  const told = sent.map(
    ({ body, answer }) => `<li><code>${escapeHtml(body)}</code><br>→ ${escapeHtml(answer)}</li>`,
  );
  const back = refunds.map(
    ({ refundNo, amountFen, state }) =>
      `<li>${refundNo} · ${yuan(amountFen)} · ${words.refundStates[state]}</li>`,
  );
  return page(
    language,
    `<p class="amount">${yuan(shown.amountFen)}</p>
<p>${lineOf(shown, words)}</p>
${trouble && `<p><strong>${escapeHtml(trouble)}</strong></p>`}
<form method="post">${fields.join('\n')}</form>
${back.length > 0 ? `<h2>${words.groups.refunds}</h2><ul>${back.join('')}</ul>` : ''}
${told.length > 0 ? `<h2>${words.sent}</h2><ol>${told.join('')}</ol>` : ''}
<p><a href="${addressOf.wayBack(shopUrl, withoutLetter(attemptNo))}">${words.back}</a> · <a href="/">${words.all}</a></p>`,
  );
}

function page(language: Language, content: string): string {
  const { title, notice } = texts[language];
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: #23303a; background: #eef3f4; }
main { max-width: 40rem; margin: 2rem auto; padding: 1.5rem 2rem; background: #fff; border-radius: 12px; }
h1 { font-size: 1.3rem; margin: 0; } h2 { font-size: 1rem; }
.amount { font-size: 2.4rem; margin: 0; }
fieldset { border: 1px solid #c9d6da; border-radius: 8px; margin: 1rem 0; display: flex; flex-wrap: wrap; gap: .5rem; }
button { font: inherit; padding: .45rem .9rem; border: 1px solid #2b5f75; border-radius: 8px; background: #fff; color: #1f4a5c; }
code { font-size: .8rem; overflow-wrap: anywhere; } a { color: #1f4a5c; }
</style>
<main>
<h1>${title}</h1>
<p>${notice}</p>
${content}
</main>
</html>`;
}

function lineOf({ attemptNo, channel, amountFen, state }: Payment, words: Words): string {
  return `${attemptNo} · ${words.channels[channel]} · ${yuan(amountFen)} · ${words.states[state]}`;
}

function yuan(fen: number): string {
  return `¥${(fen / 100).toFixed(2)}`;
}

interface Words {
  title: string;
  notice: string;
  list: string;
  all: string;
  back: string;
  sent: string;
  channels: Record<Channel, string>;
  groups: Record<keyof typeof groups, string>;
  states: Record<Offered['state'], string>;
  refundStates: Record<TakenRefund['state'], string>;
  actions: Record<Action, string>;
}

const texts: Record<Language, Words> = {
  en: {
    title: 'Counterpart of the payment providers',
    notice: 'For development: no money is moved.',
    list: 'What the shop has offered to payers, the newest first. Codes can’t be scanned: choose their payment here.',
    all: 'All payments',
    back: 'Back to the shop',
    sent: 'Notifications and what the shop answered',
    channels: { alipay: 'Alipay', wechat: 'WeChat Pay', unionpay: 'UnionPay' },
    groups: { usual: 'Payment', unusual: 'What can go wrong', refunds: 'Refunds of this provider' },
    states: { open: 'waiting for payment', paid: 'paid', closed: 'closed' },
    refundStates: {
      underWay: 'under way',
      paid: 'paid back',
      refused: 'refused',
      stuck: 'waits for a person',
    },
    actions: {
      pay: 'Pay',
      close: 'Fail',
      payTwice: 'Pay, notify twice',
      payOtherAmount: 'Pay, notify another amount',
      payBadSignature: 'Pay, sign badly',
      payUntold: 'Pay, without notification',
      notify: 'Notify (again)',
      refundsPaid: 'Succeed',
      refundsRefused: 'Are refused',
      refundsSlow: 'Take long',
      refundsStuck: 'Wait for a person (not at Alipay)',
    },
  },
  zh: {
    title: '支付渠道模拟端',
    notice: '仅供开发使用：不会产生真实资金往来。',
    list: '商城已发起的支付，新的在前。二维码无法扫描，请在此选择对应的支付。',
    all: '全部支付',
    back: '返回商城',
    sent: '已发通知及商城的回应',
    channels: { alipay: '支付宝', wechat: '微信支付', unionpay: '云闪付' },
    groups: { usual: '支付', unusual: '异常情况', refunds: '该渠道的退款' },
    states: { open: '等待支付', paid: '已支付', closed: '已关闭' },
    refundStates: { underWay: '处理中', paid: '已退款', refused: '已拒绝', stuck: '待人工处理' },
    actions: {
      pay: '支付',
      close: '支付失败',
      payTwice: '支付，通知两次',
      payOtherAmount: '支付，通知金额不符',
      payBadSignature: '支付，签名错误',
      payUntold: '支付，不发通知',
      notify: '（再次）发送通知',
      refundsPaid: '成功',
      refundsRefused: '拒绝',
      refundsSlow: '长时间处理',
      refundsStuck: '等待人工处理（支付宝除外）',
    },
  },
};
