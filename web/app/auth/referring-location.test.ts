// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { referringLocation } from './referring-location.ts';

test.each([
  ['/artworks?type=vase', { pathname: '/artworks', search: '?type=vase', hash: '', state: null }],
  ['/artworks?type=vase&lng=en', { pathname: '/artworks', search: '?type=vase', hash: '', state: null }],
  ['/auth/register', null],
  ['/cms/admin', null],
  ['https://elsewhere.example/artworks', null],
  ['', null],
])('the page %s whose link opened the document is a location of this site or none', (address, location) => {
  const referrer = address && new URL(address, window.location.href).href;
  const spy = vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  expect(referringLocation()).toEqual(location);
  spy.mockRestore();
});
