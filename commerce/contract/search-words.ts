import { z } from 'zod';
import { typedCode } from './typed.ts';

/** Words to search for, without the characters that nobody sees. */
export function searchWords(maxLength: number) {
  return z
    .string()
    .overwrite(typedCode)
    .max(maxLength)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'line');
}
