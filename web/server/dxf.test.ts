import { parse } from 'content-disposition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocumentOrder } from './document-order.ts';
import { type CmsDouble, startCms } from './testing/start-cms.ts';
import { type RunningWeb, startWeb } from './testing/start-web.ts';

const name = 'plate_box_0a1b2c3d4e.dxf';
const dxf = Buffer.from(
  '999\r\nPlate box, CC BY-NC 4.0\r\n  0\r\nSECTION\r\n  2\r\nENTITIES\r\n  0\r\nEOF\r\n',
);

let cms: CmsDouble;
let web: RunningWeb;

beforeAll(async () => {
  cms = await startCms('read');
  web = await startWeb({ cmsUrl: cms.url });
  cms.uploads.set(name, dxf);
});

afterAll(async () => {
  await web.stop();
  await cms.stop();
});

test('the headers of a drawing make browsers save it and never treat it as another type of file', async () => {
  const answer = await fetch(`${web.url}/media/dxf/${name}`);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/dxf',
    'content-disposition': 'attachment; filename=plate_box.dxf',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(Buffer.from(await answer.arrayBuffer()).equals(dxf)).toBe(true);
});

test.each([
  ['Plate box', 'Plate box.dxf'],
  ['Plate box.DXF', 'Plate box.dxf'],
  ['../box', '.. box.dxf'],
  ['', 'plate_box.dxf'],
])('with the title %j a drawing is saved as %s', async (title, filename) => {
  const answer = await fetch(`${web.url}/media/dxf/${name}?download=${encodeURIComponent(title)}`);
  expect(parse(answer.headers.get('content-disposition') ?? '')).toEqual({
    type: 'attachment',
    parameters: { filename },
  });
});

test.each([
  ['page_1.dxf', '<html><script>alert(1)</script></html>'],
  ['page_2.dxf', '999\n<html>\n<script>alert(1)</script>'],
  ['page_3.dxf', '0\nSECTION\n\0'],
])('%s, whose content is no drawing, answers 404', async (bad, content) => {
  cms.uploads.set(bad, Buffer.from(content));
  expect((await fetch(`${web.url}/media/dxf/${bad}`)).status).toBe(404);
});

test.each(['a.pdf', 'a.dxf.html', '.dxf', '../a.dxf', '..%2Fa.dxf', 'a/b.dxf', 'a\\b.dxf'])(
  'the name %j is refused',
  (bad) => {
    expect(readDocumentOrder(`/media/dxf/${bad}`, '')).toBeNull();
  },
);
