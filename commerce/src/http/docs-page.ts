import type { EndpointKey } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { escapeHtml } from '../escape-html.ts';
import { anchor, guide, refusal, url } from './docs-guide.ts';
import { jsonSchemas } from './json-schemas.ts';
import { published } from './published.ts';

export function renderDocs(): string {
  const areas = [...new Set(published.map(([key]) => areaOf(key)))];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Junyao commerce API</title>
<style>${style}</style>
<main>
<h1>Junyao commerce API</h1>
<p>The API of the shop: accounts, pieces, cart, orders, wallet and the admin area. The same description is available
to programs as <a href="/api/openapi.json">OpenAPI</a>.</p>
<nav>Guide: ${links(Object.keys(guide))}</nav>
<nav>Calls: ${links(areas)}</nav>
${Object.entries(guide)
  .map(([title, render]) => section(title, render()))
  .join('\n')}
${areas.map((area) => section(area, callsOf(area))).join('\n')}
</main>
</html>`;
}

function links(titles: string[]): string {
  return titles.map((title) => `<a href="#${idOf(title)}">${title}</a>`).join(' · ');
}

function section(title: string, content: string): string {
  return `<h2 id="${idOf(title)}">${title}</h2>${content}`;
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}

function callsOf(area: string): string {
  return published
    .filter(([key]) => areaOf(key) === area)
    .map(describe)
    .join('');
}

/** `/admin/orders/ship` belongs to `admin-orders`, `/order/pay` to `order`. */
function areaOf(key: string): string {
  const [first = '', second = ''] = key.slice(key.indexOf('/') + 1).split('/');
  return first === 'admin' || first === 'userinfo' ? `${first}-${second}` : first;
}

function describe([key, endpoint]: [EndpointKey, Endpoint]): string {
  const { access, permission, limit, summary, errors = [] } = endpoint;
  const { input, output } = jsonSchemas(endpoint);
  const who = permission ? `staff with ${permission}` : access;
  const refused = errors.map(refusal).join(', ');
  return `<article id="${anchor(key)}">
<h3>${url(key)}</h3>
<p>${escapeHtml(summary)}</p>
<p class="small">${who} · limit ${limit}${refused && ` · can be refused with ${refused}`}</p>
${fields('Input', input)}
${fields('Answer', output)}
</article>`;
}

function fields(title: string, schema: object): string {
  const json = JSON.stringify(schema, (name, value) => (name === '$schema' ? undefined : value), 2);
  if (json === '{}' || /"properties": \{\}/.test(json)) return '';
  return `<details><summary>${title}</summary><pre>${escapeHtml(json)}</pre></details>`;
}

const style = `
body { margin: 0; background: #f6f3ec; color: #23262d; font: 16px/1.6 system-ui, sans-serif; }
main { max-width: 52rem; margin: 0 auto; padding: 3rem 1.5rem; }
h1, h2 { font-family: serif; font-weight: 500; }
h2 { margin-top: 3rem; border-top: 1px solid #6b4f45; padding-top: 1rem; }
h3 { margin: 2rem 0 0; font: 500 15px/1.6 ui-monospace, monospace; overflow-wrap: anywhere; }
p { margin: .25rem 0; overflow-wrap: anywhere; }
nav { margin: .75rem 0; }
a { color: #3f6d80; }
.small { color: #5b5e63; font-size: 14px; }
ul { padding-left: 1.25rem; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th, td { padding: .25rem .75rem .25rem 0; text-align: left; vertical-align: top; }
.wide td[lang] { min-width: 9rem; }
:target { background: #fff; }
pre { overflow: auto; padding: 1rem; background: #fff; font-size: 13px; }
`;
