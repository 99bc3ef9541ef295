import { expect, test } from 'vitest';
import { encodePage, makePage, type Page } from './make-page.ts';
import { readPageRequest } from './page-request.ts';
import { htmlPage } from './testing/start-web.ts';

function pageOf(address: string): Promise<Page> {
  const maker = {
    render: async () => htmlPage('vase'),
    publicUrl: 'https://shop.example',
    panelUrl: 'https://shop.example',
    hotReload: false,
  };
  return makePage(maker, readPageRequest(address, {}, []));
}

test('two visitors who wait for the same page that is not kept share its compression', async () => {
  const page = await pageOf('/artworks?q=vase');
  expect(page.encoded).toEqual({});
  const [one, other] = await Promise.all([encodePage(page, 'br'), encodePage(page, 'br')]);
  expect(one).toBe(other);
  expect(await encodePage(page, 'br')).toBe(one);
});

test('a kept page has all encodings before anybody asks for one', async () => {
  const page = await pageOf('/artworks');
  expect(Object.keys(page.encoded).toSorted()).toEqual(['br', 'gzip', 'identity']);
});
