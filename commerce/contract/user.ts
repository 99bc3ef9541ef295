import { z } from 'zod';
import { accountStatuses } from './choices.ts';
import { endpoint, fileAnswer } from './endpoint.ts';
import { email, formBoolean, line, phone, requestId, smsCode, text, time, userId } from './fields.ts';

const profile = z.strictObject({
  userId,
  username: z.string(),
  nickname: z.string(),
  avatar: z.string().nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  phoneVerified: z.boolean(),
  emailVerified: z.boolean(),
  status: z.enum(accountStatuses),
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
  /** An address to which the shop does not deliver can be saved, but nothing can be ordered to it. */
  deliverable: z.boolean(),
});

const addressFields = {
  recipientName: line(1, 40),
  phone,
  province: line(1, 40),
  city: line(1, 40),
  district: line(1, 40),
  street: line(1, 120),
};

export type Profile = z.output<typeof profile>;
export type Address = z.output<typeof address>;

export const userEndpoints = {
  'GET /userinfo/profile/query': endpoint({
    summary: 'Returns the profile of the logged-in member.',
    access: 'member',
    withoutFactor: true,
    limit: 'read',
    input: z.strictObject({}),
    output: profile,
  }),

  'POST /userinfo/profile/update': endpoint({
    summary: 'Changes the nickname. An empty nickname clears it; the username is then shown in its place.',
    access: 'member',
    limit: 'write',
    input: z.strictObject({ nickname: line(0, 40) }),
    output: profile,
  }),
  'POST /userinfo/profile/avatar': endpoint({
    summary:
      'Sets the avatar: a JPEG, PNG or WebP of up to 5 MB in the multipart field `image`, cropped to a square.',
    access: 'member',
    limit: 'write',
    body: 'image',
    input: z.strictObject({}),
    output: profile,
    errors: ['imageRefused'],
  }),
  'GET /avatars/:name': endpoint({
    summary: 'Returns an avatar image; `avatar` of the profile is its address.',
    access: 'public',
    limit: 'read',
    answer: 'file',
    input: z.strictObject({ name: z.string().regex(/^[0-9a-f]{64}\.webp$/) }),
    output: fileAnswer,
    errors: ['notFound'],
  }),
  'POST /userinfo/profile/email/send_code': endpoint({
    summary: 'Sends a six-digit code to the email address the member wants to log in with.',
    access: 'member',
    limit: 'auth',
    input: z.strictObject({ email }),
    output: z.strictObject({ resendAfterSeconds: z.number().int(), expiresInSeconds: z.number().int() }),
    errors: ['codeTooSoon', 'codeQuotaReached'],
  }),
  'POST /userinfo/profile/email/verify': endpoint({
    summary: 'Verifies the email address with the code. It can then be used to log in, by this member only.',
    access: 'member',
    asksProof: 'own',
    limit: 'auth',
    input: z.strictObject({ email, code: smsCode }),
    output: profile,
    errors: ['codeWrong', 'codeSpent', 'emailTaken'],
  }),
  'GET /userinfo/address/query': endpoint({
    summary: 'Lists the shipping addresses of the member, the default address first.',
    access: 'member',
    limit: 'read',
    input: z.strictObject({}),
    output: z.array(address),
  }),

  'POST /userinfo/address/add': endpoint({
    summary:
      'Adds an address, as the default with `isDefault`. The first one always becomes the default. ' +
      'An address that the member already has is not added again, and a repeated `requestId` adds nothing. ' +
      'A member can have up to 20.',
    access: 'member',
    limit: 'write',
    input: z.strictObject({
      requestId: requestId.optional(),
      ...addressFields,
      isDefault: formBoolean.default(false),
    }),
    output: address,
    errors: ['tooManyAddresses', 'noSuchRegion'],
  }),
  'POST /userinfo/address/update': endpoint({
    summary:
      'Changes an address, and makes it the default with `isDefault`. Without `isDefault`, the default stays as it is. ' +
      'Existing orders keep the address they were placed with.',
    access: 'member',
    limit: 'write',
    input: z.strictObject({
      addressId: z.uuid(),
      ...addressFields,
      isDefault: formBoolean.default(false),
    }),
    output: address,
    errors: ['addressNotFound', 'noSuchRegion'],
  }),
  'POST /userinfo/address/delete': endpoint({
    summary:
      'Deletes an address. If it was the default, the newest remaining address becomes the default. Can be repeated safely.',
    access: 'member',
    limit: 'write',
    input: z.strictObject({ addressId: z.uuid() }),
    output: z.strictObject({}),
  }),
  'POST /userinfo/address/set_default': endpoint({
    summary: 'Sets the default address.',
    access: 'member',
    limit: 'write',
    input: z.strictObject({ addressId: z.uuid() }),
    output: address,
    errors: ['addressNotFound'],
  }),
  'POST /userinfo/address/recognize': endpoint({
    summary:
      'Finds the parts of an address in a text that the member has pasted, such as a line of a chat. ' +
      'Parts that are not found are missing. The text is not stored.',
    access: 'member',
    limit: 'auth',
    input: z.strictObject({ text: text(300).min(1) }),
    output: z.strictObject({
      recipientName: z.string().optional(),
      phone: z.string().optional(),
      province: z.string().optional(),
      city: z.string().optional(),
      district: z.string().optional(),
      street: z.string().optional(),
    }),
  }),
};
