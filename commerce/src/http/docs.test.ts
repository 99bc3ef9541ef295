import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, type EndpointKey } from '../../contract/contract.ts';
import { requestsPerMinute } from '../../contract/endpoint.ts';
import { errors } from '../../contract/errors.ts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { errorText } from '../texts/error-text.ts';
import { describeApi } from './openapi.ts';

const keys = Object.keys(contract) as EndpointKey[];
const isPublic = (key: EndpointKey) => !['internal', 'development'].includes(contract[key].access);

describe('the page of API documentation', () => {
  let app: TestApp;
  let page: string;
  beforeAll(async () => {
    app = await createTestApp();
    const answer = await fetch(`${app.url}/api/docs`);
    expect(answer.headers.get('content-type')).toContain('text/html');
    page = await answer.text();
  });
  afterAll(() => app.close());

  test.each(keys.filter(isPublic))('names %s', (key) => {
    expect(page).toContain(`<h3>${key.replace(' ', ' /api')}</h3>`);
  });

  test.each(keys.filter((key) => !isPublic(key)))('does not offer %s as a call to make', (key) => {
    expect(page).not.toContain(`<h3>${key.replace(' ', ' /api')}</h3>`);
  });

  test.each(Object.values(errors))('explains $code in both languages', ({ code, status }) => {
    const [, row] = page.split(`<tr id="${code}"><td>${code}<td>${status}`);
    expect(row).toContain('<td lang="zh">');
    for (const language of ['zh', 'en'] as const) {
      expect(page.replaceAll('&#39;', "'")).toContain(`<td lang="${language}">${errorText(language, code)}`);
    }
  });

  test('has no link to a missing anchor', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(ids).toEqual(expect.arrayContaining(targets));
  });

  test('lists the limits, the permissions and the endpoints of development', () => {
    for (const [name, count] of Object.entries(requestsPerMinute)) {
      expect(page).toContain(`<code>${name}</code> ${count}`);
    }
    expect(page).toContain('staff with orders.fulfil');
    expect(page).toContain('GET /api/dev/outbox');
  });
});

test.each(['/api/docs', '/api/openapi.json'])(
  '%s, which is large, is limited for each caller',
  async (path) => {
    const limited = await createTestApp({ limits: true });
    const statuses = [];
    for (let sent = 0; sent <= requestsPerMinute.auth; sent += 1) {
      const answer = await fetch(limited.url + path);
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    expect(statuses.slice(-2)).toEqual([200, 429]);
    await limited.close();
  },
);

describe('the OpenAPI description', () => {
  interface Operation {
    responses: Record<string, { content: Record<string, { schema: { allOf?: object[] } }> }>;
  }
  const { paths, components } = describeApi();
  const operation = (key: EndpointKey) => {
    const [method = '', route = ''] = key.replace(/:(\w+)/g, '{$1}').split(' ');
    return paths[`/api${route}`]?.[method.toLowerCase()] as Operation | undefined;
  };

  test('has every public endpoint and no other', () => {
    expect(keys.filter((key) => operation(key) !== undefined)).toEqual(keys.filter(isPublic));
    const count = Object.values(paths).flatMap((methods) => Object.keys(methods)).length;
    expect(count).toBe(keys.filter(isPublic).length);
  });

  test('lists by HTTP status the error codes of each call', () => {
    const { responses } = operation('POST /order/pay') ?? { responses: {} };
    const codesOf = (status: number) => JSON.stringify(responses[status]?.content);
    expect(Object.keys(responses)).toEqual(['200', '400', '401', '403', '404', '409', '429', '500', '503']);
    expect(codesOf(400)).toContain('"enum":["SYS007","AUT003","AUT004"]');
    expect(codesOf(409)).toContain('"enum":["SYS008","ORD008","ORD009","WAL001"]');
    expect(codesOf(401)).toContain('"enum":["SYS001"]');
  });

  test('refers to one schema for all refusals', () => {
    expect(components.schemas).toHaveProperty('Refusal');
    const references = JSON.stringify(paths).match(/"\$ref":"[^"]*"/g);
    expect(new Set(references)).toEqual(new Set(['"$ref":"#/components/schemas/Refusal"']));
  });
});
