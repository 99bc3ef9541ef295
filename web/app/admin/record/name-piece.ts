import type { i18n } from 'i18next';

interface Names {
  nameZh: string | null;
  nameEn: string | null;
}

/** The name of a piece in the language of the page, or else in the other one. */
export function nameOfPiece({ language, t }: i18n, { nameZh, nameEn }: Names): string {
  return (language === 'zh' ? nameZh : nameEn) ?? nameZh ?? nameEn ?? t('admin:record.unnamedPiece');
}
