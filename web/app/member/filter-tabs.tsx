import { Link, useLocation } from 'react-router';
import { withQuery } from '../ui/with-query.ts';

interface FilterTabsProps {
  /** The name of the navigation for screen readers. */
  label: string;
  /** The query parameter that the tabs set. The tab without a value removes it. */
  parameter: string;
  current: string | undefined;
  tabs: readonly { value: string | undefined; text: string; count?: number | undefined }[];
}

/** The links lead to the first page of the filtered list. */
export function FilterTabs({ label, parameter, current, tabs }: FilterTabsProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className="scrolls-sideways border-b border-hairline">
      <ul className="flex gap-6">
        {tabs.map(({ value, text, count }) => (
          <li key={value ?? 'all'} className="shrink-0">
            <Link
              to={withQuery(pathname, { [parameter]: value })}
              aria-current={value === current ? 'page' : undefined}
              preventScrollReset
              className="inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent text-stone hover:text-ink aria-[current=page]:border-rim aria-[current=page]:text-ink"
            >
              {text}
              {count !== undefined && count > 0 && (
                <span className="text-label text-stone tabular-nums">{count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
