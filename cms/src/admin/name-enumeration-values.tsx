import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { own } from '../own.ts';
import { word } from './word.ts';

type Row = Record<string, unknown>;

interface Header {
  name: string;
  attribute: { type: string };
  cellFormatter?: (row: Row) => ReactNode;
}

interface List<Layout> {
  displayedHeaders: Header[];
  layout: Layout;
}

/** Only lists need this. Forms and filters find the names in the translations themselves. */
export function nameEnumerationValues<Layout>({ displayedHeaders, layout }: List<Layout>): List<Layout> {
  const headers = displayedHeaders.map((header) =>
    header.attribute.type === 'enumeration'
      ? { ...header, cellFormatter: (row: Row) => <ValueName value={own(row, header.name)} /> }
      : header,
  );
  return { displayedHeaders: headers, layout };
}

function ValueName({ value }: { value: unknown }) {
  return <Typography textColor="neutral800">{typeof value === 'string' ? word(value) : '–'}</Typography>;
}
