import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { serverI18n } from '../../i18n/i18n.server.ts';
import { GlazeCloseUp, widestCloseUp } from './glaze-close-up.tsx';
import type { PieceSummary } from './piece.ts';

const piece: PieceSummary = {
  productCode: 'JY-2024-001',
  name: null,
  type: 'vase',
  glazeFamily: 'sky-blue',
  glazeColor: null,
  mainImage: null,
  microImage: { name: 'glaze.jpg', width: 1200, height: 1500 },
};

function render(shown: PieceSummary) {
  const window = new Window();
  window.document.body.innerHTML = renderToStaticMarkup(
    <I18nextProvider i18n={serverI18n('en')}>
      <GlazeCloseUp piece={shown} name="Vase" />
    </I18nextProvider>,
  );
  return window.document.querySelector('img');
}

test('a close-up fills the window up to the width of the upload', () => {
  const shown = render(piece);
  expect(shown?.style.maxWidth).toBe('1200px');
  expect(shown?.getAttribute('sizes')).toBe('min(100vw, 1200px)');
  expect(shown?.className).toContain('w-full');
});

test('a flat upload is not enlarged either', () => {
  expect(widestCloseUp({ width: 2000, height: 2500 })).toBe(2000);
  expect(widestCloseUp({ width: 2000, height: 800 })).toBe(1000);
});

test('a piece without a close-up shows none', () => {
  expect(render({ ...piece, microImage: null })).toBeNull();
});
