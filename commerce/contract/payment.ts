import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { channels } from './wallet.ts';

export const paymentEndpoints = {
  'POST /payment/notify/:channel': endpoint({
    summary: 'A payment provider tells what became of a payment. Answered in the words the provider expects.',
    access: 'public',
    limit: 'write',
    body: 'raw',
    answer: 'text',
    input: z.strictObject({
      channel: z.enum(channels),
      /** As it came: the signature is over these very bytes. */
      body: z.string().max(64 * 1024),
      headers: z.record(z.string(), z.string()),
    }),
    output: z.string(),
  }),
};
