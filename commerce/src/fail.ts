import { type ErrorName, errors } from '../contract/errors.ts';

/** A refusal from the catalogue. Everything else that is thrown is answered as SYS002. */
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

  /** HTTP status. */
  get status(): number {
    return errors[this.errorName].status;
  }
}

/** A refusal that counts, such as that of a wrong guess: what its transaction has written is committed. */
export class CountedFailure extends Failure {}

/** `throw fail('balanceTooLow', { neededYuan })` */
export function fail(errorName: ErrorName, details?: Record<string, unknown>): Failure {
  return new Failure(errorName, details);
}

/** For `.catch`: a refusal as a value, to be thrown where it is remembered. Everything else is thrown at once. */
export function asRefusal(error: unknown): Failure {
  if (error instanceof Failure) return error;
  throw error;
}
