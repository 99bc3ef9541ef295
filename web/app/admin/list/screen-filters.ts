import type { TFunction } from 'i18next';
import type { Filter, Option } from './filter.ts';

/**
 * The filters of a list by their fields in the endpoint's input; `days` sets `from` and `to`. Their labels are the words
 * `fields.<name>`, if `label` names no other.
 */
export type ScreenFilters<Row, Field extends string = string> = Readonly<
  Partial<Record<Field | 'days' | 'amounts', ScreenFilter<Row>>>
>;

type ScreenFilter<Row> = { label?: string } & (
  | { kind: 'choice'; options: Options }
  | { kind: 'text'; hint?: string; options?: Options }
  | { kind: 'flag' }
  /** Only links set it. `text` is its value in words. */
  | { kind: 'fixed'; text: (rows: readonly Row[], t: TFunction) => string }
  /** From day to day. Its name is `days`. */
  | { kind: 'days' }
  | { kind: 'amounts'; least: string; most: string }
);

/** May use hooks. It is called at every rendering of the screen, always in the same order. */
type Options = (t: TFunction) => readonly Option[];

/** The options for values whose labels are the words `<words>.<value>`. */
export function wordsFor(words: string, values: readonly string[]): Options {
  return (t) => values.map((value) => ({ value, label: t(`${words}.${value}`) }));
}

/** Leaves out a choice without options, such as roles that the person may not read. */
export function useFilters<Row>(
  filters: ScreenFilters<Row>,
  { t, rows }: { t: TFunction; rows: readonly Row[] },
): Filter[] {
  return Object.entries(filters)
    .map(([name, filter]) => filter && filterOf(name, filter, t, rows))
    .filter((filter) => filter !== undefined)
    .filter((filter) => filter.kind !== 'choice' || filter.options.length > 0);
}

function filterOf<Row>(name: string, filter: ScreenFilter<Row>, t: TFunction, rows: readonly Row[]): Filter {
  const named = { name, label: t(filter.label ?? `fields.${name}`) };
  switch (filter.kind) {
    case 'choice':
      return { kind: 'choice', ...named, options: filter.options(t) };
    case 'text':
      return {
        kind: 'text',
        ...named,
        ...(filter.hint && { hint: t(filter.hint) }),
        ...(filter.options && { options: filter.options(t) }),
      };
    case 'flag':
      return { kind: 'flag', ...named };
    case 'fixed':
      return { kind: 'fixed', ...named, text: filter.text(rows, t) };
    case 'days':
      return { kind: 'days', name: 'days', label: named.label };
    case 'amounts':
      return { kind: 'amounts', ...named, least: filter.least, most: filter.most };
  }
}

/** The fields of the endpoint's input that the filters set. */
export function fieldsOf(filters: ScreenFilters<never>): string[] {
  return Object.entries(filters).flatMap(([name, filter]) => {
    if (filter?.kind === 'amounts') return [filter.least, filter.most];
    return filter?.kind === 'days' ? ['from', 'to'] : [name];
  });
}
