import { createHash } from 'node:crypto';

/**
 * The policy of a page. A script runs only if it comes from our own files, or if it is inline and the policy
 * names its hash. Inline styles are allowed only as attributes, which React writes. A picture that a member has just
 * chosen for upload is shown from a `blob:` address.
 * @param html the page. It is read as Latin-1, so that each character is a byte, because a hash is one of bytes.
 * @param framedBy the origin that may show the page in a frame
 */
export function contentSecurityPolicy(html: Buffer, framedBy?: string): string {
  const hashes = inlineScripts(html.toString('latin1')).map(
    (code) => `'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`,
  );
  return [
    `default-src 'self'`,
    `script-src ${["'self'", ...new Set(hashes)].join(' ')}`,
    `img-src 'self' blob:`,
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${framedBy ?? "'none'"}`,
  ].join('; ');
}

/**
 * The code of each inline script. A regular expression is enough, because React escapes `</script>` inside a
 * script.
 */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(
    ([, attributes = '', code = '']) =>
      /\ssrc\s*=/i.test(attributes) || /type="application\/(ld\+)?json"/i.test(attributes) || code === ''
        ? []
        : [code],
  );
}
