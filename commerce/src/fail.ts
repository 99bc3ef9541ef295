import { type ErrorName, errors } from '../contract/errors.ts';

/** A refusal from `contract/errors.ts`. Other errors become SYS004 if the database is unavailable, else SYS002. */
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

  get status(): number {
    return errors[this.errorName].status;
  }
}

/** A refusal, as of a wrong code, whose transaction is committed, so that the attempt is counted. */
export class CountedFailure extends Failure {}

export function fail(errorName: ErrorName, details?: Record<string, unknown>): Failure {
  return new Failure(errorName, details);
}

/** For `.catch`: returns a refusal as a value and throws any other error. */
export function asRefusal(error: unknown): Failure {
  if (error instanceof Failure) return error;
  throw error;
}
