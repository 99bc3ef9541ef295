import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Context, Middleware } from 'koa';
import koaBody from 'koa-body';
import type { Body } from '../../contract/endpoint.ts';
import { fail } from '../fail.ts';

const fieldsLimitBytes = 64 * 1024;
const imageLimitBytes = 5 * 1024 * 1024;
/** The largest text in a field is a provider's statement, with up to 2 million characters. */
const textLimitBytes = 3 * 1024 * 1024;

export function readBody(body: Body): Middleware {
  return async (ctx, next) => {
    try {
      ctx.state.body = await readers[body](ctx);
    } catch (error) {
      dropRest(ctx.req);
      if (body === 'image') throw fail('imageRefused');
      const tooBig = error instanceof Error && 'status' in error && error.status === 413;
      throw fail('invalidInput', { fields: { body: tooBig ? 'too_big' : 'unreadable' } });
    }
    await next();
  };
}

/**
 * An unread rest would delay the next request on the connection. Node itself drops a body that nobody began to read.
 */
function dropRest(request: IncomingMessage): void {
  request.unpipe();
  request.resume();
}

const readers: Record<Body, (ctx: Context) => Promise<unknown>> = {
  fields: readFields(fieldsLimitBytes),
  text: readFields(textLimitBytes),

  async image(ctx) {
    // The library leaves files behind when it refuses a body, so they get a folder.
    const folder = await mkdtemp(path.join(tmpdir(), 'junyao-image-'));
    try {
      await imageReader(folder)(ctx, async () => {});
      const file = [ctx.request.files?.image].flat()[0];
      ctx.state.image = file ? await readFile(file.filepath) : null;
      return {};
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },

  async raw(ctx) {
    const headers = Object.entries(ctx.headers).map(([name, value]) => [name, String(value)]);
    // As plain text the body stays unchanged, so that its signature can be checked.
    ctx.req.headers['content-type'] = 'text/plain';
    await readText(ctx, async () => {});
    return { body: ctx.request.body ?? '', headers: Object.fromEntries(headers) };
  },
};

function readFields(limitBytes: number): (ctx: Context) => Promise<unknown> {
  const read = koaBody({
    json: true,
    urlencoded: true,
    multipart: true,
    text: false,
    jsonLimit: limitBytes,
    formLimit: limitBytes,
    formidable: { filter: () => false, maxFieldsSize: limitBytes, maxFields: 100 },
  });
  return async (ctx) => {
    await read(ctx, async () => {});
    return ctx.request.body ?? {};
  };
}

const readText = koaBody({ textLimit: fieldsLimitBytes });

function imageReader(uploadDir: string): Middleware {
  return koaBody({
    json: false,
    urlencoded: false,
    text: false,
    multipart: true,
    formidable: {
      uploadDir,
      maxFiles: 1,
      maxFileSize: imageLimitBytes,
      maxFields: 0,
      filter: ({ name }) => name === 'image',
    },
  });
}
