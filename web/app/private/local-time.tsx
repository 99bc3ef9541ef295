import { useLanguage } from '../i18n/use-language.ts';

interface LocalTimeProps {
  /** A time in the format ISO 8601. */
  value: string;
  show?: 'date' | 'dateAndTime' | 'time';
}

const formats = {
  date: { dateStyle: 'long' },
  dateAndTime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A time in the reader's time zone and language. */
export function LocalTime({ value, show = 'dateAndTime' }: LocalTimeProps) {
  const language = useLanguage();
  return <time dateTime={value}>{formatTime(value, language, show)}</time>;
}

export function formatTime(value: string, language: string, show: keyof typeof formats): string {
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  return new Intl.DateTimeFormat(locale, formats[show]).format(new Date(value));
}
