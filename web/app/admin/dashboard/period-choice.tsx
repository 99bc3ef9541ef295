import { useTranslation } from 'react-i18next';
import { href, Link, useLocation, useNavigate } from 'react-router';
import { tabLook } from '../list/tab-look.ts';
import { useToday } from '../time/use-today.ts';
import { DayFields } from './day-fields.tsx';
import {
  daysAddress,
  longestDays,
  type Period,
  type Preset,
  presetAddress,
  presets,
  usual,
} from './period.ts';

export function PeriodChoice({ period }: { period: Period }) {
  const { t } = useTranslation('admin-dashboard');
  const navigate = useNavigate();
  const path = href('/admin');
  const today = useToday();
  const { key } = useLocation();
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
        className={`flex flex-wrap items-center gap-x-2 border-b-2 ${period.preset ? 'border-transparent text-stone forced-colors:border-[Canvas]' : 'border-rim'}`}
      >
        <DayFields
          from={period.from}
          to={period.to}
          today={today}
          asked={key}
          onChosen={(days) =>
            void navigate(daysAddress(path, days), { replace: true, preventScrollReset: true })
          }
        />
      </div>
      {period.note && (
        <p role="status" className="basis-full text-label text-stone">
          {t(`period.notes.${period.note}`, {
            count: period.note === 'tooLong' ? longestDays : presets[usual],
          })}
        </p>
      )}
    </div>
  );
}
