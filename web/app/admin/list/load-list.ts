import type { EndpointKey, InputOf, OutputOf } from '@junyao/commerce/contract';
import { get } from '../../api/commerce.ts';
import { type Loaded, load } from '../../private/load.ts';
import { readListAddress } from './list-address.ts';

export interface ListPage<Row> {
  items: Row[];
  total: number;
  totalIsMore: boolean;
  page: number;
  pageSize: number;
  next: string | null;
  previous: string | null;
}

/** `again` loads the same page once more. A list without it is not refreshed. */
export type LoadedList<Row> = Loaded<ListPage<Row>> & { again?: () => Promise<Loaded<ListPage<Row>>> };

type Endpoint = Extract<EndpointKey, `GET ${string}`>;
type PathOf<Key extends Endpoint> = Key extends `GET ${infer Path}` ? Path : never;

export type ListPath = {
  [Key in Endpoint]: OutputOf<Key> extends ListPage<unknown> ? PathOf<Key> : never;
}[Endpoint];

export type ListAnswer<Path extends ListPath> = OutputOf<`GET ${Path}`>;
export type RowOf<Path extends ListPath> = ListAnswer<Path>['items'][number];
export type FilterOf<Path extends ListPath> = Exclude<
  keyof InputOf<`GET ${Path}`>,
  'page' | 'after' | 'before' | 'pageSize' | 'sort'
> &
  string;

/** `filters` are the fields of the endpoint's input that the screen takes from the address. */
export async function loadList<Path extends ListPath>(
  path: Path,
  request: Request,
  filters: readonly FilterOf<Path>[],
  fixed: object = {},
): Promise<Loaded<ListAnswer<Path>> & { again: () => Promise<Loaded<ListAnswer<Path>>> }> {
  const input = { ...readListAddress(request.url, filters), ...fixed } as InputOf<`GET ${Path}`>;
  return { ...(await load(get(path, input, request))), again: () => load(get(path, input)) };
}
