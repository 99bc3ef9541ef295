import { href, type MiddlewareFunction, redirect } from 'react-router';
import { keepAddress } from '../session/auth-redirect.ts';
import { readSession } from '../session/session.ts';

/** Saves the address, so that the login leads back to it. */
export const requireLogin: MiddlewareFunction<unknown> = async ({ request }, next) => {
  if (readSession()) return next();
  keepAddress(request.url);
  throw redirect(href('/auth'));
};
