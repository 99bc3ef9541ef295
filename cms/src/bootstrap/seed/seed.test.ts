import { describe, expect, it } from 'vitest';
import { cms } from '../../../test/cms.ts';
import { ensureLocales } from '../ensure-locales.ts';
import { ensureReadToken } from '../ensure-read-token.ts';
import { seedContent } from './seed-content.ts';
import { seedDocument } from './seed-document.ts';
import { seedTypes } from './seed-types.ts';
import { uploadFile } from './upload-file.ts';

const uid = 'api::artwork.artwork';
const articleUid = 'api::article.article';

describe('the sample shop', () => {
  it('is published in both languages after the first start, with its blocks', async () => {
    const { strapi } = await cms();
    for (const locale of ['zh', 'en']) {
      const filters = { productCode: { $startsWith: 'JY-' } };
      expect(await strapi.documents(uid).count({ locale, status: 'published', filters })).toBe(26);
      expect(await strapi.documents(articleUid).count({ locale, status: 'published' })).toBe(5);
    }
    const lu = await strapi.documents(articleUid).findFirst({
      locale: 'en',
      status: 'published',
      filters: { slug: 'lu-jun' },
      populate: { body: { on: { 'article.passage': true } } },
    });
    expect(lu).toMatchObject({ title: 'Lu Jun Chronology', readingMinutes: 8 });
    expect(lu?.body?.[0]).toMatchObject({
      __component: 'article.passage',
      text: expect.arrayContaining([expect.objectContaining({ type: 'paragraph' })]),
    });
  });

  it('has the texts and the banner of the stories page in both languages', async () => {
    const { strapi } = await cms();
    const page = await strapi.documents('api::stories-page.stories-page').findFirst({
      locale: 'en',
      status: 'published',
      populate: { banner: true, sustainability: true },
    });
    expect(page).toMatchObject({
      banner: { mime: 'image/jpeg' },
      sustainability: { title: 'A box to keep' },
    });
  });

  it('has the drawings of the wooden packaging with their files', async () => {
    const { strapi } = await cms();
    const drawings = await strapi.documents('api::design-drawing.design-drawing').findMany({
      locale: 'en',
      status: 'published',
      populate: { picture: true, pdf: true, dxf: true },
    });
    expect(drawings).toHaveLength(4);
    for (const drawing of drawings) {
      expect(drawing).toMatchObject({
        license: 'cc-by-nc-4-0',
        picture: { ext: '.png' },
        pdf: { ext: '.pdf' },
        dxf: { ext: '.dxf' },
      });
    }
  });

  it('has one piece without a name, and sixteen scores for every piece', async () => {
    const { strapi } = await cms();
    const artworks = await strapi.documents(uid).findMany({
      locale: 'zh',
      status: 'published',
      filters: { productCode: { $startsWith: 'JY-' } },
      populate: { scores: true },
    });
    expect(artworks.filter(({ name }) => !name).map(({ productCode }) => productCode)).toEqual([
      'JY-2024-014',
    ]);
    for (const { scores } of artworks) {
      const { id: _, ...levels } = scores ?? {};
      expect(Object.values(levels).filter(Boolean)).toHaveLength(16);
    }
  });

  it('takes several pictures of a piece in their order, and the points of its outlines', async () => {
    const { strapi } = await cms();
    const artworks = seedTypes.find((type) => type.uid === uid);
    if (!artworks) throw new Error('the seeds have no artworks');
    const views = ['JY-2024-003-macro.jpg', 'JY-2024-003-main.jpg'];
    const outline = [
      { height: 0, radius: 3.2 },
      { height: 7.5, radius: 5.25 },
    ];
    const attached = [
      { part: 1, distance: -6.5, height: 4 },
      { part: 1, distance: -5, height: 2.5 },
    ];
    const silhouette = [
      [
        [0, 0],
        [1000, 0],
        [500, 1000],
      ],
    ];
    const pictures = { mainImage: 'JY-2024-003-main.jpg', views };
    const shared = {
      productCode: 'TS-2025-900',
      type: 'cup',
      glazeFamily: 'moon-white',
      ...pictures,
      outline,
      attached,
      silhouette,
    };
    await seedDocument(strapi, artworks, { ...shared, zh: { name: '多视图' }, en: { name: 'Many views' } });
    const stored = await strapi.documents(uid).findFirst({
      locale: 'en',
      status: 'published',
      filters: { productCode: shared.productCode },
      populate: { views: true, outline: true, attached: true },
    });
    expect(stored).toMatchObject({
      glazeFamily: 'moon-white',
      forShow: false,
      outline,
      attached,
      silhouette,
    });
    expect(stored?.views?.map(({ name }: { name: string }) => name)).toEqual(views);
    await strapi.documents(uid).delete({ documentId: stored?.documentId ?? '', locale: '*' });
  });

  it('gives every further view an alternative text in Chinese and English', async () => {
    const { strapi } = await cms();
    const artworks = await strapi.documents(uid).findMany({ status: 'published', populate: { views: true } });
    const texts = artworks.flatMap(({ views }) => views?.map(({ alternativeText }) => alternativeText) ?? []);
    expect(texts).toHaveLength(12);
    for (const text of texts) expect(text).toMatch(/\p{Script=Han}.* \/ [A-Z]/u);
  });

  it('names a picture or PDF that is missing in the repository', async () => {
    const { strapi } = await cms();
    await expect(uploadFile(strapi, 'none.pdf')).rejects.toThrow('cms/seed/media/none.pdf');
  });

  it('does not come back at a later start after staff deleted a piece', async () => {
    const { strapi } = await cms();
    const doomed = await strapi.documents(uid).findFirst({ filters: { productCode: 'JY-2024-009' } });
    await strapi.documents(uid).delete({ documentId: doomed?.documentId ?? '', locale: '*' });
    await seedContent(strapi);
    expect(await strapi.db.query(uid).count({ where: { productCode: 'JY-2024-009' } })).toBe(0);
  });

  it('is completed by the next start when the first start was interrupted', async () => {
    const { strapi } = await cms();
    const before = await strapi.db.query(uid).count();
    await strapi.store({ type: 'core', name: 'seed', key: 'progress' }).set({ value: 'started' });
    await seedContent(strapi);
    expect(await strapi.db.query(uid).count()).toBe(before + 4);
    expect(await strapi.db.query(articleUid).count()).toBe(5 * 4);
  });
});

