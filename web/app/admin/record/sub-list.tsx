import type { ReactNode } from 'react';
import useSWR from 'swr';
import { useLanguage } from '../../i18n/use-language.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { Skeleton } from '../../ui/states.tsx';

interface SubListProps<Row> {
  /** The name of the data, which is unique among all lists of records. */
  name: string;
  load: () => Promise<{ items: Row[] }>;
  failed: string;
  empty: string;
  rowId: (row: Row) => string;
  row: (row: Row) => ReactNode;
  /** A link to the whole list. */
  children?: ReactNode;
}

/** A short list inside a record. It loads beside the record, so a slow list keeps nobody waiting. */
export function SubList<Row>({ name, load, failed, empty, rowId, row, children }: SubListProps<Row>) {
  const language = useLanguage();
  const { data, error, mutate } = useSWR(['admin-sub-list', name, language], load);
  if (error) return <LoadFailure small title={failed} error={error} retry={() => mutate()} />;
  if (!data) return <Skeleton className="h-24 w-full" />;
  if (data.items.length === 0) return <p className="text-stone">{empty}</p>;
  return (
    <>
      <ul className="mb-3">
        {data.items.map((each) => (
          <li
            key={rowId(each)}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-b border-hairline py-2"
          >
            {row(each)}
          </li>
        ))}
      </ul>
      {children}
    </>
  );
}
