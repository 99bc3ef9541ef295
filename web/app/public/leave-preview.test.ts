import { expect, test } from 'vitest';
import { showPreview } from '../content/preview.server.ts';
import { leavePreview } from './leave-preview.server.ts';

function leave(name: string, isPublished: boolean, path: string): Promise<string | null> {
  const draft = { name, documentId: 'd', rows: {}, isPublished };
  return showPreview({ status: 200, draft }, async () => leavePreview(path));
}

test('a page without a draft has no preview to leave', async () => {
  expect(leavePreview('/esg')).toBeNull();
  expect(await showPreview({ status: 200 }, async () => leavePreview('/esg'))).toBeNull();
});

test('the preview of a published document leads to its page', async () => {
  expect(await leave('artwork', true, '/artworks/JY-2024-001')).toBe('/artworks/JY-2024-001');
  expect(await leave('article', true, '/jun-history/intro')).toBe('/jun-history/intro');
});

test('a piece or an article that was never published has no page, so its preview leads home', async () => {
  expect(await leave('artwork', false, '/artworks/JY-2024-001')).toBe('/');
  expect(await leave('article', false, '/jun-history/intro')).toBe('/');
});

test('the preview of a drawing, a literature item or a page leads to the page that shows it', async () => {
  expect(await leave('design-drawing', false, '/esg')).toBe('/esg');
  expect(await leave('literature', false, '/jun-history')).toBe('/jun-history');
  expect(await leave('buying-page', false, '/buying')).toBe('/buying');
});
