import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { workshopDay } from '../time/workshop-day.ts';
import type { Moment } from './points.ts';

/** The names of days and hours: a short one below the chart, and a whole one where there is room. */
export function useMoments() {
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  const format = (options: Intl.DateTimeFormatOptions) =>
    // The day has no time, and Date reads such a text in UTC.
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  /** Days of other years are named with their year. */
  const withYear = (...days: string[]): Intl.DateTimeFormatOptions =>
    days.every((day) => day.slice(0, 4) === workshopDay(new Date()).slice(0, 4)) ? {} : { year: 'numeric' };
  const short = format({ day: 'numeric', month: 'short' });
  const long = (day: string) =>
    format({ weekday: 'short', day: 'numeric', month: 'short', ...withYear(day) }).format(new Date(day));
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  const inRange = (day: string, ...days: string[]) =>
    format({ day: 'numeric', month: 'short', ...withYear(...days) }).format(new Date(day));
  return {
    short: ({ day, hour }: Moment) => (hour === undefined ? short.format(new Date(day)) : clock(hour + 1)),
    whole: ({ day, hour }: Moment) => {
      const date = long(day);
      return hour === undefined ? date : t('hourOf', { date, from: clock(hour), to: clock(hour + 1) });
    },
    /** A day, or an hour of the only day. */
    inTable: ({ day, hour }: Moment) =>
      hour === undefined ? long(day) : `${clock(hour)}–${clock(hour + 1)}`,
    /** The end of a moment, for sums until then. */
    until: ({ day, hour }: Moment) => {
      const date = long(day);
      return hour === undefined ? date : t('untilHour', { date, to: clock(hour + 1) });
    },
    range: ({ from, to }: { from: string; to: string }) =>
      from === to ? long(from) : t('days', { from: inRange(from, from, to), to: inRange(to, from, to) }),
  };
}
