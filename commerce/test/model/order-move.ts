import { expect } from 'vitest';
import { at, command, nat } from './command.ts';
import type { Model, ModelOrder, Real } from './shop-model.ts';

/** The shop must refuse the move exactly when the model refuses it. */
export function move(
  name: string,
  ask: (real: Real, orderNo: string, order: ModelOrder) => Promise<{ errorCode?: string }>,
  expected: (model: Model, order: ModelOrder) => string | undefined,
  change: (model: Model, order: ModelOrder) => void,
) {
  return nat.map((which) =>
    command(
      `${name} ${which}`,
      (model) => model.orders.length > 0,
      async (model, real) => {
        const index = which % model.orders.length;
        const chosen = at(model.orders, index);
        const { errorCode } = await ask(real, at(real.orderNos, index), chosen);
        expect(errorCode).toBe(expected(model, chosen));
        if (!errorCode) change(model, chosen);
      },
    ),
  );
}

export const stateChanged = 'ORD008';
