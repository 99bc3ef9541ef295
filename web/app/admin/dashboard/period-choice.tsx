import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link, useNavigate } from 'react-router';
import { tabLook } from '../list/tab-look.ts';
import { countDays, workshopDay } from '../time/workshop-day.ts';
import { changedPeriod, longestDays, type Period, type Preset, presetAddress, presets } from './period.ts';

/** The usual periods as links, and two fields for any other days. The address keeps the choice. */
export function PeriodChoice({ period }: { period: Period }) {
  const { t } = useTranslation('admin-dashboard');
  const navigate = useNavigate();
  const path = href('/admin');
  const today = workshopDay(new Date());
  const change = (ends: { from?: string; to?: string }) =>
    void navigate(changedPeriod(path, period, ends), { preventScrollReset: true });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <nav aria-label={t('period.label')}>
        <ul className="-ml-2 flex">
          {(Object.keys(presets) as Preset[]).map((preset) => (
            <li key={preset}>
              <Link
                to={presetAddress(path, preset)}
                preventScrollReset
                aria-current={period.preset === preset ? 'page' : undefined}
                className={tabLook}
              >
                {t(`period.${preset}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div
        className={`flex items-center gap-x-2 border-b-2 ${period.preset ? 'border-transparent text-stone forced-colors:border-[Canvas]' : 'border-rim'}`}
      >
        <DayField
          label={t('period.from')}
          value={period.from}
          max={today}
          onChange={(from) => change({ from })}
        />
        <span aria-hidden="true">–</span>
        <DayField label={t('period.to')} value={period.to} max={today} onChange={(to) => change({ to })} />
      </div>
      {countDays(period.from, period.to) === longestDays && (
        <p className="text-label text-stone">{t('period.longest', { count: longestDays })}</p>
      )}
    </div>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  max: string;
  onChange: (day: string) => void;
}

/** The workshop has sold nothing before. While a year is typed, the field holds days of the first centuries. */
const min = '2020-01-01';

/** A field for a day. It keeps the focus while the address changes. */
function DayField({ label, value, max, onChange }: DayFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current && field.current.value !== value) field.current.value = value;
  }, [value]);
  return (
    <input
      ref={field}
      type="date"
      aria-label={label}
      defaultValue={value}
      min={min}
      max={max}
      onChange={({ currentTarget }) => {
        const { value: typed, validity } = currentTarget;
        if (typed && validity.valid && typed !== value) onChange(typed);
      }}
      className="min-h-11 w-32 bg-transparent tabular-nums hover:text-ink"
    />
  );
}
