import { describe, expect, it } from 'vitest';
import { en } from '../src/admin/translations/en.ts';
import { enumerationEn, enumerationZhHans } from '../src/admin/translations/enumeration-values.ts';
import { zhHans } from '../src/admin/translations/zh-hans.ts';
import { cms } from './cms.ts';

const han = /\p{Script=Han}/u;

interface Model {
  uid: string;
  info: { displayName: string };
  attributes: Record<string, { type: string; enum?: readonly string[]; components?: string[] }>;
}

async function models(): Promise<Model[]> {
  const { strapi } = await cms();
  const types = Object.values(strapi.contentTypes).filter(({ uid }) => uid.startsWith('api::'));
  return [...types, ...Object.values(strapi.components)] as unknown as Model[];
}

/** Strapi adds these fields to every type, or the panel does not show them. */
const hidden =
  /^(createdAt|updatedAt|publishedAt|createdBy|updatedBy|locale|localizations|everPublished|firstPublishedAt)$/;

/** Strapi looks up the names of fields by these keys. */
const fieldKeys = ({ uid, attributes }: Model) => {
  const group = uid.startsWith('api::') ? 'content-types' : 'components';
  const shown = Object.keys(attributes).filter((name) => !hidden.test(name));
  return shown.map((name) => `content-manager.${group}.${uid}.${name}`);
};

describe('the panel', () => {
  it('names every type and component in Chinese', async () => {
    const names = (await models()).map(({ info }) => info.displayName);
    expect(names.filter((name) => !han.test(zhHans[name] ?? ''))).toEqual([]);
  });

  it('names every component of a dynamic zone in Chinese', async () => {
    const attributes = (await models()).flatMap(({ attributes }) => Object.values(attributes));
    const uids = attributes.flatMap(({ components }) => components ?? []);
    const names = uids.flatMap((uid) => [uid, uid.slice(0, uid.indexOf('.'))]);
    expect(names).toContain('article');
    expect(names.filter((name) => !han.test(zhHans[name] ?? ''))).toEqual([]);
  });

  it('names every field in Chinese and in English', async () => {
    const keys = (await models()).flatMap(fieldKeys);
    expect(keys.length).toBeGreaterThan(100);
    // A field may have the same name in both languages, such as PDF.
    expect(keys.filter((key) => !zhHans[key] || !en[key])).toEqual([]);
  });

  it('names every value of an enumeration in Chinese and in English', async () => {
    const attributes = (await models()).flatMap(({ attributes }) => Object.values(attributes));
    const values = [...new Set(attributes.flatMap((attribute) => attribute.enum ?? []))];
    expect(values).toContain('sky-blue');
    const unnamed = values.filter(
      (value) => !han.test(enumerationZhHans[value] ?? '') || !enumerationEn[value],
    );
    expect(unnamed).toEqual([]);
  });
});
