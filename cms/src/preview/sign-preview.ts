import { createHmac } from 'node:crypto';

const lifeSeconds = 60 * 60;

export interface PreviewSubject {
  path: string;
  /** Singular name of the content type, such as `artwork`. */
  type: string;
  documentId: string;
  status: 'draft' | 'published';
}

/** The query parameter `preview`. Web checks it in `web/server/read-preview.ts`. */
export function signPreview(subject: PreviewSubject, secret: string, now = Date.now()): string {
  const { path, type, documentId, status } = subject;
  const expires = Math.floor(now / 1000) + lifeSeconds;
  const signed = ['preview', path, type, documentId, status, expires].join('\n');
  const signature = createHmac('sha256', secret).update(signed).digest('base64url');
  return [type, documentId, status, expires, signature].join('.');
}
