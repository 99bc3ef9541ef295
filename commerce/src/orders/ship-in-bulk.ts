import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { OutputOf, ParsedInputOf } from '../../contract/contract.ts';
import type { ErrorName } from '../../contract/errors.ts';
import { line, orderNo, trackingNo } from '../../contract/fields.ts';
import { asRefusal, Failure, fail } from '../fail.ts';
import { type CsvLine, readCsv } from '../read-csv.ts';
import { recall, remember } from '../requests/remember.ts';
import { act, requestOf, type StaffCall } from '../staff/act.ts';
import { checkShipments } from './check-shipments.ts';
import { requireAnyOrder } from './find-order.ts';
import { shipOrder } from './ship-order.ts';

const action = 'orders/ship_bulk';

type Answer = OutputOf<'POST /admin/orders/ship_bulk'>;

const maxLines = 500;
const shipment = z.object({ order_no: orderNo, carrier: line(1, 40), tracking_no: trackingNo });
type Shipment = z.output<typeof shipment>;

const refusals = {
  order_no: 'orderNoInvalid',
  carrier: 'carrierInvalid',
  tracking_no: 'trackingNoInvalid',
} as const satisfies Record<keyof Shipment, ErrorName>;
const columns = ['order_no', 'carrier', 'tracking_no'] as const;

/**
 * Each valid line has its own transaction, so that a wrong line does not undo others, and its own request id, so that a
 * repeated line gets its first answer again. A dry run only reads.
 * @throws Failure `statementUnreadable`, `columnsMissing`, `tooManyLines`
 */
export async function shipInBulk(
  call: StaffCall,
  input: ParsedInputOf<'POST /admin/orders/ship_bulk'>,
): Promise<Answer> {
  const { services } = call;
  if (input.dryRun) return tryFile(call, input.csv);
  const request = requestOf(call, action, input);
  const before = await recall<Answer>(services.db, request);
  if (before) return before.answer;
  const lines = await readCsv(input.csv, { columns, maxLines }).catch(asRefusal);
  if (lines instanceof Failure) return act<Answer>(call, action, input, () => Promise.reject(lines));
  const answer: Answer = [];
  const named = new Set<string>();
  for (const each of lines) {
    const shipIt = (parsed: Shipment) =>
      ship(call, { requestId: requestIdOf(input.requestId, each.line), ...parsed });
    answer.push(await takeLine(each, named, shipIt));
  }
  return remember(services.db, request, services.clock.now(), async () => answer);
}

async function tryFile({ services: { db } }: StaffCall, csv: string): Promise<Answer> {
  const lines = await readCsv(csv, { columns, maxLines });
  const orderNos = lines.flatMap(({ fields }) => shipment.safeParse(fields).data?.order_no ?? []);
  const check = await checkShipments(db, orderNos);
  const answer: Answer = [];
  const named = new Set<string>();
  for (const each of lines) {
    const checkIt = async ({ order_no: orderNo, carrier, tracking_no: trackingNo }: Shipment) =>
      check(orderNo, { carrier, trackingNo });
    answer.push(await takeLine(each, named, checkIt));
  }
  return answer;
}

/** @param named the orders of earlier lines; an order can't have a second parcel */
async function takeLine(
  { line, fields }: CsvLine,
  named: Set<string>,
  take: (parsed: Shipment) => Promise<unknown>,
): Promise<Answer[number]> {
  const shown = {
    line,
    orderNo: (fields.order_no ?? '').slice(0, 40),
    carrier: (fields.carrier ?? '').slice(0, 40),
    trackingNo: (fields.tracking_no ?? '').slice(0, 40),
  };
  try {
    const parsed = shipment.safeParse(fields);
    if (!parsed.success) throw refusalOf(parsed.error);
    if (named.has(parsed.data.order_no)) throw fail('orderTwiceInFile');
    named.add(parsed.data.order_no);
    await take(parsed.data);
    return { ...shown, errorCode: null };
  } catch (error) {
    if (!(error instanceof Failure) || error.status >= 500) throw error;
    return { ...shown, errorCode: error.code };
  }
}

/** Names the first column that is wrong. */
function refusalOf(error: z.ZodError<Shipment>): Failure {
  const wrong = z.flattenError(error).fieldErrors;
  const column = columns.find((each) => wrong[each]);
  return fail(column ? refusals[column] : 'invalidInput');
}

function ship(call: StaffCall, input: Shipment & { requestId: string }): Promise<object> {
  return act(call, action, input, async (trx, { at }) => {
    const { order_no: orderNo, carrier, tracking_no: trackingNo } = input;
    const order = await requireAnyOrder(trx, orderNo);
    const before = await shipOrder(trx, order, { carrier, trackingNo, corrects: false, at });
    return { answer: {}, object: `order:${orderNo}`, before, after: { carrier, trackingNo } };
  });
}

/** The same when the request is repeated, so that no line is shipped twice. */
function requestIdOf(requestId: string, line: number): string {
  const hash = createHash('sha256').update(`${requestId}:${line}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-');
}
