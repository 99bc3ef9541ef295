import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { UnbrokenDates } from './unbroken-dates.tsx';

test('each date of a text stays on one line, and the text stays as it is', () => {
  const text = 'Alipay 2026-03-04 – 2026-03-06 JC202603040000000001';
  const html = renderToStaticMarkup(<UnbrokenDates text={text} />);
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
  const unbroken = [...html.matchAll(/<span class="whitespace-nowrap">([^<]+)<\/span>/g)];
  expect(unbroken.map(([, date]) => date)).toEqual(['2026-03-04', '2026-03-06']);
});
