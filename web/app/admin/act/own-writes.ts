import { hasCode } from '../../api/errors.ts';

interface Versioned {
  version: string;
}

const registers: Map<string, unknown>[] = [];

/** For tests, which share one page: the next test starts as after a reload. */
export function forgetOwnWrites(): void {
  for (const register of registers) register.clear();
}

interface Written<Row> {
  row: Row;
  /** The versions from which only the person's own writes have led to the row. */
  from: Set<string>;
}

/**
 * Remembers what this page has written to records (docs/decisions/034). Until a record is loaded again, the page shows
 * an older version, and commerce would refuse a write that names it. So writes to one record run one after the other,
 * each with the version that the last one produced. If a colleague wrote in between, a write names the version that the
 * person saw, and commerce refuses it.
 */
export function createOwnWrites<Row extends Versioned>() {
  const written = new Map<string, Written<Row>>();
  const turns = new Map<string, Promise<unknown>>();
  registers.push(written, turns);

  function latest(record: string, seen: Row): Row {
    const last = written.get(record);
    return last?.from.has(seen.version) ? last.row : seen;
  }

  /** @param from the version that the write replaced */
  function keep(record: string, from: string, row: Row | undefined): void {
    if (!row) return;
    const last = written.get(record);
    const earlier = last?.row.version === from ? last.from : [];
    written.set(record, { row, from: new Set([...earlier, from]) });
  }

  function inTurn<Answer>(records: readonly string[], write: () => Promise<Answer>): Promise<Answer> {
    const earlier = Promise.allSettled(records.map((record) => turns.get(record)));
    const answer = earlier.then(write);
    for (const record of records) turns.set(record, answer);
    return answer;
  }

  /** @param rowOf returns the row in an answer; undefined if the row was deleted */
  function write<Answer>(
    record: string,
    seen: Row,
    send: (latest: Row) => Promise<Answer>,
    rowOf: (answer: Answer) => Row | undefined,
  ): Promise<Answer> {
    return inTurn([record], async () => {
      const named = latest(record, seen);
      try {
        const answer = await send(named);
        keep(record, named.version, rowOf(answer));
        return answer;
      } catch (error) {
        // A colleague may have restored the version that the person saw.
        if (hasCode(error, 'SYS009') && named !== seen) written.delete(record);
        throw error;
      }
    });
  }

  return { latest, keep, inTurn, write };
}

const versions = createOwnWrites<Versioned>();

/** @param record kind and id, such as `messageId:…` */
export function writeVersion<Answer>(
  record: string,
  seen: string,
  send: (version: string) => Promise<Answer>,
): Promise<Answer> {
  return versions.write(record, { version: seen }, ({ version }) => send(version), versionIn);
}

/** If the write replaced a version that the person had not seen, the next write of the person is still refused. */
export function writeAnyVersion<Answer extends Versioned & { formerVersion?: string | undefined }>(
  record: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  return versions.inTurn([record], async () => {
    const answer = await send();
    versions.keep(record, answer.formerVersion ?? '', answer);
    return answer;
  });
}

function versionIn(answer: unknown): Versioned | undefined {
  const { version }: Partial<Versioned> = Object(answer);
  return version === undefined ? undefined : { version };
}
