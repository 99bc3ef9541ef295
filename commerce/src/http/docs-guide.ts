import type { EndpointKey } from '../../contract/contract.ts';
import { type Limit, requestsPerMinute } from '../../contract/endpoint.ts';
import { type ErrorName, errors } from '../../contract/errors.ts';
import { escapeHtml } from '../escape-html.ts';
import { errorText } from '../texts/error-text.ts';
import { developing } from './published.ts';

export const guide: Record<string, () => string> = {
  Answers: () => `
<p>Every answer is JSON with a matching HTTP status. The result is in <code>content</code>:</p>
<pre>200  { "status": "OK", "content": … }
4xx, 5xx  { "status": "ERROR", "errorCode": "ORD003", "message": "…", "details": { … }, "traceId": "…" }</pre>
<p>Always check <code>errorCode</code>, not <code>message</code>: the message is in the language of
<code>Accept-Language</code> (Chinese unless <code>en</code> is preferred) and may be reworded.
<code>details</code> gives more information where there is any. For ${refusal('invalidInput')} it names the invalid
fields: <code>details.fields</code> has a keyword for each field, <code>details.reasons</code> a sentence. Quote the
<code>traceId</code> when you report a problem. Exports are CSV and pictures are WebP; their refusals are JSON.</p>
<p>A list is <code>{ items, total, page, pageSize }</code>. Lists of the admin area stop counting at 1,000 and then
set <code>totalIsMore</code>. To read the next page of such a list, send its <code>next</code> as
<code>after</code>.</p>`,

  Requests: () => `
<p>A GET takes query parameters. A POST takes JSON, <code>application/x-www-form-urlencoded</code> or multipart
fields. Unknown fields are refused, so that a misspelled name does not go unnoticed.</p>
<p>Amounts are yuan as JSON numbers with at most two decimal places. Times are ISO 8601 in UTC
(<code>2026-01-31T08:00:00.000Z</code>). The days of reports are days in Shanghai.</p>`,

  Authentication: () => `
<p>${link('POST /auth/login')} and ${link('POST /auth/register')} return an <code>authToken</code>. Send it
unchanged, without “Bearer”: <code>Authorization: &lt;authToken&gt;</code>. A request without the header is a
guest’s. Each call below states who may make it: anyone (<code>public</code>), a <code>member</code>, or
<code>staff</code> whose roles include the permission. ${refusal('sessionInvalid')} means that the token is missing
or its session has ended: discard the token and log in again. A <code>userId</code> in the input grants nothing. It
must be the caller’s own; otherwise the answer is ${refusal('forbidden')}.</p>`,

  Retries: () => `
<p>Every call that moves money, stock or an order, and every write by staff, takes a <code>requestId</code>: a UUID
made by the client. Use a new one for each action of the user, and the same one when you retry a request that got no
answer.</p>
<ul>
<li>The same id with the same input returns the first answer again, whether it was a success or a refusal. The
action is not repeated.</li>
<li>The same id with different input is refused with ${refusal('requestIdReused')}.</li>
<li>Answers with the status 429 or 5xx are not remembered: retry with the same id.</li>
</ul>`,

  Limits: () => `
<p>Each call allows a number of requests per minute for each caller. Members are counted by account, guests by IP
address. Refused requests count, too.</p>
<ul>${(Object.keys(whatFor) as Limit[]).map((name) => `<li><code>${name}</code> ${requestsPerMinute[name]}: ${whatFor[name]}</li>`).join('')}</ul>
<p>Requests above the limit are answered with ${refusal('tooManyRequests')}. While the shop is overloaded or
restarting, the answer is ${refusal('temporarilyUnavailable')}. Both have the header <code>Retry-After</code>, in
seconds.</p>`,

  Development: () => `
<p>With <code>APP_ENV=development</code>, the setting of <code>npm start</code>, SMS messages are stored instead of
sent. So are emails, unless <code>SMTP_URL</code> is set. These calls read them; they do not exist in production:</p>
<ul>${developing.map(([key, { summary }]) => `<li><code>${url(key)}</code> ${escapeHtml(summary)}</li>`).join('')}</ul>`,

  'A first purchase': () => `
<p>${link('POST /auth/send_code')} → ${link('POST /auth/register')} → ${link('POST /userinfo/address/add')} →
${link('GET /product/search')} → ${link('POST /userinfo/cart/add_item')} → ${link('POST /order/submit')} →
${link('POST /wallet/charge')} → ${link('POST /auth/send_code')} with the scene <code>order_pay</code> →
${link('POST /order/pay')}. Or, without a balance, ${link('POST /order/charge')} →
${link('POST /wallet/charge/pay')} after the order.</p>`,

  Refusals: () => `
<p>Every call can be refused with SYS codes. The other codes belong to one area and are listed with the calls that
use them.</p>
<div class="wide" role="region" aria-label="Table of refusals" tabindex="0">
<table>
<thead><tr><th>Code<th>HTTP<th>Name<th>中文<th>English</tr></thead>
<tbody>${(Object.keys(errors) as ErrorName[]).map(row).join('\n')}</tbody>
</table>
</div>`,
};

const whatFor: Record<Limit, string> = {
  read: 'reads data',
  write: 'changes data',
  auth: 'sends a code, or checks a code or a password',
  money: 'moves money, stock or an order',
};

function row(name: ErrorName): string {
  const { code, status } = errors[name];
  const texts = (['zh', 'en'] as const).map(
    (language) => `<td lang="${language}">${escapeHtml(errorText(language, code))}`,
  );
  return `<tr id="${code}"><td>${code}<td>${status}<td>${name}${texts.join('')}</tr>`;
}

export function refusal(name: ErrorName): string {
  const { code, status } = errors[name];
  return `<a href="#${code}"><code>${code}</code></a> (${status})`;
}

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
