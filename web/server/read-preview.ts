import { createHmac, timingSafeEqual } from 'node:crypto';
import { type ContentName, isContentName } from '../app/content/content-types.server.ts';

export interface PreviewSubject {
  name: ContentName;
  documentId: string;
  isDraft: boolean;
}

const form = /^([a-z-]+)\.([a-z0-9]+)\.(draft|published)\.(\d{1,12})\.([\w-]{43})$/;

/**
 * The CMS signs this parameter (`cms/src/preview/sign-preview.ts`). Null if it is wrong or expired, or signed
 * with none of these secrets.
 */
export function readPreview(
  value: string,
  path: string,
  secrets: readonly string[],
  now = Date.now(),
): PreviewSubject | null {
  const [, name = '', documentId = '', status = '', expires = '', signature = ''] = form.exec(value) ?? [];
  if (!isContentName(name)) return null;
  const signed = ['preview', path, name, documentId, status, expires].join('\n');
  const given = Buffer.from(signature, 'base64url');
  const isRight = secrets.some((secret) => {
    const right = createHmac('sha256', secret).update(signed).digest();
    return given.length === right.length && timingSafeEqual(given, right);
  });
  if (!isRight) return null;
  if (Number(expires) * 1000 <= now) return null;
  return { name, documentId, isDraft: status === 'draft' };
}
