import type { AsyncCommand } from 'fast-check';
import { type PaymentWorld, restartAfterCrash } from '../payments/world.ts';

/** No command expects a certain outcome: what counts is that the books agree in the end. */
export type PaymentCommand = AsyncCommand<object, PaymentWorld>;

export function act(name: string, run: (world: PaymentWorld) => Promise<unknown>): PaymentCommand {
  return {
    check: () => true,
    async run(_, world) {
      await run(world);
      restartAfterCrash(world);
    },
    toString: () => name,
  };
}
