import type { TransactionOrKnex } from 'objection';
import type { Db } from './db.ts';
import type { BaseModel } from './model.ts';

export async function find<M extends BaseModel>(
  model: (new () => M) & typeof BaseModel,
  db: Db,
  key: string,
): Promise<M | undefined> {
  const found: unknown = await model.query(db as unknown as TransactionOrKnex).findById(key);
  return found instanceof model ? (found as M) : undefined;
}
