import fc, { type AsyncCommand } from 'fast-check';
import type { Model, Real } from './shop-model.ts';

export type Command = AsyncCommand<Model, Real>;

export const nat = fc.nat({ max: 1000 });
export const requestId = () => crypto.randomUUID();

export const at = <Item>(list: readonly Item[], index: number): Item => {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('the list is empty');
  return item;
};

/** `run` compares the answer of the shop with the model and changes the model. */
export function command(name: string, check: (model: Model) => boolean, run: Command['run']): Command {
  return { check, run, toString: () => name };
}
