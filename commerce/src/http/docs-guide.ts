import type { EndpointKey } from '../../contract/contract.ts';
import { type Limit, requestsPerMinute } from '../../contract/endpoint.ts';
import { type ErrorName, errors } from '../../contract/errors.ts';
import { escapeHtml } from '../escape-html.ts';
import { errorText } from './error-text.ts';
import { developing } from './published.ts';

/** What somebody has to know before the first call, and the table of all refusals. */
export const guide: Record<string, () => string> = {
  Answers: () => `
<p>Every answer is JSON with a real HTTP status. What you asked for is in <code>content</code>:</p>
<pre>200  { "status": "OK", "content": … }
4xx, 5xx  { "status": "ERROR", "errorCode": "ORD003", "message": "…", "details": { … }, "traceId": "…" }</pre>
<p>Decide by <code>errorCode</code>, never by <code>message</code>, which is in the language of
<code>Accept-Language</code> (<code>zh</code> unless it prefers <code>en</code>). <code>details</code> is there where
there is more to say: ${refusal('invalidInput')} names the fields, in <code>details.fields</code> by a word and in
<code>details.reasons</code> in a sentence. Tell us the <code>traceId</code> when you ask about a refusal. Exports
are CSV, and pictures WebP; their refusals are JSON too.</p>
<p>A list is <code>{ items, total, page, pageSize }</code>. Lists of the admin area count up to 1,000 and then say
<code>totalIsMore</code>; their <code>next</code>, sent as <code>after</code>, leads to the next page at any depth.</p>`,

  Requests: () => `
<p>A GET takes query parameters; a POST takes JSON, <code>application/x-www-form-urlencoded</code> or multipart
fields alike. Unknown fields are refused, so that a misspelt one is noticed.</p>
<p>Amounts are yuan as JSON numbers with at most two decimals. Times are ISO 8601 in UTC
(<code>2026-01-31T08:00:00.000Z</code>); days of reports are days in Shanghai.</p>`,

  'Who you are': () => `
<p>${link('POST /auth/login')} and ${link('POST /auth/register')} answer an <code>authToken</code>. Send it as it is:
<code>Authorization: &lt;authToken&gt;</code>, without “Bearer”. Without the header you are a guest. Each call says
below who may make it: anybody (<code>public</code>), a <code>member</code>, or <code>staff</code> whose roles have
the permission. ${refusal('sessionInvalid')} means that the session has ended, or never was: forget the token and log
in again. A <code>userId</code> you send never gives a right; it has to be your own, else
${refusal('forbidden')}.</p>`,

  'Asking again': () => `
<p>Whatever moves money, stock or an order, and every write of staff, takes a <code>requestId</code>: a UUID you
make. Take a new one for each thing the user does, and the same one when you ask again because no answer came.</p>
<ul>
<li>The same id with the same input gets the first answer again, and nothing happens twice. A refusal is such an
answer, too.</li>
<li>The same id with other input is refused with ${refusal('requestIdReused')}.</li>
<li>429 and 5xx are not remembered: ask again with the same id.</li>
</ul>`,

  Limits: () => `
<p>Each call has a limit of requests a minute of one caller; a member is counted by himself, a guest by his
address, and refused requests count.</p>
<ul>${(Object.keys(whatFor) as Limit[]).map((name) => `<li><code>${name}</code> ${requestsPerMinute[name]}: ${whatFor[name]}</li>`).join('')}</ul>
<p>Beyond that the answer is ${refusal('tooManyRequests')}, and while the shop is busy or restarting
${refusal('temporarilyUnavailable')}: both with the header <code>Retry-After</code> in seconds.</p>`,

  'While developing': () => `
<p>With <code>APP_ENV=development</code>, which <code>npm start</code> has, SMS messages are kept instead of being
sent, and e-mails too unless <code>SMTP_URL</code> is set. These calls are there for it, and not in production:</p>
<ul>${developing.map(([key, { summary }]) => `<li><code>${url(key)}</code> ${escapeHtml(summary)}</li>`).join('')}</ul>`,

  'A first purchase': () => `
<p>${link('POST /auth/send_code')} → ${link('POST /auth/register')} → ${link('POST /userinfo/address/add')} →
${link('GET /product/search')} → ${link('POST /userinfo/cart/add_item')} → ${link('POST /order/submit')} →
${link('POST /wallet/charge')} → ${link('POST /auth/send_code')} with the scene <code>order_pay</code> →
${link('POST /order/pay')}.</p>`,

  Refusals: () => `
<p>SYS codes are general; the others belong to one area and stand with the calls that can answer them.</p>
<div class="wide" role="region" aria-label="Table of refusals" tabindex="0">
<table>
<thead><tr><th>Code<th>HTTP<th>Name<th>中文<th>English</tr></thead>
<tbody>${(Object.keys(errors) as ErrorName[]).map(row).join('\n')}</tbody>
</table>
</div>`,
};

const whatFor: Record<Limit, string> = {
  read: 'tells something',
  write: 'changes something',
  auth: 'checks a password or a code, or sends one',
  money: 'moves money, pieces or an order',
};

function row(name: ErrorName): string {
  const { code, status } = errors[name];
  const texts = (['zh', 'en'] as const).map(
    (language) => `<td lang="${language}">${escapeHtml(errorText(language, code))}`,
  );
  return `<tr id="${code}"><td>${code}<td>${status}<td>${name}${texts.join('')}</tr>`;
}

/** A code with its HTTP status, leading to what it means. */
export function refusal(name: ErrorName): string {
  const { code, status } = errors[name];
  return `<a href="#${code}"><code>${code}</code></a> (${status})`;
}

/** Leads to what the page says of this endpoint. */
function link(key: EndpointKey): string {
  return `<a href="#${anchor(key)}"><code>${url(key)}</code></a>`;
}

/** `POST /order/pay` → `post-order-pay` */
export function anchor(key: EndpointKey): string {
  return key.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

export function url(key: EndpointKey): string {
  return key.replace(' ', ' /api');
}
