import type { Core } from '@strapi/strapi';
import { dxfByName } from '../extensions/upload/upload-types.ts';

const attached = new Set(['application/pdf', dxfByName]);

/**
 * Makes browsers save a PDF or a drawing of the media library instead of opening it at the address of the panel.
 * Visitors get these files below `/media`, where web serves them.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  await next();
  if (!attached.has(ctx.type)) return;
  ctx.set({
    'Content-Disposition': 'attachment',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': 'sandbox',
  });
};
