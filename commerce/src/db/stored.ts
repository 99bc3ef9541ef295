import type { Model } from 'objection';
import type { StoredBoolean } from './tables.ts';

/** The columns of a model as the database stores them: objects as JSON text, booleans as `StoredBoolean`. */
export type Stored<M extends Model> = {
  [C in Exclude<keyof M, keyof Model>]: M[C] extends boolean
    ? StoredBoolean
    : M[C] extends object
      ? string
      : M[C];
};
