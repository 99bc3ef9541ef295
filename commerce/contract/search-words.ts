import { z } from 'zod';
import { typedCode } from './typed.ts';

export function searchWords(maxLength: number) {
  return z
    .string()
    .overwrite(typedCode)
    .max(maxLength)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'line');
}
