import { readDevice } from '../../contract/device-name.ts';
import { timeAtWorkshop } from '../calendar.ts';
import { isoTime } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import { readTexts } from '../locales.ts';
import type { Mail } from '../mail/mail-provider.ts';
import { fill } from '../texts/error-text.ts';
import type { NoticeKind } from './notice-kinds.ts';

type Texts = Record<NoticeKind, { subject: string; text: string }> &
  Record<'origin' | 'onSystem' | 'unknownDevice', string>;

const texts = readTexts<{ securityNotice: Texts }>('mail.json');

type Told = Pick<Row<'securityNotices'>, 'kind' | 'language' | 'device' | 'ip' | 'createdAt'>;

/** Contains no code and no secret: whoever reads it can do nothing with it. */
export function noticeMail(
  { kind, language, device, ip, createdAt }: Told,
  { email, publicUrl }: { email: string; publicUrl: string },
): Mail {
  const words = texts[language].securityNotice;
  const { subject, text } = words[kind];
  const time = timeAtWorkshop(isoTime(createdAt));
  const origin = fill(words.origin, { time, device: nameOf(device, words), ip });
  return { email, subject, text: fill(text, { time, origin, address: `${publicUrl}/user` }) };
}

function nameOf(userAgent: string, { onSystem, unknownDevice }: Texts): string {
  const { browser, system } = readDevice(userAgent);
  if (browser && system) return fill(onSystem, { browser, system });
  return browser ?? system ?? unknownDevice;
}
