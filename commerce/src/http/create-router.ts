import Router from '@koa/router';
import type { Middleware } from 'koa';
import { contract, type EndpointKey } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { authenticate } from './authenticate.ts';
import { limit } from './limit.ts';
import { parseBody } from './parse-body.ts';
import { parseInput } from './parse-input.ts';
import type { Call, Language, Routes, Services } from './routes.ts';

type AnyHandler = (call: Call, input: unknown) => Promise<unknown>;

/** Binds every endpoint of the contract to its handler: authenticate → limit → parse → act → answer. */
export function createRouter(services: Services, routes: Routes): Router {
  const router = new Router({ prefix: '/api' });
  for (const key of Object.keys(contract) as EndpointKey[]) {
    const endpoint: Endpoint = contract[key];
    if (endpoint.access === 'development' && services.config.appEnv !== 'development') continue;
    const [method, path] = key.split(' ') as ['GET' | 'POST', string];
    const chain = [authenticate(services, endpoint.access), limit(services, key, endpoint.limit)];
    const act = answer(services, endpoint, routes[key] as AnyHandler);
    if (method === 'GET') router.get(path, ...chain, act);
    else router.post(path, ...chain, parseBody, act);
  }
  return router;
}

function answer(services: Services, endpoint: Endpoint, handler: AnyHandler): Middleware {
  const verify = services.config.appEnv === 'development';
  return async (ctx) => {
    const given = ctx.method === 'GET' ? { ...ctx.query } : (ctx.request.body ?? {});
    const input = parseInput(endpoint.input, given);
    const { member, language } = ctx.state as { member: Call['member']; language: Language };
    const content = await handler({ services, member, language, ip: ctx.ip }, input);
    // An answer that breaks the contract is our mistake: found here while developing and in every test.
    if (verify) endpoint.output.parse(content);
    ctx.body = { status: 'OK', content };
  };
}
