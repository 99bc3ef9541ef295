import { contract } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errors } from '../../contract/errors.ts';
import { escapeHtml } from '../escape-html.ts';
import { jsonSchemas } from './json-schemas.ts';

/** The contract as a page to read: one section an area, one entry an endpoint. */
export function renderDocs(): string {
  const published = (Object.entries(contract) as [string, Endpoint][]).filter(
    ([, { access }]) => access !== 'development',
  );
  const areas = [...new Set(published.map(([key]) => areaOf(key)))];
  const links = areas.map((area) => `<a href="#${area}">${area}</a>`).join(' · ');
  const sections = areas.map((area) => {
    const endpoints = published.filter(([key]) => areaOf(key) === area);
    return `<h2 id="${area}">${area}</h2>${endpoints.map(describe).join('')}`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Junyao commerce API</title>
<style>${style}</style>
<main>
<h1>Junyao commerce API</h1>
<p>Answers are <code>{"status":"OK","content":…}</code> or
<code>{"status":"ERROR","errorCode","message","details","traceId"}</code>. Amounts are yuan with at most two
decimals, times are UTC. The token goes into the header <code>Authorization</code>. The same as
<a href="/api/openapi.json">OpenAPI</a>.</p>
<nav>${links}</nav>
${sections.join('\n')}
</main>
</html>`;
}

/** `/admin/orders/ship` belongs to `admin-orders`, `/order/pay` to `order`. */
function areaOf(key: string): string {
  const [first = '', second = ''] = key.slice(key.indexOf('/') + 1).split('/');
  return first === 'admin' || first === 'userinfo' ? `${first}-${second}` : first;
}

function describe([key, endpoint]: [string, Endpoint]): string {
  const [method = '', path = ''] = key.split(' ');
  const { access, permission, limit, summary, errors: names = [] } = endpoint;
  const { input, output } = jsonSchemas(endpoint);
  const who = permission ? `staff with ${permission}` : access;
  const refused = names.map((name) => `${errors[name].code} ${name}`).join(', ');
  return `<article>
<h3><b>${method}</b> /api${path}</h3>
<p>${escapeHtml(summary)}</p>
<p class="small">${who} · limit ${limit}${refused && ` · refuses ${refused}`}</p>
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
h3 { margin: 2rem 0 0; font: 500 15px/1.6 ui-monospace, monospace; }
p { margin: .25rem 0; }
nav { margin: 1.5rem 0; }
a { color: #3f6d80; }
.small { color: #5b5e63; font-size: 14px; }
pre { overflow: auto; padding: 1rem; background: #fff; font-size: 13px; }
`;
