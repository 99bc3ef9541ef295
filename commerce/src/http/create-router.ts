import Router, { type RouterMiddleware } from '@koa/router';
import type { Context, Middleware } from 'koa';
import { contract, type EndpointKey } from '../../contract/contract.ts';
import type { Endpoint, FileAnswer, TextAnswer } from '../../contract/endpoint.ts';
import { dayOf } from '../calendar.ts';
import { takeProof } from '../second-factor/require-factor.ts';
import type { Services } from '../services.ts';
import { authenticate } from './authenticate.ts';
import { limit } from './limit.ts';
import { limitGuesses } from './limit-guesses.ts';
import { parseInput } from './parse-input.ts';
import { readBody } from './read-body.ts';
import type { Call, Routes } from './routes.ts';
import { sendCsv } from './send-csv.ts';

type AnyHandler = (call: Call, input: unknown) => unknown;

/** A small router for each method and path is faster than one large router, which would try a hundred paths in turn. */
export function createRouter(services: Services, routes: Routes): RouterMiddleware {
  const all = new Router({ prefix: '/api' });
  const alone = new Map<string, RouterMiddleware>();
  for (const key of Object.keys(contract) as EndpointKey[]) {
    const endpoint: Endpoint = contract[key];
    if (endpoint.access === 'development' && services.config.appEnv !== 'development') continue;
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    const chain = [authenticate(services, endpoint), limit(services, key, endpoint.limit)];
    const act = answer(services, key, routes[key] as AnyHandler);
    if (method === 'POST') chain.push(readBody(endpoint.body ?? 'fields'));
    if (endpoint.guessed) chain.push(limitGuesses(services, key, endpoint.guessed));
    if (endpoint.asksProof === 'own') chain.push(takeOwnProof(services, endpoint));
    const own = new Router({ prefix: '/api' });
    for (const router of [all, own]) router.register(path, [method], [...chain, act]);
    alone.set(`${method} /api${path}`, own.routes());
  }
  const any = all.routes();
  return (ctx, next) => (alone.get(`${ctx.method} ${ctx.path}`) ?? any)(ctx, next);
}

/** After the limits. A change that is refused, as with a wrong code, gives the proof back. */
function takeOwnProof({ db, clock }: Services, endpoint: Endpoint): Middleware {
  return async (ctx, next) => {
    const giveBack = await takeProof(db, endpoint, ctx.state.member, clock.now());
    return next().catch(async (error: unknown) => {
      await giveBack();
      throw error;
    });
  };
}

function answer(services: Services, key: EndpointKey, handler: AnyHandler): Middleware {
  const endpoint: Endpoint = contract[key];
  // Answers are checked against the contract only in the environment development, which most tests use.
  const checked = (content: unknown) => {
    if (services.config.appEnv === 'development') endpoint.output.parse(content);
    return content;
  };
  return async (ctx) => {
    const given = ctx.method === 'POST' ? ctx.state.body : { ...ctx.query };
    const { member, language, traceId, image = null } = ctx.state as Call & { image?: Buffer };
    const input = parseInput(endpoint.input, withParams(given, ctx.params), language);
    const device = ctx.get('User-Agent');
    const content = handler({ services, member, language, ip: ctx.ip, traceId, device, image }, input);
    if (endpoint.answer === 'csv') {
      const rows = each((await content) as AsyncIterable<unknown>, checked);
      const [list, day] = [listOf(key), dayOf(services.clock.now())];
      sendCsv(ctx, { list, day, rows, schema: endpoint.output, language });
    } else if (endpoint.answer === 'text') sendText(ctx, checked(await content) as TextAnswer);
    else if (endpoint.answer === 'file') sendFile(ctx, checked(await content) as FileAnswer);
    else ctx.body = { status: 'OK', content: checked(await content) };
  };
}

async function* each<Row>(rows: AsyncIterable<Row>, checked: (row: Row) => Row): AsyncIterable<Row> {
  for await (const row of rows) yield checked(row);
}

/** `GET /admin/charges/export_notices` → `charges-notices` */
export function listOf(key: EndpointKey): string {
  const [, , list, deed = ''] = key.split('/');
  return `${list}${deed.replace('export', '').replace('_', '-')}`;
}

function sendText(ctx: Context, { status, type, body, policy }: TextAnswer): void {
  if (policy) ctx.set('Content-Security-Policy', policy);
  ctx.status = status;
  ctx.type = type;
  ctx.body = body;
}

function sendFile(ctx: Context, { type, bytes }: FileAnswer): void {
  ctx.set('Cache-Control', 'public, max-age=31536000, immutable');
  ctx.type = type;
  ctx.body = Buffer.from(bytes);
}

/** A body that is not an object is returned unchanged and refused later. */
function withParams(given: unknown, params: Record<string, string>): unknown {
  return given && typeof given === 'object' && !Array.isArray(given) ? { ...given, ...params } : given;
}
