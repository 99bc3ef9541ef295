import { publicUrl } from '../src/environment.ts';

export default () => ({
  url: `${publicUrl()}/cms/admin`,
  auth: {
    secret: process.env.ADMIN_JWT_SECRET,
    // The browser sees the panel under /cms: with the default path it would never send the cookie back.
    cookie: { path: '/cms/admin' },
  },
  apiToken: { salt: process.env.API_TOKEN_SALT },
  transfer: { token: { salt: process.env.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: process.env.ENCRYPTION_KEY },
  flags: { nps: false, promoteEE: false },
});
