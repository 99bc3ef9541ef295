import { createHmac } from 'node:crypto';

const lifeSeconds = 60 * 60;

interface Preview {
  productCode: string;
  documentId: string;
  language: 'zh' | 'en';
  status: 'draft' | 'published';
}

/** `cms/src/preview/sign-preview.ts` signs the same text, and `web/server/read-preview.ts` checks it. */
export function signPreview(
  { productCode, documentId, language, status }: Preview,
  { secret, at }: { secret: string; at: number },
): { path: string; expiresAt: number } {
  const path = `/artworks/${productCode}`;
  const expires = Math.floor(at / 1000) + lifeSeconds;
  const signed = ['preview', path, 'artwork', documentId, status, expires].join('\n');
  const signature = createHmac('sha256', secret).update(signed).digest('base64url');
  const preview = ['artwork', documentId, status, expires, signature].join('.');
  return { path: `${path}?${new URLSearchParams({ preview, lng: language })}`, expiresAt: expires * 1000 };
}
