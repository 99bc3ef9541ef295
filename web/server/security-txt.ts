import type { Middleware } from 'koa';
import type { Config } from './config.ts';

const path = '/.well-known/security.txt';
/** A copy of the file that is older than this is not to be trusted. The standard asks for less than a year. */
const validMilliseconds = 90 * 24 * 60 * 60 * 1000;

/** Says where a fault is reported (RFC 9116). Without a contact there is no such file. */
export function createSecurityTxt({
  securityContact,
  publicUrl,
}: Pick<Config, 'securityContact' | 'publicUrl'>): Middleware {
  return (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (ctx.path !== path || !isRead || !securityContact) return next();
    ctx.set('Cache-Control', 'public, max-age=86400');
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = [
      `Contact: ${securityContact}`,
      `Expires: ${new Date(Date.now() + validMilliseconds).toISOString()}`,
      'Preferred-Languages: zh, en',
      `Canonical: ${publicUrl}${path}`,
      '',
    ].join('\n');
  };
}
