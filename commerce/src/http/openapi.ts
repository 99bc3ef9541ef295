import type { Body, Endpoint } from '../../contract/endpoint.ts';
import { type ErrorName, errors } from '../../contract/errors.ts';
import { own } from '../../contract/own.ts';
import { errorText } from '../texts/error-text.ts';
import { type InputSchema, jsonSchemas } from './json-schemas.ts';
import { published } from './published.ts';
import { refusalsOf } from './refusals.ts';

export function describeApi() {
  const paths = new Map<string, Record<string, unknown>>();
  for (const [key, endpoint] of published) {
    const [method = '', route = ''] = key.split(' ');
    const path = `/api${route.replace(/:(\w+)/g, '{$1}')}`;
    paths.set(path, { ...paths.get(path), [method.toLowerCase()]: describe(method, route, endpoint) });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Junyao commerce',
      version: '1',
      description:
        'Amounts are yuan with at most two decimal places, times are UTC. Repeating a call with the same `requestId` ' +
        'and input returns the first answer again. The readable documentation is at `/api/docs`.',
    },
    paths: Object.fromEntries(paths),
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: {
        member: { type: 'apiKey', in: 'header', name: 'Authorization' },
        staff: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'A member whose roles include the permission.',
        },
      },
    },
  };
}

function describe(method: string, route: string, endpoint: Endpoint) {
  const { summary, access, permission, body = 'fields' } = endpoint;
  const { input, output } = jsonSchemas(endpoint);
  const inPath = [...route.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? []);
  const parameters = Object.keys(input.properties ?? {}).filter(
    (name) => inPath.includes(name) || method === 'GET',
  );
  return {
    summary,
    security: access === 'public' ? [] : [{ [access]: permission ? [permission] : [] }],
    parameters: parameters.map((name) => parameter(name, input, inPath.includes(name))),
    ...(method === 'POST' && { requestBody: { content: bodies[body](input) } }),
    responses: {
      200: { description: 'OK', content: answerOf(endpoint, output) },
      ...refusals(endpoint),
    },
  };
}

function parameter(name: string, input: InputSchema, inPath: boolean) {
  const required = inPath || (input.required?.includes(name) ?? false);
  return { name, in: inPath ? 'path' : 'query', required, schema: own(input.properties, name) };
}

const asFields = (schema: object) => {
  const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  return Object.fromEntries(types.map((type) => [type, { schema }]));
};

const bodies: Record<Body, (input: object) => object> = {
  fields: asFields,
  text: asFields,
  image: () => ({
    'multipart/form-data': {
      schema: { type: 'object', properties: { image: { type: 'string', format: 'binary' } } },
    },
  }),
  raw: () => ({ '*/*': { schema: { type: 'string' } } }),
};

function answerOf({ answer = 'envelope' }: Endpoint, content: object): object {
  if (answer === 'file') return { 'image/webp': { schema: { type: 'string', format: 'binary' } } };
  if (answer === 'text') return { 'text/plain': { schema: { type: 'string' } } };
  if (answer === 'csv') return { 'text/csv': { schema: { type: 'array', items: content } } };
  const properties = { status: { const: 'OK' }, content };
  return { 'application/json': { schema: { type: 'object', required: ['status', 'content'], properties } } };
}

const refusalSchema = {
  type: 'object',
  required: ['status', 'errorCode', 'message', 'traceId'],
  properties: {
    status: { const: 'ERROR' },
    errorCode: { enum: Object.values(errors).map(({ code }) => code) },
    message: { type: 'string', description: 'In the language of Accept-Language.' },
    details: {
      type: 'object',
      description: 'For SYS007: `fields` and `reasons`, both keyed by the name of the field.',
    },
    traceId: { type: 'string' },
  },
};

/** The error codes of an endpoint by HTTP status. */
function refusals(endpoint: Endpoint): Record<number, object> {
  const names = refusalsOf(endpoint);
  const statuses = [...new Set(names.map((name) => errors[name].status))].sort();
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        ...refusedWith(names.filter((name) => errors[name].status === status)),
        ...((status === 429 || status === 503) && { headers: comeBack }),
      },
    ]),
  );
}

const comeBack = {
  'Retry-After': { description: 'Seconds to wait before the next attempt.', schema: { type: 'integer' } },
};

function refusedWith(names: ErrorName[]): object {
  const codes = names.map((name) => errors[name].code);
  const schema = {
    allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { errorCode: { enum: codes } } }],
  };
  return {
    description: codes.map((code) => `${code}: ${errorText('en', code).replace(/\.?$/, '.')}`).join(' '),
    content: { 'application/json': { schema } },
  };
}
