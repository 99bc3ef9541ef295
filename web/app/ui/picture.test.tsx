import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const shown = { name: 'bowl.jpg', width: 1200, height: 1500, alt: '', sizes: '100vw' };

test('the colors of a picture are shown until it has loaded', () => {
  const html = renderToStaticMarkup(<Picture {...shown} colors="bcc6c88198a4abb7be" blurred />);
  expect(html).toContain('class="blurred ');
  expect(html).toContain('style="--top:#bcc6c8;--middle:#8198a4;--bottom:#abb7be"');
});

test('a picture without colors is our backdrop', () => {
  const html = renderToStaticMarkup(<Picture {...shown} blurred />);
  expect(html).toContain('class="blurred ');
  expect(html).not.toContain('style');
});

test('a picture that is not blurred has no background, whatever its colors', () => {
  const html = renderToStaticMarkup(<Picture {...shown} colors="bcc6c88198a4abb7be" />);
  expect(html).not.toMatch(/style|blurred/);
});
