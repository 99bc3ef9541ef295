import { type ErrorName, errors } from '../contract/errors.ts';

/**
 * A refusal from the catalog in `contract/errors.ts`. Other errors are answered as SYS004 if the database is
 * unavailable, else SYS002.
 */
export class Failure extends Error {
  readonly errorName: ErrorName;
  readonly details: Record<string, unknown> | undefined;

  constructor(errorName: ErrorName, details?: Record<string, unknown>) {
    super(errorName);
    this.errorName = errorName;
    this.details = details;
  }

  get code(): string {
    return errors[this.errorName].code;
  }

  /** The HTTP status of the answer. */
  get status(): number {
    return errors[this.errorName].status;
  }
}

/**
 * A refusal that the shop has to count, such as the refusal of a wrong code. The transaction is committed and
 * not rolled back, so that the count is kept.
 */
export class CountedFailure extends Failure {}

/** Makes a refusal, as in `throw fail('balanceTooLow', { neededYuan })`. */
export function fail(errorName: ErrorName, details?: Record<string, unknown>): Failure {
  return new Failure(errorName, details);
}

/**
 * For use in `.catch`: returns a refusal as a value, so that the caller can handle it later. Throws any other
 * error.
 */
export function asRefusal(error: unknown): Failure {
  if (error instanceof Failure) return error;
  throw error;
}
