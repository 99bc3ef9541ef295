import { readFileSync } from 'node:fs';
import { addressOf, type ShopEnvironment } from '../../scripts/shop/environment.ts';
import type { TestShop } from './test-shop.ts';
import type { Language } from './words.ts';

export interface Artwork {
  productCode: string;
  names: Record<Language, string>;
  forShow?: boolean;
}

interface ContentType {
  /** The name in the API of the CMS, such as `api::artwork.artwork`. */
  uid: string;
  single: boolean;
  hasDrafts: boolean;
}

interface StoredFile {
  id: number;
  url: string;
}

const artworks = '/content-manager/collection-types/api::artwork.artwork';
const drawings = '/content-manager/collection-types/api::design-drawing.design-drawing';
const literature = '/content-manager/collection-types/api::literature.literature';

/** Resolves with a token for half an hour. Call this rarely, since Strapi allows few logins in five minutes. */
export async function signInToCms(env: ShopEnvironment): Promise<string> {
  const credentials = { email: env.CMS_ADMIN_EMAIL, password: env.CMS_ADMIN_PASSWORD };
  const login = await send<{ data: { token: string } }>(env, '', 'POST', '/admin/login', credentials);
  return login.data.token;
}

export function cmsAdmin({ env, cmsTokenFile }: TestShop) {
  const ask = <Answer>(method: string, path: string, body?: object) =>
    send<Answer>(env, readFileSync(cmsTokenFile, 'utf8'), method, path, body);

  async function anyFile(type: string): Promise<StoredFile> {
    const query = `page=1&pageSize=1&filters[mime][$startsWith]=${type}`;
    const { results } = await ask<{ results: StoredFile[] }>('GET', `/upload/files?${query}`);
    if (!results[0]) throw new Error(`the CMS has no file of the type ${type}`);
    return results[0];
  }

  async function uploadFile(name: string, content: string): Promise<number> {
    const form = new FormData();
    form.append('files', new Blob([content]), name);
    const [file] = await ask<StoredFile[]>('POST', '/upload', form);
    if (!file) throw new Error(`the CMS did not store ${name}`);
    return file.id;
  }

  async function publishNew(address: string, texts: Record<Language, object>): Promise<string> {
    const documentId = await draftNew(address, texts);
    // The panel publishes every language that is written.
    await ask('POST', `${address}/${documentId}/actions/publish?locale=zh`, texts.zh);
    return documentId;
  }

  async function draftNew(address: string, { zh, en }: Record<Language, object>): Promise<string> {
    const draft = await ask<{ data: { documentId: string } }>('POST', `${address}?locale=zh`, zh);
    await ask('PUT', `${address}/${draft.data.documentId}?locale=en`, en);
    return draft.data.documentId;
  }

  async function textsOf({
    productCode,
    names,
    forShow = false,
  }: Artwork): Promise<Record<Language, object>> {
    const { id: image } = await anyFile('image/');
    const neutral = { productCode, type: 'vase', forShow, mainImage: image, microImage: image };
    return {
      zh: { ...neutral, name: names.zh, glazeColor: '天青' },
      en: { ...neutral, name: names.en, glazeColor: 'Sky blue' },
    };
  }

  return {
    anyFile,

    /** The document of a single type is overwritten. */
    async publish({ uid, single, hasDrafts }: ContentType, texts: Record<Language, object>): Promise<void> {
      if (!single) {
        await publishNew(`/content-manager/collection-types/${uid}`, texts);
        return;
      }
      const address = `/content-manager/single-types/${uid}`;
      for (const locale of ['zh', 'en'] as const) {
        if (hasDrafts) await ask('POST', `${address}/actions/publish?locale=${locale}`, texts[locale]);
        else await ask('PUT', `${address}?locale=${locale}`, texts[locale]);
      }
    },

    draft: ({ uid }: ContentType, texts: Record<Language, object>): Promise<string> =>
      draftNew(`/content-manager/collection-types/${uid}`, texts),

    async previewAddress({ uid }: ContentType, documentId: string, locale: Language): Promise<string> {
      const query = new URLSearchParams({ documentId, locale, status: 'draft' });
      const { data } = await ask<{ data: { url: string } }>(
        'GET',
        `/content-manager/preview/url/${uid}?${query}`,
      );
      return data.url;
    },

    publishArtwork: async (artwork: Artwork): Promise<string> => publishNew(artworks, await textsOf(artwork)),

    draftArtwork: async (artwork: Artwork): Promise<string> => draftNew(artworks, await textsOf(artwork)),

    /** `null` removes the name. */
    async rename(documentId: string, locale: Language, name: string | null): Promise<void> {
      await ask('POST', `${artworks}/${documentId}/actions/publish?locale=${locale}`, { name });
    },

    /** `pdf` is the name of the file. */
    async publishLiterature(title: string): Promise<{ documentId: string; pdf: string }> {
      const { id: file, url } = await anyFile('application/pdf');
      const item = { title, file };
      const draft = await ask<{ data: { documentId: string } }>('POST', `${literature}?locale=zh`, item);
      const { documentId } = draft.data;
      await ask('POST', `${literature}/${documentId}/actions/publish?locale=zh`, item);
      return { documentId, pdf: url.slice(url.lastIndexOf('/') + 1) };
    },

    uploadFile,

    /** `dxf` is the id of a file. */
    async publishDrawing(title: string, dxf: number): Promise<void> {
      const [picture, pdf] = await Promise.all([anyFile('image/'), anyFile('application/pdf')]);
      const license = 'cc-by-nc-4-0';
      const item = { title, scale: '1:2', picture: picture.id, pdf: pdf.id, dxf, license, order: 9999 };
      const draft = await ask<{ data: { documentId: string } }>('POST', `${drawings}?locale=zh`, item);
      await ask('POST', `${drawings}/${draft.data.documentId}/actions/publish?locale=zh`, item);
    },

    async retitleLiterature(documentId: string, title: string): Promise<void> {
      await ask('POST', `${literature}/${documentId}/actions/publish?locale=zh`, { title });
    },

    async withdrawLiterature(documentId: string): Promise<void> {
      await ask('POST', `${literature}/${documentId}/actions/unpublish?locale=zh`, {});
    },
  };
}

async function send<Answer>(
  env: ShopEnvironment,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${addressOf(env)}/cms${path}`, {
    method,
    headers: {
      ...(isForm ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: isForm ? body : body ? JSON.stringify(body) : null,
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}
