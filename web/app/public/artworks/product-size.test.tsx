import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { type Language, languages } from '../../i18n/languages.ts';
import { drawSize } from './draw-size.server.ts';
import { ProductSize } from './product-size.tsx';

const dimensions = { height: 12, width: null, length: null, diameter: 9, unit: 'cm' as const };
const unknown = { outline: [], attached: [], silhouette: [] };
const outline = [
  { height: 0, radius: 3 },
  { height: 12, radius: 4.5 },
];
const silhouette = [[[0, 0] as const, [1000, 0] as const, [500, 1000] as const]];

function saidOf(shape: Parameters<typeof drawSize>[1], language: Language) {
  const drawing = drawSize(dimensions, shape);
  const window = new Window();
  window.document.body.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n(language)}>
      {drawing && <ProductSize drawing={drawing} />}
    </I18nextProvider>,
  );
  const svg = window.document.querySelector('svg');
  return {
    note: window.document.querySelector('p')?.textContent ?? '',
    label: svg?.getAttribute('aria-label') ?? '',
    shapes: svg?.querySelectorAll('[fill-rule="evenodd"]').length,
  };
}

const axis = /虚线|dashed/;
const promise = /轮廓|绘制|outline|drawn/i;

test.each(languages)('a piece without a known shape is not said to be drawn, in %s', (language) => {
  const { note, label, shapes } = saidOf(unknown, language);
  expect(shapes).toBe(0);
  expect(`${note} ${label}`).not.toMatch(promise);
  expect(label).toMatch(/12.+9/);
});

test.each(languages)('a silhouette is called an outline and has no axis, in %s', (language) => {
  const { note, label, shapes } = saidOf({ ...unknown, silhouette }, language);
  expect(shapes).toBe(1);
  expect(note).toMatch(/轮廓|outline/);
  expect(note).not.toMatch(axis);
  expect(label).toMatch(/轮廓|outline/i);
});

test.each(languages)('of a turned piece the axis is explained, in %s', (language) => {
  expect(saidOf({ ...unknown, outline }, language).note).toMatch(axis);
});
