// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const shown = { width: 1200, height: 1500, sizes: '100vw', colors: 'bcc6c88198a4abb7be' };
const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
const root = createRoot(document.body);
afterEach(() => act(() => root.render(null)));

const show = (name: string, alt: string) =>
  act(() => root.render(<Picture {...shown} name={name} alt={alt} className="h-auto w-full" />));
const img = () => document.querySelector('img');

test('in place of a deleted picture stands a ground in its colors and its size, with the same text', async () => {
  await show('gone.jpg', 'A sky blue bowl');
  await act(() => img()?.dispatchEvent(new Event('error')));
  expect(img()).toBeNull();
  const ground = document.querySelector<HTMLElement>('.gone.blurred.h-auto.w-full');
  expect(ground?.role).toBe('img');
  expect(ground?.getAttribute('aria-label')).toBe('A sky blue bowl');
  expect(ground?.style.getPropertyValue('--ratio')).toBe('1200 / 1500');
  expect(ground?.style.getPropertyValue('--middle')).toBe('#8198a4');
});

test('the picture that follows a deleted one at the same place is shown', async () => {
  await show('gone.jpg', '');
  await act(() => img()?.dispatchEvent(new Event('error')));
  expect(document.querySelector('.gone')?.getAttribute('aria-hidden')).toBe('true');
  await show('bowl.jpg', '');
  expect(img()?.src).toContain('bowl.jpg');
});

test('a picture that failed before the scripts of the page started is replaced as well', async () => {
  complete.mockReturnValueOnce(true);
  await show('gone.jpg', '');
  expect(img()).toBeNull();
});
