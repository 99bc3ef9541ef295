import { z } from 'zod';
import type { Endpoint } from '../../contract/endpoint.ts';

interface Schemas {
  input: InputSchema;
  output: object;
}

export interface InputSchema {
  properties?: Record<string, object>;
  required?: string[];
}

const made = new WeakMap<Endpoint, Schemas>();

export function jsonSchemas(endpoint: Endpoint): Schemas {
  const known = made.get(endpoint);
  if (known) return known;
  const schemas = {
    input: z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as InputSchema,
    output: z.toJSONSchema(endpoint.output, { unrepresentable: 'any' }),
  };
  made.set(endpoint, schemas);
  return schemas;
}
