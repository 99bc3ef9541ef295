import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { word } from '../word.ts';
import { EnglishShare } from './english-share.tsx';

interface Header {
  name: string;
  label: unknown;
  attribute: { type: string };
  searchable: boolean;
  sortable: boolean;
  cellFormatter?: (row: Row) => ReactNode;
}

/** `cms/src/extensions/content-manager/add-english-percent.ts` adds the percentage. */
interface Row {
  englishPercent?: number | null;
}

interface Layout {
  options: object;
}

interface List {
  displayedHeaders: Header[];
  layout: Layout;
}

/** Replaces Strapi's wide column `locales`, which only says that an English version exists. */
export function addTranslationColumn({ displayedHeaders, layout }: List): List {
  const { i18n } = layout.options as { i18n?: { localized?: boolean } };
  if (!i18n?.localized) return { displayedHeaders, layout };
  const column: Header = {
    name: 'englishPercent',
    label: { id: 'translation.title', defaultMessage: word('translation.title') },
    attribute: { type: 'custom' },
    searchable: false,
    sortable: false,
    cellFormatter: ({ englishPercent }) =>
      typeof englishPercent === 'number' ? (
        <EnglishShare percent={englishPercent} />
      ) : (
        <Typography textColor="neutral800">–</Typography>
      ),
  };
  const others = displayedHeaders.filter(({ name }) => name !== 'locales');
  return { displayedHeaders: [...others, column], layout };
}
