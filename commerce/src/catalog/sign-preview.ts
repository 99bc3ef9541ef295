import { createHmac } from 'node:crypto';

/** How long the address of a preview can be opened. */
const lifeSeconds = 60 * 60;

interface Preview {
  productCode: string;
  documentId: string;
  language: 'zh' | 'en';
  status: 'draft' | 'published';
}

/**
 * The path at which web shows a piece as it is in the CMS, until an hour has passed. The CMS signs the same
 * text (`cms/src/preview/sign-preview.ts`), and web checks it (`web/server/read-preview.ts`).
 */
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
