import type { Middleware } from 'koa';

/** On every answer of ours. The content security policy is a page's own: content-security-policy.ts. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const;

/** The CMS sets headers of its own, made for its admin. */
export const setSecurityHeaders: Middleware = (ctx, next) => {
  if (ctx.path !== '/cms' && !ctx.path.startsWith('/cms/')) ctx.set(securityHeaders);
  return next();
};
