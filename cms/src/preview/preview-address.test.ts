import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { draftArtwork } from '../../test/artworks.ts';
import { type Answer, cms } from '../../test/cms.ts';
import { previewSecret } from '../../test/environment.ts';
import { staffRoleCode } from '../bootstrap/staff/ensure-staff-role.ts';

type Preview = Answer<{ data: { url?: string } }>;

async function addressOf(uid: string, query: Record<string, string>): Promise<URL | undefined> {
  const { staffPanel } = await cms();
  const at = `/content-manager/preview/url/${uid}?${new URLSearchParams(query)}`;
  const { body }: Preview = await staffPanel('GET', at);
  return body.data?.url ? new URL(body.data.url) : undefined;
}

describe('the address of a preview', () => {
  it('is the page of the piece, signed for this draft for an hour', async () => {
    const { documentId, productCode } = await draftArtwork(await cms());
    const address = await addressOf('api::artwork.artwork', { documentId, locale: 'zh', status: 'draft' });
    const path = `/artworks/${productCode}`;
    expect(address?.origin).toBe('http://shop.example');
    expect(address?.pathname).toBe(path);
    expect(address?.searchParams.get('lng')).toBe('zh');
    const [type, id, status, expires, signature] = address?.searchParams.get('preview')?.split('.') ?? [];
    expect([type, id, status]).toEqual(['artwork', documentId, 'draft']);
    expect(Math.abs(Number(expires) - Date.now() / 1000 - 3600)).toBeLessThan(60);
    const signed = `preview\n${path}\nartwork\n${documentId}\ndraft\n${expires}`;
    expect(signature).toBe(createHmac('sha256', previewSecret).update(signed).digest('base64url'));
  });

  it('of a page that exists once needs no id', async () => {
    const address = await addressOf('api::home-page.home-page', { locale: 'en', status: 'published' });
    expect(address?.pathname).toBe('/');
    expect(address?.searchParams.get('preview')).toMatch(/^home-page\.\w+\.published\.\d+\./);
    expect(address?.searchParams.get('lng')).toBe('en');
  });

  it('is missing while a draft lacks the field that its address is made of', async () => {
    const running = await cms();
    const { documentId } = await draftArtwork(running);
    const uid = 'api::artwork.artwork';
    await running.strapi.db.query(uid).updateMany({ where: { documentId }, data: { productCode: null } });
    expect(await addressOf(uid, { documentId, locale: 'zh' })).toBeUndefined();
  });

  it('is missing for the site settings, which have no drafts', async () => {
    expect(await addressOf('api::site-setting.site-setting', { locale: 'zh' })).toBeUndefined();
  });

  it('is refused to somebody without permission to read the type', async () => {
    const { strapi, staffPanel } = await cms();
    const { documentId } = await draftArtwork(await cms());
    const permissions = strapi.db.query('admin::permission');
    const role = await strapi.db.query('admin::role').findOne({ where: { code: staffRoleCode } });
    const action = 'plugin::content-manager.explorer.read';
    const subject = 'api::artwork.artwork';
    const { id, properties } = await permissions.findOne({ where: { role: role.id, action, subject } });
    const at = `/content-manager/preview/url/${subject}?documentId=${documentId}&locale=zh`;
    await permissions.delete({ where: { id } });
    expect((await staffPanel('GET', at)).status).toBe(403);
    await permissions.create({ data: { role: role.id, action, subject, properties, conditions: [] } });
    expect((await staffPanel('GET', at)).status).toBe(200);
  });
});
