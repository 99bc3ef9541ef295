import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';

interface TabsProps {
  /** For screen readers. */
  label: string;
  tabs: readonly { key: string; title: ReactNode; panel: ReactNode }[];
}

/** The arrow keys, Home and End move between the tabs. Without JavaScript all panels are shown (surroundings.css). */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(0);

  const move = (event: KeyboardEvent) => {
    const next = targetOf(event.key, chosen, tabs.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="tab-list flex flex-wrap gap-x-3 text-small sm:gap-x-8 sm:text-body border-b border-hairline"
        onKeyDown={move}
      >
        {tabs.map(({ key, title }, index) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel-${key}`}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            onClick={() => setChosen(index)}
            className={
              '-mb-px min-h-12 border-b-2 border-transparent py-2 text-stone transition-colors hover:text-ink ' +
              'aria-selected:border-rim aria-selected:text-ink'
            }
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ key, title, panel }, index) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          data-chosen={index === chosen || undefined}
          className="tab-panel pt-8"
        >
          <p aria-hidden="true" className="tab-heading mb-4 font-heading text-title">
            {title}
          </p>
          {panel}
        </div>
      ))}
    </div>
  );
}

/** Null for a key that selects no tab. */
function targetOf(key: string, from: number, count: number): number | null {
  const targets = new Map([
    ['ArrowRight', (from + 1) % count],
    ['ArrowLeft', (from - 1 + count) % count],
    ['Home', 0],
    ['End', count - 1],
  ]);
  return targets.get(key) ?? null;
}
