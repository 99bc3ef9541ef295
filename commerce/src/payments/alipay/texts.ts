import { plainText } from '../plain-text.ts';

/**
 * Alipay takes some characters for a mistake, and names of its own parameters for an attack. It does not say whether it
 * counts characters or bytes, so bytes are counted, and emoji are left out as for WeChat Pay.
 */
export function harmless(text: string): string {
  return plainText(text.replace(/[/=&_\\"'<>]|body|subject/gi, ' '), 256).trim();
}
