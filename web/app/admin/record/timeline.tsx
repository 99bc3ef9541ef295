import type { ReactNode } from 'react';
import { WorkshopTime } from '../time/workshop-time.tsx';

export interface Entry {
  key: string;
  /** An ISO 8601 time. */
  at: string;
  title: ReactNode;
  by: ReactNode;
  text?: ReactNode;
}

type Act<Event extends string> = { at: string; by: string; event: Event; reason: string };

/** What staff did with a record. */
export function entriesOf<Event extends string>(
  acts: readonly Act<Event>[],
  title: (event: Event) => string,
): Entry[] {
  return acts.map(({ at, by, event, reason }, index) => ({
    ...{ key: `event${index}`, at, title: title(event), by, text: reason },
  }));
}

export function Timeline({ label, entries }: { label: string; entries: readonly Entry[] }) {
  // Of two events at the same moment, the later entry comes first too.
  const sorted = entries.toReversed().toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <ol aria-label={label} className="wrap-anywhere">
      {sorted.map(({ key, at, title, by, text }, index) => (
        <li
          key={key}
          className="relative border-l border-hairline pb-4 pl-5 last:border-transparent last:pb-0"
        >
          <span
            aria-hidden="true"
            className={`absolute top-1.5 -left-[3.5px] size-1.5 ${index === 0 ? 'bg-rim' : 'bg-hairline'}`}
          />
          <p>{title}</p>
          {text && <p className="whitespace-pre-line">{text}</p>}
          <p className="text-label text-stone">
            <WorkshopTime value={at} /> · {by}
          </p>
        </li>
      ))}
    </ol>
  );
}
