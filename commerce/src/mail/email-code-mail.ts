import { minute } from '../clock.ts';
import { type Language, readTexts } from '../locales.ts';
import { fill } from '../texts/error-text.ts';
import type { Mail } from './mail-provider.ts';

const texts = readTexts<{ emailCode: { subject: string; text: string } }>('mail.json');

export function emailCodeMail(
  language: Language,
  input: { email: string; code: string; lifetimeMs: number },
): Mail {
  const { subject, text } = texts[language].emailCode;
  const { email, code, lifetimeMs } = input;
  return { email, subject, text: fill(text, { code, minutes: lifetimeMs / minute }) };
}
