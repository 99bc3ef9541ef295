import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComposing } from '../../ui/is-composing.ts';
import { longestDays, type Period, type PeriodTrouble, periodTrouble } from './period.ts';

type Days = Pick<Period, 'from' | 'to'>;
type End = keyof Days;

/** The workshop sold nothing before. While a year is typed, the field holds days of the first centuries. */
const earliest = '2020-01-01';
const pauseMs = 1200;

type Trouble = PeriodTrouble | 'incomplete' | 'tooEarly' | 'notYet';

interface DayFieldsProps extends Days {
  today: string;
  /** Changes with every navigation, also to the same days. The fields then show the days again. */
  asked: string;
  onChosen: (days: Days) => void;
}

/** A wrong day stays as it was typed and is explained. */
export function DayFields({ from, to, today, asked, onChosen }: DayFieldsProps) {
  const { t } = useTranslation('admin-dashboard');
  const noteId = useId();
  const first = useRef<HTMLInputElement>(null);
  const last = useRef<HTMLInputElement>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [refused, setRefused] = useState<{ end: End; trouble: Trouble }>();

  const wanted = useMemo(() => ({ from, to, asked }), [from, to, asked]);
  useEffect(() => {
    show(first.current, wanted.from);
    show(last.current, wanted.to);
    setRefused(undefined);
    return () => clearTimeout(pause.current);
  }, [wanted]);

  const field = (end: End) => (
    <input
      ref={end === 'from' ? first : last}
      type="date"
      aria-label={t(`period.${end}`)}
      aria-invalid={refused?.end === end || undefined}
      aria-describedby={refused?.end === end ? noteId : undefined}
      defaultValue={end === 'from' ? from : to}
      min={earliest}
      max={today}
      onInput={() => {
        clearTimeout(pause.current);
        pause.current = setTimeout(() => choose(end, { isTyping: true }), pauseMs);
      }}
      onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !isComposing(nativeEvent) && choose(end)}
      onBlur={() => choose(end)}
      className="min-h-11 w-32 bg-transparent tabular-nums hover:text-ink aria-invalid:text-copper"
    />
  );
  return (
    <>
      {field('from')}
      <span aria-hidden="true">–</span>
      {field('to')}
      {refused && (
        <p id={noteId} role="alert" className="basis-full pb-1 text-label text-copper">
          {refused.trouble === 'reversed'
            ? t(`period.reversed.${refused.end}`)
            : t(`period.${refused.trouble}`, { count: longestDays })}
        </p>
      )}
    </>
  );

  /** While the person types, a day is not refused, because its year may be incomplete. */
  function choose(end: End, { isTyping = false } = {}): void {
    clearTimeout(pause.current);
    if (!first.current || !last.current) return;
    const days = { from: first.current.value, to: last.current.value };
    const isShown = days.from === from && days.to === to;
    const ends: End[] = end === 'from' ? ['from', 'to'] : ['to', 'from'];
    const wrong = ends.find((each) => dayTrouble(days[each], today));
    if (wrong && isTyping) return;
    const trouble = wrong ? dayTrouble(days[wrong], today) : periodTrouble(days);
    // The days of an address may be earlier than the fields accept.
    const isRefused = trouble !== undefined && !isShown;
    setRefused(isRefused ? { end: wrong ?? end, trouble } : undefined);
    if (!isRefused && !isShown) onChosen(days);
  }
}

/** Setting the same day again would end the typing. */
function show(field: HTMLInputElement | null, day: string): void {
  if (field && field.value !== day) field.value = day;
}

function dayTrouble(day: string, today: string): Trouble | undefined {
  if (day === '') return 'incomplete';
  if (day < earliest) return 'tooEarly';
  return day > today ? 'notYet' : undefined;
}
