import type { ReactNode } from 'react';

interface FiguresListProps {
  title: string;
  rows: readonly {
    id: string;
    name: ReactNode;
    figures: readonly { head: string; text: ReactNode }[];
    state?: ReactNode;
  }[];
}

export function FiguresList({ title, rows }: FiguresListProps) {
  return (
    <div className="sm:hidden print:hidden">
      <h3 className="pb-2 font-body text-label text-stone">{title}</h3>
      <ul className="border-t border-rim/40">
        {rows.map(({ id, name, figures, state }) => (
          <li key={id} className="border-b border-hairline py-2.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              {name} {state}
            </p>
            <dl>
              {figures.map(({ head, text }) => (
                <div key={head} className="flex justify-between gap-4">
                  <dt className="text-stone">{head}</dt>
                  <dd className="tabular-nums">{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
