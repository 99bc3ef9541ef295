/** Whether a product code has its form, such as JY-2026-014. A draft may have another. */
export function isProductCode(code: string | null | undefined): code is string {
  return /^[A-Z]{2}-\d{4}-\d{3}$/.test(code ?? '');
}
