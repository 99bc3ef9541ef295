import { useLanguage } from '../i18n/use-language.ts';
import { formatTime } from '../ui/format-time.ts';

interface LocalTimeProps {
  /** In the format ISO 8601. */
  value: string;
  show?: 'date' | 'dateAndTime' | 'time';
}

/** A time in the reader's time zone and language. */
export function LocalTime({ value, show = 'dateAndTime' }: LocalTimeProps) {
  const language = useLanguage();
  return <time dateTime={value}>{formatTime(value, language, show)}</time>;
}
