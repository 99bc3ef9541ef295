import type { Core } from '@strapi/strapi';

/**
 * Makes browsers save a PDF of the media library instead of opening it at the address of the panel. Visitors open
 * PDFs at `/media/pdf`, where web serves them.
 */
export default (): Core.MiddlewareHandler => async (ctx, next) => {
  await next();
  if (ctx.type !== 'application/pdf') return;
  ctx.set({
    'Content-Disposition': 'attachment',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': 'sandbox',
  });
};
