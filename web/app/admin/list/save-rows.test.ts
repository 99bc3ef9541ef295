// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { saveRows } from './save-rows.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function saved(rows: readonly (readonly (string | number)[])[]) {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let content = new Blob();
  let name = '';
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) content = blob;
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    name = this.download;
  });
  await saveRows('rows.csv', rows);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await content.arrayBuffer());
  return { name, text };
}

test('a saved CSV begins with a byte-order mark, so that Excel reads it as UTF-8', async () => {
  const { name, text } = await saved([['订单号'], ['JO1']]);
  expect(name).toBe('rows.csv');
  expect(text).toBe('\uFEFF订单号\nJO1\n');
});

test('cells with commas, quotation marks and line breaks stay one cell', async () => {
  const { text } = await saved([['a,b', 'say "x"', 'one\ntwo']]);
  expect(text).toBe('\uFEFF"a,b","say ""x""","one\ntwo"\n');
});

test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a text that begins like a formula (%j) is shown and not calculated',
  async (cell) => {
    const { text } = await saved([[cell]]);
    expect(text.replace('\uFEFF', '').replace(/^"/, '')).toMatch(/^'/);
  },
);
