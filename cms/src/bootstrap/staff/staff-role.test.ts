import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { anyPicture, panelPath } from '../../../test/artworks.ts';
import { type Answer, type Cms, cms } from '../../../test/cms.ts';
import { cmsRoot, staff } from '../../../test/environment.ts';
import { ensureStaffRole, staffRoleCode } from './ensure-staff-role.ts';
import { prepareSampleStaff } from './sample-staff.ts';

type Draft = Answer<{ data: { documentId: string } }>;
type Refusal = Answer<{ error: { message: string } }>;
const artworks = '/content-manager/collection-types/api::artwork.artwork';
const jpeg = fs.readFileSync(path.join(cmsRoot, 'seed', 'media', 'JY-2024-001-main.jpg'));

let accountId: number;
beforeAll(async () => {
  accountId = (await theAccount((await cms()).strapi)).id;
});

describe('the staff of the workshop', () => {
  it('write a piece in both languages, publish it and take it off the site', async () => {
    const running = await cms();
    const { staffPanel, read } = running;
    const neutral = { productCode: 'TS-2026-001', type: 'cup', mainImage: await anyPicture(running) };
    const draft: Draft = await staffPanel('POST', `${artworks}?locale=zh`, { ...neutral, name: '试杯' });
    const { documentId } = draft.body.data;
    const at = panelPath(documentId);
    expect((await staffPanel('PUT', `${at}?locale=en`, { ...neutral, name: 'Trial cup' })).status).toBe(200);
    expect((await staffPanel('POST', `${at}/actions/publish?locale=zh`, {})).status).toBe(200);
    expect((await staffPanel('POST', `${at}/actions/publish?locale=en`, {})).status).toBe(200);
    expect((await read(`artworks/${documentId}?locale=en`)).body).toMatchObject({
      data: { name: 'Trial cup' },
    });
    await staffPanel('POST', `${at}/actions/unpublish?locale=zh`, {});
    await staffPanel('POST', `${at}/actions/unpublish?locale=en`, {});
    expect((await read(`artworks/${documentId}?locale=zh`)).status).toBe(404);
  });

  it('edit every content type of the shop', async () => {
    const { staffPanel, strapi, read } = await cms();
    const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
    expect(types.length).toBeGreaterThan(8);
    for (const { uid, kind } of types) {
      const folder = kind === 'singleType' ? 'single-types' : 'collection-types';
      const answer = await staffPanel('GET', `/content-manager/${folder}/${uid}?locale=zh`);
      expect([uid, answer.status]).toEqual([uid, 200]);
    }
    const about = { email: 'shop@junyao.example', deliversToMacao: true };
    const setting = '/content-manager/single-types/api::site-setting.site-setting?locale=zh';
    expect((await staffPanel('PUT', setting, about)).status).toBe(200);
    // Settings without a language hold for both.
    expect((await read('site-setting?locale=en')).body).toMatchObject({ data: about });
  });

  it('upload, replace and delete a picture, but cannot delete one that a piece shows', async () => {
    const { staffPanel, strapi } = await cms();
    const form = new FormData();
    form.append('files', new Blob([jpeg], { type: 'image/jpeg' }), 'cup.jpg');
    const { status, body } = await staffPanel<{ id: number }[]>('POST', '/upload', form);
    expect(status).toBe(201);
    const id = body[0]?.id;
    expect((await staffPanel('POST', `/upload?id=${id}`, form)).status).toBe(200);
    const piece = { productCode: 'TS-2026-004', type: 'cup', name: '试杯', mainImage: id };
    const { documentId } = (await staffPanel<Draft['body']>('POST', `${artworks}?locale=zh`, piece)).body
      .data;
    const refused: Refusal = await staffPanel('DELETE', `/upload/files/${id}`);
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toBe('cup.jpg 正用在：作品“试杯”。请先在那里换掉，再删除。');
    // Nobody uses the second file in the piece's folder, but neither is deleted.
    const { folder } =
      (await strapi.db.query('plugin::upload.file').findOne({ where: { id }, populate: { folder: true } })) ??
      {};
    const info = JSON.stringify({ folder: folder.id });
    const second = new FormData();
    second.append('files', new Blob([jpeg], { type: 'image/jpeg' }), 'unused.jpg');
    second.append('fileInfo', info);
    const unused = (await staffPanel<{ id: number }[]>('POST', '/upload', second)).body[0]?.id;
    // Deleting a folder also deletes what is inside its folders.
    const outer = await staffPanel<{ data: { id: number } }>('POST', '/upload/folders', { name: '旧图' });
    const outerId = outer.body.data.id;
    const moved = { folderIds: [folder.id], destinationFolderId: outerId };
    expect((await staffPanel('POST', '/upload/actions/bulk-move', moved)).status).toBe(200);
    for (const chosen of [
      { folderIds: [outerId] },
      { folderIds: [folder.id] },
      { fileIds: [unused, id] },
      { fileIds: [unused], folderIds: [outerId] },
    ])
      expect((await staffPanel('POST', '/upload/actions/bulk-delete', chosen)).status).toBe(400);
    expect(await strapi.db.query('plugin::upload.file').count({ where: { id: { $in: [id, unused] } } })).toBe(
      2,
    );
    await strapi
      .documents('api::artwork.artwork')
      .update({ documentId, locale: 'zh', data: { mainImage: null } });
    expect((await staffPanel('DELETE', `/upload/files/${id}`)).status).toBe(200);
  });

  it.each(['/upload/settings', '/admin/ai-feature-config'])(
    'get an answer to %s, which every page asks for',
    async (address) => {
      const { staffPanel } = await cms();
      expect((await staffPanel('GET', address)).status).toBe(200);
    },
  );

  it.each([
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['GET', '/admin/roles'],
    ['POST', '/admin/roles'],
    ['GET', '/admin/api-tokens'],
    ['POST', '/admin/api-tokens'],
    ['GET', '/admin/admin-tokens'],
    ['POST', '/admin/admin-tokens'],
    ['GET', '/admin/transfer/tokens'],
    ['GET', '/admin/webhooks'],
    ['POST', '/admin/webhooks'],
    ['POST', '/admin/project-settings'],
    ['GET', '/admin/plugins'],
    ['PUT', '/upload/settings'],
    ['PUT', '/upload/configuration'],
    ['POST', '/i18n/locales'],
    ['GET', '/content-type-builder/content-types'],
    ['PUT', '/content-manager/content-types/api::artwork.artwork/configuration'],
    ['PUT', '/content-manager/components/page.story/configuration'],
    ['GET', '/content-manager/collection-types/admin::user'],
  ])('get 403 for %s %s', async (method, address) => {
    const { staffPanel, panel } = await cms();
    expect((await staffPanel(method, address, method === 'GET' ? undefined : {})).status).toBe(403);
    // The owner may send the same request, so the role of the staff causes the refusal.
    expect((await panel(method, address, method === 'GET' ? undefined : {})).status).not.toBe(403);
  });

  it('cannot publish a piece without its main picture', async () => {
    const { staffPanel } = await cms();
    const draft: Draft = await staffPanel('POST', `${artworks}?locale=zh`, {
      productCode: 'TS-2026-003',
      type: 'cup',
    });
    const publish = `${panelPath(draft.body.data.documentId)}/actions/publish?locale=zh`;
    const { status, body } = await staffPanel<{ error: { message: string } }>('POST', publish, {});
    expect(status).toBe(400);
    expect(body.error.message).toContain('主图：缺少文件');
  });

  it('cannot delete a document', async () => {
    const { staffPanel } = await cms();
    const draft: Draft = await staffPanel('POST', `${artworks}?locale=zh`, { productCode: 'TS-2026-002' });
    expect((await staffPanel('DELETE', panelPath(draft.body.data.documentId))).status).toBe(403);
  });
});

