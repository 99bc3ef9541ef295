import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { workshopDay, workshopZone } from '../time/workshop-day.ts';
import type { Moment, Point } from './points.ts';

export function useMoments() {
  const { t } = useTranslation('admin-dashboard');
  const language = useLanguage();
  const locale = language === 'zh' ? 'zh-CN' : 'en-GB';
  const format = (options: Intl.DateTimeFormatOptions) =>
    // Date reads a day without a time as UTC.
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  const withYear = (...days: string[]): Intl.DateTimeFormatOptions =>
    days.every((day) => day.slice(0, 4) === workshopDay(new Date()).slice(0, 4)) ? {} : { year: 'numeric' };
  const short = format({ day: 'numeric', month: 'short' });
  const long = (day: string) =>
    format({ weekday: 'short', day: 'numeric', month: 'short', ...withYear(day) }).format(new Date(day));
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  const inRange = (day: string, ...days: string[]) =>
    format({ day: 'numeric', month: 'short', ...withYear(...days) }).format(new Date(day));
  const timeOf = (moment: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: workshopZone, hour: '2-digit', minute: '2-digit' }).format(
      new Date(moment),
    );
  const until = ({ day, hour }: Moment) => {
    const date = long(day);
    return hour === undefined ? date : t('untilHour', { date, to: clock(hour + 1) });
  };
  return {
    short: ({ day, hour }: Moment) => (hour === undefined ? short.format(new Date(day)) : clock(hour + 1)),
    inTable: ({ at: { day, hour }, runs }: Point) => {
      if (hour === undefined) return runs ? t('todayUntilNow') : long(day);
      const name = `${clock(hour)}–${clock(hour + 1)}`;
      return runs ? t('hourUntilNow', { hour: name }) : name;
    },
    now: ({ at, runs }: Point) => (runs ? t('todayUntilNow') : until(at)),
    /** A day that still runs is compared with the same hours of its counterpart. */
    before: ({ atBefore, runs }: Point, end: string | null) =>
      runs && end !== null && atBefore.hour === undefined
        ? t('untilHour', { date: long(atBefore.day), to: timeOf(end) })
        : until(atBefore),
    timeOf,
    range: ({ from, to }: { from: string; to: string }) =>
      from === to ? long(from) : t('days', { from: inRange(from, from, to), to: inRange(to, from, to) }),
  };
}
