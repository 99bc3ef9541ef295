import { href, type MiddlewareFunction, redirect } from 'react-router';
import { keepAddress } from '../session/auth-redirect.ts';
import { readSession } from '../session/session.ts';

/** Guests are led to the login, and back to the page they asked for. */
export const requireLogin: MiddlewareFunction<unknown> = async ({ request }, next) => {
  if (readSession()) return next();
  keepAddress(request.url);
  throw redirect(href('/auth'));
};
