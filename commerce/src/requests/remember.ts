import { createHash } from 'node:crypto';
import type { ErrorName } from '../../contract/errors.ts';
import type { Db, Trx } from '../db/db.ts';
import { isUniqueViolation } from '../db/db-errors.ts';
import { prepared } from '../db/prepared.ts';
import type { NewRow } from '../db/tables.ts';
import { transaction } from '../db/transaction.ts';
import { CountedFailure, Failure, fail } from '../fail.ts';

/** `principal`: the user id of the client. */
export interface RepeatableRequest {
  principal: string;
  endpoint: string;
  input: { requestId: string };
}

interface Remembered<Answer> {
  answer: Answer;
}

type Stored = { ok: unknown } | { refused: ErrorName; details?: Record<string, unknown> };

/** @throws Failure the stored refusal; `requestIdReused` when the id was used for another request */
export async function recall<Answer>(db: Db, request: RepeatableRequest): Promise<Remembered<Answer> | null> {
  const row = await db('requests')
    .where({ principal: request.principal, requestId: request.input.requestId })
    .first('endpoint', 'inputHash', 'answer');
  if (!row) return null;
  if (row.endpoint !== request.endpoint || row.inputHash !== hashInput(request))
    throw fail('requestIdReused');
  const stored: Stored = JSON.parse(row.answer ?? 'null');
  if ('refused' in stored) throw fail(stored.refused, stored.details);
  return { answer: stored.ok as Answer };
}

/** Null if there is no answer or it was a refusal. */
export async function findAnswer<Answer>(
  db: Db,
  { principal, endpoint, requestId }: { principal: string; endpoint: string; requestId: string },
): Promise<Answer | null> {
  const row = await db('requests').where({ principal, requestId, endpoint }).first('answer');
  const stored: Stored | null = JSON.parse(row?.answer ?? 'null');
  return stored && 'ok' in stored ? (stored.ok as Answer) : null;
}

/**
 * Does the work once for each request id, even if two requests come at the same time: a repeated request gets the first
 * answer. Refusals other than 429 and 5xx are remembered too.
 * @param refused writes more rows in the transaction that remembers a refusal
 */
export async function remember<Answer>(
  db: Db,
  request: RepeatableRequest,
  at: number,
  work: (trx: Trx) => Promise<Answer>,
  refused: (trx: Trx, failure: Failure) => Promise<void> = async () => {},
): Promise<Answer> {
  try {
    return await transaction(db, async (trx) => {
      await reserve(trx, request, at);
      const answer = await work(trx).catch(async (error: unknown) => {
        if (error instanceof CountedFailure) await store(trx, request, refusal(error));
        throw error;
      });
      await store(trx, request, { ok: answer });
      return answer;
    });
  } catch (error) {
    if (isUniqueViolation(error)) {
      const twin = await recall<Answer>(db, request);
      if (twin) return twin.answer;
    }
    if (error instanceof Failure && error.status < 500 && error.status !== 429) {
      const first = await transaction(db, async (trx) => {
        if (!(await rememberRefusal(trx, request, at, error))) return false;
        await refused(trx, error);
        return true;
      });
      const twin = first ? null : await recall<Answer>(db, request);
      if (twin) return twin.answer;
    }
    throw error;
  }
}

/** A second request with this id waits here until the first one has ended. */
async function reserve(trx: Trx, request: RepeatableRequest, at: number): Promise<void> {
  await insertRequest(trx, newRow(request, at, null));
}

async function store(trx: Trx, request: RepeatableRequest, stored: Stored): Promise<void> {
  const { principal, input } = request;
  await storeAnswer(trx, { principal, requestId: input.requestId, answer: JSON.stringify(stored) });
}

const insertRequest = prepared((db, row: NewRow<'requests'>) => db('requests').insert(row));
const storeAnswer = prepared(
  (db, { principal, requestId, answer }: { principal: string; requestId: string; answer: string }) =>
    db('requests').where({ principal, requestId }).update({ answer }),
);

/** @returns false if another request with the same id was answered first; its answer counts */
async function rememberRefusal(
  trx: Trx,
  request: RepeatableRequest,
  at: number,
  failure: Failure,
): Promise<boolean> {
  const rows = await trx('requests')
    .insert(newRow(request, at, JSON.stringify(refusal(failure))))
    .onConflict(['principal', 'requestId'])
    .ignore()
    .returning('requestId');
  return rows.length === 1;
}

function refusal({ errorName, details }: Failure): Stored {
  return { refused: errorName, ...(details && { details }) };
}

function newRow(request: RepeatableRequest, at: number, answer: string | null) {
  return {
    principal: request.principal,
    requestId: request.input.requestId,
    endpoint: request.endpoint,
    inputHash: hashInput(request),
    answer,
    createdAt: at,
  };
}

function hashInput({ input }: RepeatableRequest): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}
