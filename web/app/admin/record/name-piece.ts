import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';

interface Names {
  nameZh: string | null;
  nameEn: string | null;
}

/** Falls back to the name in the other language. */
export function nameOfPiece({ language, t }: i18n, { nameZh, nameEn }: Names): string {
  return (language === 'zh' ? nameZh : nameEn) ?? nameZh ?? nameEn ?? t('admin:record.unnamedPiece');
}

/** The name in the language of the page. */
export function usePieceName(): (piece: Names) => string {
  const { i18n } = useTranslation('admin');
  return (piece) => nameOfPiece(i18n, piece);
}
