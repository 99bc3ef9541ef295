import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { formBoolean, line, phone, time, userId } from './fields.ts';

const profile = z.strictObject({
  userId,
  username: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  phoneVerified: z.boolean(),
  emailVerified: z.boolean(),
  status: z.enum(['active', 'frozen']),
  registeredAt: time,
  lastLoginAt: time.nullable(),
  roles: z.array(z.string()),
});

const address = z.strictObject({
  addressId: z.uuid(),
  recipientName: z.string(),
  phone: z.string(),
  province: z.string(),
  city: z.string(),
  district: z.string(),
  street: z.string(),
  isDefault: z.boolean(),
});

export type Profile = z.output<typeof profile>;
export type Address = z.output<typeof address>;

export const userEndpoints = {
  'GET /userinfo/profile/query': endpoint({
    summary: 'The member the token belongs to.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({}),
    output: profile,
  }),

  'GET /userinfo/address/query': endpoint({
    summary: 'All addresses of the member, the default one first.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({}),
    output: z.array(address),
  }),

  'POST /userinfo/address/add': endpoint({
    summary: 'Adds an address; the first one becomes the default. A member has at most 20.',
    access: 'member',
    limit: 'write',
    input: z.strictObject({
      recipientName: line(1, 40),
      phone,
      province: line(1, 40),
      city: line(1, 40),
      district: line(1, 40),
      street: line(1, 120),
      isDefault: formBoolean.default(false),
    }),
    output: address,
    errors: ['tooManyAddresses'],
  }),
};