describe('the role of the staff', () => {
  restoreAfterEach();

  it('is created once when two instances start together', async () => {
    const { strapi } = await cms();
    await deleteRole(strapi);
    await granted(strapi).delete();
    await Promise.all([ensureStaffRole(strapi), ensureStaffRole(strapi)]);
    expect(await strapi.db.query('admin::role').count({ where: { code: staffRoleCode } })).toBe(1);
    expect(await permissionsOf(strapi, 'api::article.article')).toHaveLength(4);
  });

  it('stays deleted after the owner has deleted it, until a start restores it', async () => {
    const { strapi } = await cms();
    await deleteRole(strapi);
    await ensureStaffRole(strapi);
    expect(await theRole(strapi)).toBeNull();
    vi.stubEnv('CMS_STAFF_ROLE', 'restore');
    await ensureStaffRole(strapi);
    expect((await theRole(strapi)).name).toBe('工坊员工');
    expect(await permissionsOf(strapi, 'api::article.article')).toHaveLength(4);
  });

  it('gets another name when the owner has a role of its name', async () => {
    const { strapi } = await cms();
    await deleteRole(strapi);
    await granted(strapi).delete();
    await strapi.service('admin::role').create({ name: '工坊员工' });
    await ensureStaffRole(strapi);
    expect((await theRole(strapi)).name).toBe('工坊员工 2');
  });

  it('keeps what the owner has changed', async () => {
    const { strapi } = await cms();
    const uid = 'api::literature.literature';
    const { id } = await theRole(strapi);
    await strapi.db.query('admin::role').update({ where: { id }, data: { name: '编辑' } });
    const publish = { role: id, subject: uid, action: { $endsWith: '.publish' } };
    await strapi.db.query('admin::permission').deleteMany({ where: publish });
    await ensureStaffRole(strapi);
    expect((await theRole(strapi)).name).toBe('编辑');
    expect((await permissionsOf(strapi, uid)).map(verbOf)).toEqual(['create', 'read', 'update']);
  });

  it('gets the content types and the fields that a new release adds', async () => {
    const { strapi } = await cms();
    const { id } = await theRole(strapi);
    // The state before a release that adds the home page and the cover of an article.
    const all = (await granted(strapi).get()) as Record<string, string[]>;
    const { 'api::home-page.home-page': _, ...types } = all;
    const before = { ...types, 'api::article.article': withoutCover(all['api::article.article'] ?? []) };
    await granted(strapi).set({ value: before });
    const permissions = strapi.db.query('admin::permission');
    await permissions.deleteMany({ where: { role: id, subject: 'api::home-page.home-page' } });
    for (const { id, properties } of await permissionsOf(strapi, 'api::article.article')) {
      if (!properties.fields) continue;
      const data = { properties: { ...properties, fields: withoutCover(properties.fields) } };
      await permissions.update({ where: { id }, data });
    }

    await ensureStaffRole(strapi);
    const homePage = await permissionsOf(strapi, 'api::home-page.home-page');
    expect(homePage.map(verbOf)).toEqual(['create', 'publish', 'read', 'update']);
    const [create] = await permissionsOf(strapi, 'api::article.article');
    expect(create?.properties.fields).toContain('cover');
  });
});

