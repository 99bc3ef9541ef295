import type { Middleware } from 'koa';
import { plainPolicy } from './content-security-policy.ts';

export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  /** A page or a document has a stricter one in its place. */
  'Content-Security-Policy': plainPolicy(),
} as const;

/** Answers of the CMS keep the headers that Strapi sets for its panel. */
export const setSecurityHeaders: Middleware = (ctx, next) => {
  if (ctx.path !== '/cms' && !ctx.path.startsWith('/cms/')) ctx.set(securityHeaders);
  return next();
};