describe('the first start', () => {
  it('leaves exactly one API token and one administrator with a Chinese panel', async () => {
    const { strapi } = await cms();
    await ensureReadToken(strapi);
    expect(await strapi.db.query('admin::api-token').findMany()).toMatchObject([{ type: 'read-only' }]);
    const administrators = await strapi.db.query('admin::user').findMany({
      where: { roles: { code: 'strapi-super-admin' } },
    });
    expect(administrators).toMatchObject([{ preferedLanguage: 'zh-Hans' }]);
  });

  it('makes Chinese the default language and adds English', async () => {
    const { strapi } = await cms();
    const locales = strapi.plugin('i18n').service('locales');
    expect(await locales.getDefaultLocale()).toBe('zh');
    expect(await locales.findByCode('en')).toBeTruthy();
  });

  it('names both languages in Chinese', async () => {
    const { strapi } = await cms();
    const locales = strapi.plugin('i18n').service('locales');
    expect(await locales.findByCode('zh')).toMatchObject({ name: '中文' });
    expect(await locales.findByCode('en')).toMatchObject({ name: '英文' });
  });
});

describe('a later start', () => {
  it('replaces the default names of the languages, but not a name that an administrator has chosen', async () => {
    const { strapi } = await cms();
    const locales = strapi.plugin('i18n').service('locales');
    const nameAfterStart = async (code: string, name: string) => {
      await locales.update({ code }, { name });
      await ensureLocales(strapi);
      return (await locales.findByCode(code)).name;
    };
    expect(await nameAfterStart('en', 'English')).toBe('English');
    expect(await nameAfterStart('zh', 'Chinese (zh)')).toBe('中文');
    expect(await nameAfterStart('en', 'English (en)')).toBe('英文');
  });
});
