import { z } from 'zod';
import { contract } from '../../contract/contract.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { errors } from '../../contract/errors.ts';

/** The contract as OpenAPI 3.1; endpoints for development are left out. */
export function describeApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [key, endpoint] of Object.entries(contract) as [string, Endpoint][]) {
    if (endpoint.access === 'development') continue;
    const [method = '', path = ''] = key.split(' ');
    paths[`/api${path}`] = { ...paths[`/api${path}`], [method.toLowerCase()]: describe(method, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Junyao commerce',
      version: '1',
      description: 'Amounts are yuan with two decimals; times are UTC.',
    },
    paths,
    components: {
      securitySchemes: {
        member: { type: 'apiKey', in: 'header', name: 'Authorization' },
        internal: { type: 'apiKey', in: 'header', name: 'X-Internal-Token' },
      },
    },
  };
}

function describe(method: string, endpoint: Endpoint) {
  const input = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' });
  return {
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ [endpoint.access]: [] }],
    ...(method === 'GET' ? { parameters: asParameters(input) } : { requestBody: asBody(input) }),
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema: envelope(endpoint) } } },
      default: { description: refusals(endpoint) },
    },
  };
}

function asParameters(input: { properties?: object | undefined; required?: string[] | undefined }) {
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema,
  }));
}

function asBody(schema: object) {
  const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];
  return { content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}

function envelope(endpoint: Endpoint) {
  const content = z.toJSONSchema(endpoint.output, { unrepresentable: 'any' });
  return {
    type: 'object',
    required: ['status', 'content'],
    properties: { status: { const: 'OK' }, content },
  };
}

function refusals({ errors: names = [] }: Endpoint): string {
  const codes = names.map((name) => `${errors[name].code} ${name}`);
  return ['SYS codes', ...codes].join(', ');
}
