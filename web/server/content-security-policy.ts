import { createHash } from 'node:crypto';

/**
 * React writes inline styles as attributes. A `blob:` address shows a picture that a member has chosen for upload.
 * @param html read as Latin-1, so that each character is a byte, because the hashes are of bytes
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

/** A regular expression is enough, because React escapes `</script>` inside a script. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)].flatMap(
    ([, attributes = '', code = '']) =>
      /\ssrc\s*=/i.test(attributes) || /type="application\/(ld\+)?json"/i.test(attributes) || code === ''
        ? []
        : [code],
  );
}
