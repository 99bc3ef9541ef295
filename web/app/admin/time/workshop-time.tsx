import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import './workshop-time.css';

const timeZone = 'Asia/Shanghai';

interface WorkshopTimeProps {
  /** A time in the format ISO 8601. */
  value: string;
  /** Shows the date and the time also for today. */
  whole?: boolean;
}

/**
 * A time of the workshop, such as "today 14:02" or "21 Nov, 14:02". The whole time is
 * shown on hover, and while something in the row of a list has the focus.
 */
export function WorkshopTime({ value, whole = false }: WorkshopTimeProps) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const moment = new Date(value);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { timeZone, ...options }).format(moment);
  const time = format({ hour: '2-digit', minute: '2-digit' });
  const full = format({ dateStyle: 'long', timeStyle: 'medium' });
  const text = () => {
    if (whole) return full;
    const today = new Date();
    if (dayOf(moment) === dayOf(today)) return t('time.today', { time });
    if (yearOf(moment) === yearOf(today)) return `${format({ day: 'numeric', month: 'short' })} ${time}`;
    return format({ day: 'numeric', month: 'short', year: 'numeric' });
  };
  return (
    <time
      dateTime={value}
      title={full}
      data-whole={whole ? undefined : full}
      className="whitespace-nowrap tabular-nums"
    >
      {text()}
    </time>
  );
}

const inWorkshop = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });

/** The day in the workshop's calendar, such as 2026-11-23. */
function dayOf(moment: Date): string {
  return inWorkshop.format(moment);
}

function yearOf(moment: Date): string {
  return dayOf(moment).slice(0, 4);
}
