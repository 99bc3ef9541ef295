import { writeLog } from '../audit/write-log.ts';
import { transaction } from '../db/transaction.ts';
import { type List, listAll, sortedBy } from '../lists/list-page.ts';
import { byStaff } from '../states/transition.ts';
import { logEntry, type StaffCall } from './act.ts';

/**
 * Adds a row with the filters to the staff log. @throws Failure `invalidInput` if the list can't be sorted so
 * @param action path of the endpoint below `admin/`, such as `orders/export`
 */
export async function exportList<Row, View extends object>(
  call: StaffCall,
  action: string,
  list: List<Row, View>,
  { sort, ...filters }: { sort?: string | undefined },
): Promise<AsyncGenerator<Omit<View, 'version'>>> {
  // A refusal must come before the first byte of the file.
  sortedBy(list.sorts, sort ?? list.defaultSort);
  await logExport(call, action, filters);
  return withoutVersions(listAll(list, sort));
}

/** The rows are already there, such as the sums of a bill. */
export async function* exportRows<Row>(
  call: StaffCall,
  action: string,
  rows: Row[],
  input: object,
): AsyncGenerator<Row> {
  await logExport(call, action, input);
  yield* rows;
}

async function logExport(call: StaffCall, action: string, filters: object): Promise<void> {
  const { services, member, traceId } = call;
  const cause = byStaff(member.userId, services.clock.now());
  const [area, deed = ''] = action.split('/');
  // `wallets/export` writes the list of the area, `wallets/export_records` a list of its own.
  const object = `list:${deed.replace(/^export_?/, '') || area}`;
  const change = { object, before: null, after: null, circumstances: { filters } };
  const entry = { action, ...change, requestId: traceId, cause };
  await transaction(services.db, (trx) => writeLog(trx, logEntry(call, entry)));
}

/** Nobody writes with a file, so it needs no versions. */
async function* withoutVersions<View extends object>(
  rows: AsyncGenerator<View>,
): AsyncGenerator<Omit<View, 'version'>> {
  for await (const row of rows) {
    const { version: _, ...rest }: View & { version?: string } = row;
    yield rest;
  }
}
