/** The browser's translator puts each text into `font` elements, which the shop never uses. */
export function isTranslated(): boolean {
  return (
    typeof document !== 'undefined' &&
    document.querySelector('font, .translated-ltr, .translated-rtl') !== null
  );
}

/** Whether React failed to remove or insert a text because the translator had moved it. */
export function isBrokenByTranslator(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError' && isTranslated();
}
