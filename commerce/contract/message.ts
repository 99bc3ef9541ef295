import { z } from 'zod';
import { messageKinds } from './choices.ts';
import { endpoint } from './endpoint.ts';
import { email, line, optional, productCode, text } from './fields.ts';

export const messageEndpoints = {
  'POST /message/submit': endpoint({
    summary: 'Sends a message to the workshop. An identical message within an hour is stored only once.',
    access: 'public',
    limit: 'auth',
    input: z.strictObject({
      name: line(1, 60),
      email,
      phone: line(0, 30).default(''),
      subject: line(1, 120),
      message: text(2000).pipe(z.string().min(1)),
      kind: z.enum(messageKinds).default('contact'),
      productCode: optional(productCode),
    }),
    output: z.strictObject({}),
  }),
};
