import { expect, test } from 'vitest';
import { z } from 'zod';
import { contract } from './contract.ts';
import { typedAccount, typedEmail, typedPassword, typedSmsCode, typedText } from './typed.ts';

/** About as long as a body may be. Each of them once made a check take seconds, in which the shop answers nobody. */
const longTexts = {
  'an international domain with a wrong sign': `a@${'中'.repeat(20_000)}!`,
  'combining characters out of order': '\u0315\u0300'.repeat(15_000),
  'a domain that ends twice': `a@${'é'.repeat(20_000)}@`,
  'spaces inside': `a${' '.repeat(60_000)}b`,
  'digits and spaces': '1 '.repeat(30_000),
  'thousands with a wrong end': `1${',000'.repeat(15_000)}x`,
  'many parts of a domain': `a@${'a.'.repeat(30_000)}!`,
  joiners: '👩\u200d'.repeat(20_000),
};

test.each(Object.entries(longTexts))('%s take no noticeable time in any field', (_, long) => {
  for (const [key, { input }] of Object.entries(contract)) {
    for (const body of filled(input, long)) {
      const begin = process.cpuUsage();
      z.safeParse(input, body);
      expect(millisecondsSince(begin), key).toBeLessThan(700);
    }
  }
});

test.each(Object.entries(longTexts))('%s take no noticeable time before the body is checked', (_, long) => {
  for (const typed of [typedAccount, typedEmail, typedPassword, typedSmsCode, typedText]) {
    const begin = process.cpuUsage();
    typed(long);
    expect(millisecondsSince(begin), typed.name).toBeLessThan(300);
  }
});

/** Of the processor, so that other tests at the same time do not count. */
function millisecondsSince(begin: NodeJS.CpuUsage): number {
  return process.cpuUsage(begin).user / 1000;
}

/** Bodies that have the text in every field, one for each branch of a union. */
function filled(schema: z.core.$ZodType, text: string): unknown[] {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, filled(field, text)] as const);
    const most = Math.max(1, ...fields.map(([, values]) => values.length));
    return Array.from({ length: most }, (_, index) =>
      Object.fromEntries(fields.map(([name, values]) => [name, values[index % values.length]])),
    );
  }
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => filled(option, text));
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  if (schema instanceof z.ZodArray) return [filled(schema.element, text)];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable)
    return filled(schema.unwrap(), text);
  if (schema instanceof z.ZodPipe) return filled(schema.in, text);
  return [text];
}
