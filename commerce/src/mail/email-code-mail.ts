import { own } from '../../contract/own.ts';
import { minute } from '../clock.ts';
import { type Language, readTexts } from '../locales.ts';
import type { Mail } from './mail-provider.ts';

const texts = readTexts<{ emailCode: { subject: string; text: string } }>('mail.json');

export function emailCodeMail(
  language: Language,
  input: { email: string; code: string; lifetimeMs: number },
): Mail {
  const { subject, text } = texts[language].emailCode;
  const values: Record<string, string> = { code: input.code, minutes: String(input.lifetimeMs / minute) };
  return {
    email: input.email,
    subject,
    text: text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => own(values, name) ?? ''),
  };
}
