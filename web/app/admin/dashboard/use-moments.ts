import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import type { Moment } from './points.ts';

/** The names of days and hours: a short one below the chart, and a whole one where there is room. */
export function useMoments() {
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  const format = (options: Intl.DateTimeFormatOptions) =>
    // The day has no time, and Date reads such a text in UTC.
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const short = format({ day: 'numeric', month: 'short' });
  const long = format({ weekday: 'short', day: 'numeric', month: 'short' });
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return {
    short: ({ day, hour }: Moment) => (hour === undefined ? short.format(new Date(day)) : clock(hour + 1)),
    whole: ({ day, hour }: Moment) => {
      const date = long.format(new Date(day));
      return hour === undefined ? date : t('hourOf', { date, from: clock(hour), to: clock(hour + 1) });
    },
    /** The end of a moment, for sums until then. */
    until: ({ day, hour }: Moment) => {
      const date = long.format(new Date(day));
      return hour === undefined ? date : t('untilHour', { date, to: clock(hour + 1) });
    },
    range: ({ from, to }: { from: string; to: string }) =>
      from === to
        ? long.format(new Date(from))
        : t('days', { from: short.format(new Date(from)), to: short.format(new Date(to)) }),
  };
}
