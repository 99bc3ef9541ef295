import { panelUrl, publicUrl } from '../src/environment.ts';
import { previewAddress } from '../src/preview/preview-address.ts';

const hour = 60 * 60;

export default () => ({
  url: `${panelUrl()}/cms/admin`,
  auth: {
    secret: process.env.ADMIN_JWT_SECRET,
    // The browser opens the panel under /cms, so it would never send back a cookie with Strapi's default path.
    cookie: { path: '/cms/admin' },
    // In seconds. Unsaved text is lost when a session ends, so it lasts longer than Strapi's two hours and one day.
    sessions: { idleSessionLifespan: 12 * hour, maxSessionLifespan: 7 * 24 * hour },
  },
  apiToken: { salt: process.env.API_TOKEN_SALT },
  transfer: { token: { salt: process.env.TRANSFER_TOKEN_SALT } },
  secrets: { encryptionKey: process.env.ENCRYPTION_KEY },
  // The panel shows pages of the shop in a frame.
  preview: { enabled: true, config: { handler: previewAddress, allowedOrigins: [publicUrl()] } },
  flags: { nps: false, promoteEE: false },
});
