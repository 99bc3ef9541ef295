/** Such as JY-2026-014. A draft may have a code in another form. */
export function isProductCode(code: string | null | undefined): code is string {
  return /^[A-Z]{2}-\d{4}-\d{3}$/.test(code ?? '');
}
