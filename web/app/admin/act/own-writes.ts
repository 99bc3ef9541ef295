import { hasCode } from '../../api/errors.ts';

interface Versioned {
  version: string;
}

/** What every part of the page knows of its writes. */
const registers: Map<string, unknown>[] = [];

/** For tests, which share one page: the next test starts as after a reload. */
export function forgetOwnWrites(): void {
  for (const register of registers) register.clear();
}

/** What one's own writes have made of a record. */
interface Written<Row> {
  row: Row;
  /** The versions from which one's own writes alone have led to the row. */
  from: Set<string>;
}

/**
 * Knows what this page has written to records. Until a record is loaded again, the page shows an older version of it,
 * and a write that names that version would be refused although nobody else has changed the record
 * (docs/decisions/034). So the writes to one record are made one after the other, and each names the version that the
 * last one has led to. If somebody else has written in between, the version that was seen is named, and commerce
 * refuses it.
 */
export function createOwnWrites<Row extends Versioned>() {
  const written = new Map<string, Written<Row>>();
  const turns = new Map<string, Promise<unknown>>();
  registers.push(written, turns);

  /** The row that one's own writes have made of the one that was seen. */
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

  /** Makes a write after the earlier ones to the same records. */
  function inTurn<Answer>(records: readonly string[], write: () => Promise<Answer>): Promise<Answer> {
    const earlier = Promise.allSettled(records.map((record) => turns.get(record)));
    const answer = earlier.then(write);
    for (const record of records) turns.set(record, answer);
    return answer;
  }

  /**
   * Makes one write to the row that the earlier ones have led to.
   * @param rowOf what an answer says of the row. Undefined if the row was deleted.
   */
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
        // Somebody else may have led the row back to the version that was seen.
        if (hasCode(error, 'SYS009') && named !== seen) written.delete(record);
        throw error;
      }
    });
  }

  return { latest, keep, inTurn, write };
}

const versions = createOwnWrites<Versioned>();

/**
 * Sends one write to a record that has a version.
 * @param record its kind and id, such as `messageId:…`
 * @param seen the version that its author saw
 * @param send sends the write for a version
 */
export function writeVersion<Answer>(
  record: string,
  seen: string,
  send: (version: string) => Promise<Answer>,
): Promise<Answer> {
  return versions.write(record, { version: seen }, ({ version }) => send(version), versionIn);
}

/**
 * Sends one write that applies to any version of a record, such as a note. The answer says which version it replaced:
 * if its author had not seen that one, the next write of that author is still refused.
 */
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
