import { publicUrl } from '../src/environment.ts';
import { previewAddress } from '../src/preview/preview-address.ts';

export default () => ({
  url: `${publicUrl()}/cms/admin`,
  auth: {
    secret: process.env.ADMIN_JWT_SECRET,
    // The browser opens the panel under /cms, so the browser would never send back a cookie with Strapi's
    // default path.
    cookie: { path: '/cms/admin' },
  },
  apiToken: { salt: process.env.API_TOKEN_SALT },
  transfer: { token: { salt: process.env.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: process.env.ENCRYPTION_KEY },
  preview: { enabled: true, config: { handler: previewAddress } },
  flags: { nps: false, promoteEE: false },
});
