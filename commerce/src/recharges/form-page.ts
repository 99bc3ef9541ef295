import { createHash } from 'node:crypto';
import type { TextAnswer } from '../../contract/endpoint.ts';
import { escapeHtml } from '../escape-html.ts';
import { fail } from '../fail.ts';
import { type Language, readTexts } from '../locales.ts';
import type { Services } from '../services.ts';
import { usableCashier } from './attempt.ts';

const texts = readTexts<{ form: Record<'title' | 'text' | 'button', string> }>('payment.json');

/** Without it, and where scripts are off, the payer presses the button. */
const script = 'document.forms[0].submit()';

/** UnionPay's pages may send the form on, which browsers hold to the same rule. */
const further = ['https://cashier.95516.com', 'https://mcashier.95516.com'];

/**
 * Sends the payer's browser to UnionPay, which takes payments as forms only. It is a page of its own, because no other page
 * of the shop may send forms to other hosts.
 * @throws Failure `paymentTimeOver` if nothing was opened under this number, the payer has left it, or the form is too old
 */
export async function formPage(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  attemptNo: string,
  language: Language,
): Promise<TextAnswer> {
  const attempt = await db('paymentAttempts').where({ attemptNo, leftAt: null, endedAt: null }).first();
  const cashier = attempt && usableCashier(attempt, clock.now());
  if (cashier?.kind !== 'form') throw fail('paymentTimeOver');
  const { action, fields } = cashier;
  const { title, text, button } = texts[language].form;
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  const hash = createHash('sha256').update(script).digest('base64');
  const hosts = [new URL(action).origin, ...further].join(' ');
  return {
    status: 200,
    type: 'text/html',
    policy: `default-src 'none'; script-src 'sha256-${hash}'; style-src-attr 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action ${hosts}`,
    body: `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<body style="margin: 20vh auto; max-width: 36rem; padding: 0 1.5rem; font-family: sans-serif; line-height: 1.6; color: #23272b; background: #f6f3ec">
<h1 style="font-size: 1.4rem">${title}</h1>
<p>${text}</p>
<form method="post" action="${escapeHtml(action)}">
${inputs.join('\n')}
<button style="font: inherit; padding: 0.7rem 1.4rem">${button}</button>
</form>
<script>${script}</script>
</body>
</html>
`,
  };
}
