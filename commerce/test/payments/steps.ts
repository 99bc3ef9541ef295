import type { Db } from '../../src/db/db.ts';
import type { PaymentProvider, Payments } from '../../src/payments/payment-provider.ts';

/** Thrown where the service crashes. */
export class Crash extends Error {}

/**
 * The moments at which a crash makes a difference: before each write, after what is written for good, and before and after
 * each call of a payment provider. Nothing in the service knows of them.
 */
export interface Steps {
  /** Names of those since the start or the last restart. */
  readonly taken: readonly string[];
  readonly hasCrashed: boolean;
  /** The service crashes at the step after `count` others. From then on, nothing that it does has an effect. */
  crashAfter(count: number): void;
  /** Steps of the test itself are none of the service. */
  ignore<Result>(work: () => Promise<Result>): Promise<Result>;
  /** A new service begins, which does not crash. */
  restart(): void;
  /** @throws Crash */
  take(name: string): void;
}

export function createSteps(): Steps {
  let taken: string[] = [];
  let left = Number.POSITIVE_INFINITY;
  let ignored = 0;
  return {
    get taken() {
      return taken;
    },
    get hasCrashed() {
      return left < 0;
    },
    crashAfter(count) {
      left = count;
    },
    async ignore(work) {
      ignored += 1;
      return work().finally(() => {
        ignored -= 1;
      });
    },
    restart() {
      taken = [];
      left = Number.POSITIVE_INFINITY;
    },
    take(name) {
      if (ignored > 0) return;
      taken.push(name);
      left -= 1;
      if (left < 0) throw new Crash(`crashed ${name}`);
    },
  };
}

interface Dialect {
  _query(connection: unknown, query: Query): Promise<unknown>;
}

interface Query {
  sql: string;
}

/** What Knex knows while it runs a statement. */
interface Running {
  config: unknown;
  transacting?: boolean;
}

/** @returns a function that ends it */
export function watchWrites({ client }: Db, steps: Pick<Steps, 'take'>): () => void {
  // Transactions have clients of their own, with the same configuration.
  const dialect: Dialect = Object.getPrototypeOf(client);
  const { _query: run } = dialect;
  dialect._query = async function (this: Running, connection, query) {
    const write = this.config === client.config ? nameOf(query.sql) : null;
    if (!write) return run.call(this, connection, query);
    try {
      steps.take(`before ${write}`);
    } catch (error) {
      // The database does this when a connection ends within a transaction.
      if (write === 'commit') await run.call(this, connection, { ...query, sql: 'ROLLBACK' });
      throw error;
    }
    const answer = await run.call(this, connection, query);
    if (write === 'commit' || !this.transacting) steps.take(`after ${write}`);
    return answer;
  };
  return () => {
    dialect._query = run;
  };
}

function nameOf(sql: string): string | null {
  if (/^commit/i.test(sql)) return 'commit';
  const [, verb, table] = /^(insert into|update|delete from) \W?(\w+)/i.exec(sql) ?? [];
  return verb ? `${verb.toLowerCase()} ${table}` : null;
}

export function watchCalls(payments: Payments, steps: Pick<Steps, 'take'>): Payments {
  function watched(provider: PaymentProvider): PaymentProvider {
    const call = async <Result>(name: string, work: () => Promise<Result>) => {
      steps.take(`before ${provider.name} ${name}`);
      const answer = await work();
      steps.take(`after ${provider.name} ${name}`);
      return answer;
    };
    return {
      ...provider,
      open: (attempt, payer) => call('open', () => provider.open(attempt, payer)),
      query: (attempt) => call('query', () => provider.query(attempt)),
      close: (attempt) => call('close', () => provider.close(attempt)),
      refund: (refund) => call('refund', () => provider.refund(refund)),
      queryRefund: (refund) => call('query refund', () => provider.queryRefund(refund)),
    };
  }
  return {
    ...payments,
    of: (channel) => watched(payments.of(channel)),
    named(name) {
      const provider = payments.named(name);
      return provider && watched(provider);
    },
  };
}
