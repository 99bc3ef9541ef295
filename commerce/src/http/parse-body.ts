import type { Middleware } from 'koa';
import koaBody from 'koa-body';
import { fail } from '../fail.ts';

const limitBytes = 64 * 1024;

const parse = koaBody({
  json: true,
  urlencoded: true,
  multipart: true,
  text: false,
  jsonLimit: limitBytes,
  formLimit: limitBytes,
  formidable: { filter: () => false, maxFieldsSize: limitBytes, maxFields: 100 },
});

/** Reads JSON, form and multipart bodies alike; files are never taken. */
export const parseBody: Middleware = async (ctx, next) => {
  try {
    await parse(ctx, async () => {});
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : 400;
    throw fail('invalidInput', { fields: { body: status === 413 ? 'too_big' : 'unreadable' } });
  }
  await next();
};
