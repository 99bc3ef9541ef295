import { createHash } from 'node:crypto';

/**
 * Scripts run from our own files, or inside the page when their hash is named. An inline style may only
 * be an attribute, as React writes it.
 */
export function contentSecurityPolicy(html: string): string {
  const hashes = inlineScripts(html).map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Text of every script element that runs and has no `src`. React and React Router escape `<` inside. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(
    ([, attributes = '', code = '']) =>
      /\ssrc\s*=/i.test(attributes) || /type="application\/(ld\+)?json"/i.test(attributes) || code === ''
        ? []
        : [code],
  );
}
