import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { workshopZone as timeZone, workshopDay } from './workshop-day.ts';
import './workshop-time.css';

interface WorkshopTimeProps {
  /** An ISO 8601 time. */
  value: string;
  /** Shows the date and the time also for today. */
  whole?: boolean;
}

/** Shows, for example, "today 14:02" or "21 Nov, 14:02", and the whole time on hover or while its row has the focus. */
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
    if (workshopDay(moment) === workshopDay(today)) return t('time.today', { time });
    const year = yearOf(moment) === yearOf(today) ? undefined : 'numeric';
    return `${format({ day: 'numeric', month: 'short', year })} ${time}`;
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

function yearOf(moment: Date): string {
  return workshopDay(moment).slice(0, 4);
}
