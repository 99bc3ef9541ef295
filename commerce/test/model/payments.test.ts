import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { figures } from '../figures.ts';
import { beginWorld, findFaults, openPaymentShop, type PaymentShop, settle } from '../payments/world.ts';
import { paymentCommands } from './payment-commands.ts';
import { addUp, createPaymentTally } from './payment-tally.ts';

const { paymentSequences } = figures;
const longest = 24;

let shop: PaymentShop | null = null;
afterAll(() => shop?.close());

/** A sequence that fails leaves wrong books, so the next one, which fast-check makes shorter, gets a new shop. */
async function withShop(work: (given: PaymentShop) => Promise<void>): Promise<void> {
  shop ??= await openPaymentShop();
  try {
    await work(shop);
  } catch (error) {
    await shop.close();
    shop = null;
    throw error;
  }
}

test(
  `after each of ${paymentSequences} random sequences with crashes, every fen that a provider took is in a wallet, in doubt or refunded, and no other`,
  async () => {
    const tally = createPaymentTally();
    const sequences = fc.array(fc.oneof(...paymentCommands), {
      minLength: 8,
      maxLength: longest,
      size: 'max',
    });
    await fc.assert(
      fc.asyncProperty(sequences, (commands) =>
        withShop(async (given) => {
          const world = await beginWorld(given);
          await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
          await settle(world);
          expect(await findFaults(world)).toEqual([]);
          await addUp(tally, world);
        }),
      ),
      { numRuns: paymentSequences },
    );
    console.log(`counted: ${paymentSequences} sequences of payments, ${JSON.stringify(tally)}`);
    // Otherwise the sequences would prove little.
    if (paymentSequences >= 100)
      for (const [what, count] of Object.entries(tally)) expect(count, what).toBeGreaterThan(0);
  },
  60_000 + paymentSequences * 5_000,
);
