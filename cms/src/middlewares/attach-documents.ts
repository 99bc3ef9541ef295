import type { Core } from '@strapi/strapi';
import { dxfByName } from '../extensions/upload/upload-types.ts';

const attached = new Set(['application/pdf', dxfByName]);

/** Browsers must save these files, not open them at the address of the panel. Visitors get them below `/media`. */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  await next();
  if (!attached.has(ctx.type)) return;
  ctx.set({
    'Content-Disposition': 'attachment',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': 'sandbox',
  });
};
