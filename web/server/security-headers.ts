import type { Middleware } from 'koa';

export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** Answers of the CMS keep the headers that Strapi sets for its panel. */
export const setSecurityHeaders: Middleware = (ctx, next) => {
  if (ctx.path !== '/cms' && !ctx.path.startsWith('/cms/')) ctx.set(securityHeaders);
  return next();
};
