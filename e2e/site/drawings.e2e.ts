import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { pageHas } from '../support/raw-get.ts';

const dxf = '0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n';

test('a drawing that staff publish can be looked at and downloaded with its license', async ({
  page,
  baseURL,
  cms,
  t,
}) => {
  const title = `试盒 ${randomUUID().slice(0, 8)}`;
  await cms.publishDrawing(title, await cms.uploadFile('test-box.dxf', dxf));
  await expect.poll(() => pageHas(`${baseURL}/esg`, title), { timeout: 5000 }).toBe(true);

  await page.goto('/esg');
  const drawing = page.getByRole('article').filter({ hasText: title });
  await expect(drawing.getByRole('link', { name: t('esg:licenses.cc-by-nc-4-0.name') })).toHaveAttribute(
    'href',
    /^https:\/\/creativecommons\.org\/licenses\/by-nc\/4\.0\//,
  );

  const waiting = page.waitForEvent('download');
  await drawing.getByRole('link', { name: /DXF/ }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toBe(`${title}.dxf`);
  expect(await readFile(await download.path(), 'utf8')).toBe(dxf);

  const view = drawing.getByRole('link', { name: t('esg:drawings.viewNamed', { name: title }) });
  const pdf = await page.request.get((await view.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect(pdf.headers()['content-disposition']).toMatch(/^inline/);
});

test('the upload of a web page with the file name of a drawing is refused', async ({ cms }) => {
  const upload = cms.uploadFile('page.dxf', '<html><script>alert(1)</script></html>');
  await expect(upload).rejects.toThrow('answered 400');
});
