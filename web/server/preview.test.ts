import { createHmac } from 'node:crypto';
import { readSecret } from '@junyao/commerce/contract/secret';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentPreview, showPreview } from '../app/content/preview.server.ts';
import type { Render } from './render.ts';
import { always } from './testing/always.ts';
import { type CmsDouble, previewSecret as secret, startCms } from './testing/start-cms.ts';
import { htmlPage, type RunningWeb, startWeb } from './testing/start-web.ts';

const documentId = 'jy2024001';
const path = '/artworks/JY-2024-001';
const soon = Math.floor(Date.now() / 1000) + 60;

interface Subject {
  path: string;
  type: string;
  documentId: string;
  status: string;
  expires: number;
}
const right: Subject = { path, type: 'artwork', documentId, status: 'draft', expires: soon };

function sign(subject: Partial<Subject> = {}, key = secret): string {
  const { path, type, documentId, status, expires } = { ...right, ...subject };
  const signed = ['preview', path, type, documentId, status, expires].join('\n');
  const signature = createHmac('sha256', key).update(signed).digest('base64url');
  return [type, documentId, status, expires, signature].join('.');
}

let cms: CmsDouble;
let web: RunningWeb;
let rendered = 0;
/** Pages with a page number are rendered after this. */
let held: Promise<void> | undefined;

const render: Render = async ({ url }) => {
  rendered += 1;
  if (url.includes('page=')) await held;
  const status = currentPreview()?.status ?? 200;
  if (status !== 200) return htmlPage(`refused ${status}`, {}, status);
  const { artworksByCode } = await web.content.view('artwork', 'zh');
  return htmlPage(artworksByCode.get('JY-2024-001')?.name?.text ?? 'no such piece');
};

const piece = (name: string) => ({ zh: { productCode: 'JY-2024-001', type: 'vase', name } });

beforeEach(async () => {
  rendered = 0;
  cms = await startCms('read');
  cms.artworks.set(documentId, piece('published'));
  cms.drafts.set(documentId, piece('draft'));
  web = await startWeb({ cmsUrl: cms.url, previewSecret: always(secret) }, render);
});
afterEach(async () => {
  await web.stop();
  await cms.stop();
});

const get = (address: string) => fetch(web.url + address);
const preview = (value: string, at = path) => get(`${at}?preview=${value}`);

describe('a preview', () => {
  test('shows the draft, and the page of visitors still shows what is published', async () => {
    expect(await (await get(path)).text()).toContain('published');
    expect(await (await preview(sign())).text()).toContain('draft');
    expect(await (await get(path)).text()).toContain('published');
    expect(rendered).toBe(2);
  });

  test('shows a draft that was never published', async () => {
    cms.artworks.clear();
    expect(await (await preview(sign())).text()).toContain('draft');
  });

  test('is rendered each time and neither kept nor indexed, and only the panel may frame it', async () => {
    const answer = await preview(sign());
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(answer.headers.get('ETag')).toBeNull();
    expect(answer.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(answer.headers.get('Content-Security-Policy')).toContain('frame-ancestors https://shop.example');
    cms.drafts.set(documentId, piece('corrected'));
    expect(await (await preview(sign())).text()).toContain('corrected');
    const forVisitors = await get(path);
    expect(forVisitors.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  test('also answers the request for the data of its page', async () => {
    expect((await preview(sign(), `${path}.data`)).status).toBe(200);
    expect((await preview(sign({ path: '/' }), '/_root.data')).status).toBe(200);
  });

  test('of the published version shows what is published, in the frame of the panel', async () => {
    const answer = await preview(sign({ status: 'published' }));
    expect(await answer.text()).toContain('published');
    expect(answer.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
  });

  test.each<[string, () => string, string?]>([
    ['that has expired', () => sign({ expires: Math.floor(Date.now() / 1000) - 1 })],
    ['of another path', () => sign({ path: '/artworks/JY-2024-002' })],
    ['at another path than its own', () => sign(), '/artworks/JY-2024-002'],
    ['signed for another document', () => sign({ documentId: 'other' }).replace('other', documentId)],
    ['signed for another type', () => sign({ type: 'article' }).replace('article', 'artwork')],
    ['signed for the published version', () => sign({ status: 'published' }).replace('published', 'draft')],
    ['whose time was changed', () => sign().replace(String(soon), String(soon + 9))],
    ['signed with another secret', () => sign({}, 'a guess')],
    ['of an unknown type', () => sign({ type: 'user' })],
    ['without a signature', () => `artwork.${documentId}.draft.${soon}`],
    ['with an empty signature', () => `artwork.${documentId}.draft.${soon}.`],
    ['with a short signature', () => sign().slice(0, -1)],
    ['that is empty', () => ''],
  ])('%s is refused, and nothing is rendered', async (_, value, at) => {
    const answer = await preview(value(), at);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('无法打开此预览');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Content-Security-Policy')).toContain('frame-ancestors https://shop.example');
    expect(rendered).toBe(0);
    expect(cms.asked.filter((each) => each.endsWith(`/${documentId}`))).toEqual([]);
  });

  test('does not wait among the pages with filters, nor is it refused with them', async () => {
    let release = () => {};
    held = new Promise((resolve) => {
      release = resolve;
    });
    const filtered = Array.from({ length: 17 }, (_, index) => get(`/artworks?page=${index + 2}`));
    try {
      expect((await Promise.race(filtered)).status).toBe(503);
      expect((await preview(sign())).status).toBe(200);
    } finally {
      release();
    }
    await Promise.all(filtered);
  });

  test('is refused when web has no secret', async () => {
    await web.stop();
    web = await startWeb({ cmsUrl: cms.url, previewSecret: always('') }, render);
    expect((await preview(sign({}, ''))).status).toBe(403);
  });

  test('shows no draft when the CMS has another secret', async () => {
    await web.stop();
    web = await startWeb({ cmsUrl: cms.url, previewSecret: always('another secret') }, render);
    const answer = await preview(sign({}, 'another secret'));
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain('draft');
  });

  test('of a document that does not exist is not found', async () => {
    expect((await preview(sign({ documentId: 'none' }))).status).toBe(404);
  });

  test('is not available while the CMS does not answer', async () => {
    cms.broken = true;
    expect((await preview(sign())).status).toBe(503);
  });
});

test('the content of a preview is put together once, however often its page reads it', async () => {
  const draft = await web.content.draft('artwork', documentId);
  expect(draft).not.toBeNull();
  const read = () => web.content.view('artwork', 'zh');
  const [one, other] = await showPreview({ status: 200, ...(draft && { draft }) }, () =>
    Promise.all([read(), read()]),
  );
  expect(one).toBe(other);
  expect(await read()).not.toBe(one);
});

test('an address that was signed with a former secret is shown until the time of this secret', async () => {
  const former = 'former-secret-of-previews';
  await web.stop();
  const rotatedTo = (until: number) =>
    readSecret({ S: 'new-secret-of-previews', S_OLD: `${former} ${new Date(until).toISOString()}` }, 'S');
  const minute = 60_000;
  const rotated = rotatedTo(Date.now() + 90 * minute);
  web = await startWeb({ cmsUrl: cms.url, previewSecret: rotated }, render);
  expect((await preview(sign({ status: 'published' }, former))).status).toBe(200);
  expect((await preview(sign({ status: 'published' }, 'new-secret-of-previews'))).status).toBe(200);
  await web.stop();
  web = await startWeb({ cmsUrl: cms.url, previewSecret: rotatedTo(Date.now() - minute) }, render);
  expect((await preview(sign({ status: 'published' }, former))).status).toBe(403);
});
