import type { UID } from '@strapi/strapi';
import { publicUrl } from '../environment.ts';
import { own } from '../own.ts';
import { readSecret } from '../read-secret.ts';
import { signPreview } from './sign-preview.ts';

interface Wanted {
  documentId?: string;
  locale?: string | null;
  status?: string;
}

/** A field in braces is read from the document. */
const pages: Partial<Record<UID.ContentType, string>> = {
  'api::artwork.artwork': '/artworks/{productCode}',
  'api::article.article': '/jun-history/{slug}',
  'api::literature.literature': '/jun-history',
  'api::design-drawing.design-drawing': '/esg',
  'api::home-page.home-page': '/',
  'api::stories-page.stories-page': '/jun-history',
  'api::customization-page.customization-page': '/customization',
  'api::esg-page.esg-page': '/esg',
  'api::buying-page.buying-page': '/buying',
  'api::for-show-page.for-show-page': '/artworks-for-show',
};

/** Undefined for a type without drafts, and for a draft that lacks the field its address is made of. */
export async function previewAddress(uid: UID.ContentType, wanted: Wanted): Promise<string | undefined> {
  const page = pages[uid];
  const { documentId, locale } = wanted;
  const secret = readSecret(process.env, 'PREVIEW_SECRET').toUse(Date.now());
  if (!page || !documentId || !secret) return undefined;
  const status = wanted.status === 'published' ? 'published' : 'draft';
  const path = await pathOf(page, uid, { documentId, locale: locale ?? 'zh', status });
  if (!path) return undefined;
  const type = uid.slice(uid.lastIndexOf('.') + 1);
  const preview = signPreview({ path, type, documentId, status }, secret);
  return `${publicUrl()}${path}?${new URLSearchParams({ preview, lng: locale ?? 'zh' })}`;
}

async function pathOf(
  page: string,
  uid: UID.ContentType,
  version: { documentId: string; locale: string; status: 'draft' | 'published' },
): Promise<string | undefined> {
  const field = /\{(\w+)\}/.exec(page)?.[1];
  if (!field) return page;
  const document: Record<string, unknown> | null = await strapi.documents(uid).findOne(version);
  const value = own(document, field);
  return typeof value === 'string' && value
    ? page.replace(`{${field}}`, encodeURIComponent(value))
    : undefined;
}
