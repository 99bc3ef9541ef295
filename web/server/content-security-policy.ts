import { hash } from 'node:crypto';

/**
 * React writes inline styles as attributes. A `blob:` address shows a picture that a member has chosen for upload.
 * @param framedBy the origin that may show the page in a frame
 */
export function contentSecurityPolicy(html: Buffer, framedBy?: string): string {
  const hashes = inlineScripts(html).map((code) => `'sha256-${hash('sha256', code, 'base64')}'`);
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
 * For answers without scripts of their own, such as files, feeds and refusals.
 * @param framedBy the origin that may show the answer in a frame
 */
export function plainPolicy(framedBy = "'none'"): string {
  return `object-src 'none'; base-uri 'none'; frame-ancestors ${framedBy}`;
}

/** Browsers apply the policy of its own answer to a worker. It may compile WebAssembly and reach nothing. */
export const workSolverPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'";

/** React writes the tags in lower case and escapes `</script>` inside a script and `>` inside an attribute. */
export function inlineScripts(html: Buffer): Buffer[] {
  const scripts: Buffer[] = [];
  for (let at = html.indexOf(opening); at !== -1; at = html.indexOf(opening, at)) {
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf('</script>', start);
    if (start === 0 || end === -1) break;
    const attributes = html.toString('latin1', at + opening.length, start - 1);
    if (start < end && !notRun.test(attributes)) scripts.push(html.subarray(start, end));
    at = end;
  }
  return scripts;
}

const opening = '<script';
const notRun = /\ssrc=|type="application\/(ld\+)?json"/;