describe('the sample account of the staff', () => {
  restoreAfterEach();

  it('is blocked in production', async () => {
    const { strapi } = await cms();
    vi.stubEnv('APP_ENV', 'production');
    await prepareSampleStaff(strapi);
    expect(await theAccount(strapi)).toMatchObject({ isActive: false });
  });

  it('is not created in production', async () => {
    const { strapi } = await cms();
    await renameAccount(strapi);
    vi.stubEnv('APP_ENV', 'production');
    await prepareSampleStaff(strapi);
    expect(await theAccount(strapi)).toBeNull();
  });

  it('is not created after the owner has deleted its role', async () => {
    const { strapi } = await cms();
    await deleteRole(strapi);
    await renameAccount(strapi);
    await prepareSampleStaff(strapi);
    expect(await theAccount(strapi)).toBeNull();
  });
});

/** All tests share one CMS, so each of these tests leaves a new role and the account as it was. */
function restoreAfterEach() {
  afterEach(async () => {
    vi.unstubAllEnvs();
    const { strapi } = await cms();
    await deleteRole(strapi);
    await strapi.db.query('admin::role').deleteMany({ where: { name: { $startsWith: '工坊员工' } } });
    await granted(strapi).delete();
    await ensureStaffRole(strapi);
    const roles = [(await theRole(strapi)).id];
    await strapi.service('admin::user').updateById(accountId, { email: staff.email, isActive: true, roles });
  });
}

interface Permission {
  id: number;
  action: string;
  properties: { fields?: string[]; locales?: string[] };
}

const verbOf = ({ action }: Permission) => action.slice(action.lastIndexOf('.') + 1);
const withoutCover = (fields: string[]) => fields.filter((field) => field !== 'cover');

const theRole = (strapi: Cms['strapi']) =>
  strapi.db.query('admin::role').findOne({ where: { code: staffRoleCode } });

/** The owner must first take the role from the account that has it. */
async function deleteRole(strapi: Cms['strapi']): Promise<void> {
  const role = await theRole(strapi);
  if (!role) return;
  await strapi.service('admin::user').updateById(accountId, { roles: [] });
  await strapi.service('admin::role').deleteByIds([role.id]);
}

const granted = (strapi: Cms['strapi']) => strapi.store({ type: 'core', name: 'staff-role', key: 'granted' });

/** Makes it look as if the sample account did not exist. Its session stays valid for other tests. */
const renameAccount = (strapi: Cms['strapi']) =>
  strapi.service('admin::user').updateById(accountId, { email: 'other@junyao.example' });

const theAccount = (strapi: Cms['strapi']) =>
  strapi.db.query('admin::user').findOne({ where: { email: staff.email } });

async function permissionsOf(strapi: Cms['strapi'], subject: string): Promise<Permission[]> {
  const where = { role: (await theRole(strapi)).id, subject };
  return strapi.db.query('admin::permission').findMany({ where, orderBy: { action: 'asc' } });
}
