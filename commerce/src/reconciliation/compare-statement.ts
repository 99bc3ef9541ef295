import type { StatementLayout, StatementSums } from '../../contract/admin/reconciliations.ts';
import type { BookedChannel } from '../../contract/choices.ts';
import { countDays, momentsOf } from '../calendar.ts';
import { minute } from '../clock.ts';
import type { Db } from '../db/db.ts';
import type { Row } from '../db/tables.ts';
import { fail } from '../fail.ts';
import { runAside } from '../threads/run-aside.ts';
import { type Against, compareLines } from './compare-lines.ts';
import { batchesOf } from './in-batches.ts';
import { packLines, unpackLines } from './pack-lines.ts';
import { type Booked, pagesOfBooked, readLastPosting } from './read-booked.ts';
import { emptyOf, readLines, type Survey, surveyStatement } from './read-statement.ts';
import { shownElsewhere } from './shown-elsewhere.ts';
import type { Side } from './tables.ts';
import { type Line, startTally } from './tally.ts';

export interface Given {
  /** Of `packLines`; null for a day on which the provider had no payment and no refund. */
  packed: Uint8Array | null;
  /** Of a statement that does not tell it. */
  channel?: BookedChannel | undefined;
  /** The day that the statement should contain. Without a day in it, the day of all its lines. */
  day?: string | undefined;
  /** Compares also what seems to be the wrong file. */
  again?: boolean;
  /** The layout of the bill of `day`, which the shop got from the provider. Its payments may be booked on any day. */
  fetched?: StatementLayout;
  at: number;
}

type Figures = 'layout' | 'channel' | 'fromDay' | 'toDay' | 'lastPosting' | 'otherLines' | 'matched';

export interface Compared extends Pick<Row<'reconciliations'>, Figures | 'differences' | 'gapFen'> {
  /** Of `packLines`, each line as JSON: in the order of the statement, followed by the payments missing there. */
  packedLines: Uint8Array;
  sums: Record<Side, StatementSums>;
}

const longestDays = 92;
/** More differences mean the wrong file. */
const mostDifferences = 1000;
const batchSize = 500;
/**
 * The clocks of provider and shop differ, and the provider sees a payment first. So what was booked at the very end of a
 * day is only missing if the bill of the next day lacks it too.
 */
const lastMinutes = 15 * minute;

/**
 * Reads statement and books in parts, so that the memory that it takes hardly depends on their length.
 * @throws Failure `statementUnknown`, `statementOfSums`, `statementOfOneSide`, `tooManyLines`, `statementChannelNeeded`,
 *   `rangeTooLong`, `statementOfFuture`, `tooManyDifferences`; unless the input says `again`, also
 *   `statementWithoutLines`, `statementOfOtherDays`, `statementCutOff` and `statementTotalsDiffer`
 */
export function compareStatement(db: Db, given: Given): Promise<Compared> {
  return runAside(db, import.meta.url, compareAside, given);
}

export async function compareAside(db: Db, given: Given): Promise<Compared> {
  const survey = await requireSurvey(given);
  const channel = survey.channel ?? given.channel;
  if (!channel) throw fail('statementChannelNeeded');
  const { from, to } = requireDays(survey, given);
  const lastPosting = await readLastPosting(db);
  const isOfProvider = given.fetched !== undefined;
  const { since, until } = momentsOf({ from, to });
  const shift = survey.earlierBy + (isOfProvider ? lastMinutes : 0);
  const moments = { since: since - shift, until: until - shift };
  const against: Against = { db, channel, moments, isOfProvider, firstLines: new Map() };
  const { tally, add, sumsOf } = startTally();
  let { otherLines } = survey;

  async function* compared(): AsyncGenerator<Line> {
    for await (const batch of batchesOf(linesOfStatement(given), batchSize)) {
      const lines = await compareLines(against, batch);
      otherLines += batch.length - lines.length;
      yield* lines;
    }
    yield* missingThere(against, { from, to });
  }

  async function* written(): AsyncGenerator<string> {
    for await (const line of compared()) {
      add(line);
      if (line.outcome === 'matched' || tally.differences <= mostDifferences) yield JSON.stringify(line);
    }
  }

  const { bytes: packedLines } = await packLines(written());
  if (tally.differences > mostDifferences)
    throw fail('tooManyDifferences', { found: tally.differences, most: mostDifferences });
  return {
    ...{ layout: survey.layout, channel, fromDay: from, toDay: to, lastPosting, packedLines, otherLines },
    ...{ ...tally, sums: { in: sumsOf('in'), out: sumsOf('out') } },
  };
}

async function requireSurvey({ packed, again, fetched }: Given): Promise<Survey> {
  if (!packed) {
    if (!fetched) throw fail('statementWithoutLines');
    return emptyOf(fetched);
  }
  const survey = await surveyStatement(unpackLines(packed), again);
  if (survey.lines === 0 && !again && !fetched) throw fail('statementWithoutLines');
  return survey;
}

function requireDays({ days }: Survey, { day, again, fetched, at }: Given): { from: string; to: string } {
  if (!days && !day) throw fail('statementWithoutLines');
  const from = days?.from ?? day ?? '';
  const to = days?.to ?? day ?? '';
  const written = from === to ? from : `${from} – ${to}`;
  if (day && fetched && (from !== day || to !== day))
    throw fail('statementOfOtherDays', { days: written, day });
  if (day && !again && (day < from || day > to)) throw fail('statementOfOtherDays', { days: written, day });
  if (momentsOf({ from: to }).since > at) throw fail('statementOfFuture', { days: written });
  if (countDays(from, to) > longestDays) throw fail('rangeTooLong', { maxDays: longestDays });
  return { from, to };
}

async function* linesOfStatement({ packed }: Given): ReturnType<typeof readLines> {
  if (packed) yield* readLines(unpackLines(packed));
}

async function* missingThere(
  { db, channel, moments, firstLines }: Against,
  days: { from: string; to: string },
): AsyncGenerator<Line> {
  for await (const page of pagesOfBooked(db, channel, moments)) {
    const unstated = page.filter(({ transactionNo }) => !firstLines.has(transactionNo));
    const shown = await shownElsewhere(db, { channel, ...days }, unstated);
    yield* unstated.filter(({ transactionNo }) => !shown.has(transactionNo)).map(missing);
  }
}

function missing({ side, serialNo, amountFen: ourFen, transactionNo }: Booked): Line {
  return { outcome: 'missingThere', side, serialNo, ourFen, transactionNo, statedAt: '' };
}
