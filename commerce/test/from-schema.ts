import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  pattern?: string;
  format?: string;
}

/** The types fit the schema. The input may break other rules of the schema, such as a pattern with `\p`. */
export function inputFrom(schema: z.ZodType): Arbitrary<unknown> {
  return arbitrary(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
}

export function namesIn(schema: z.ZodType): string[] {
  const names: string[] = [];
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), (_, value) => {
    if (value?.properties) names.push(...Object.keys(value.properties));
    return value;
  });
  return names;
}

function arbitrary(schema: Schema): Arbitrary<unknown> {
  const { anyOf, oneOf, allOf } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (anyOf ?? oneOf) return fc.oneof(...(anyOf ?? oneOf ?? []).map(arbitrary));
  if (allOf) return arbitrary(Object.assign({}, ...allOf));
  switch (schema.type) {
    case 'object':
      return objects(schema);
    case 'array':
      return fc.array(arbitrary(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'string':
      return strings(schema);
    case 'number':
    case 'integer':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.anything({ maxDepth: 2 });
  }
}

function objects({ properties = {}, required = [] }: Schema): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, arbitrary(each)]),
  );
  return fc.record(fields, { requiredKeys: required });
}

function strings({ format, pattern, minLength = 0, maxLength = 40 }: Schema): Arbitrary<unknown> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email')
    return fc.oneof(fc.stringMatching(/^[a-z]{1,12}@[a-z]{2,12}\.(cn|com)$/), fc.emailAddress());
  if (format === 'date')
    return fc.date({ noInvalidDate: true }).map((each) => each.toISOString().slice(0, 10));
  if (pattern && !/\\p\{/.test(pattern)) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 60) });
}

function numbers({ type, minimum = -1000, maximum = 100_000, multipleOf }: Schema): Arbitrary<unknown> {
  const [min, max] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)];
  if (type === 'integer') return fc.integer({ min: Math.ceil(min), max: Math.floor(max) });
  if (multipleOf === 0.01) return fc.integer({ min: min * 100, max: max * 100 }).map((fen) => fen / 100);
  return fc.double({ min, max, noNaN: true });
}
