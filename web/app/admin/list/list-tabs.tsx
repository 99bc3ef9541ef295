import { Link, useLocation } from 'react-router';
import { changedAddress } from './list-address.ts';
import { tabLook } from './tab-look.ts';

interface Tab {
  value: string | undefined;
  text: string;
  count?: number | undefined;
  /** The order of the view, if it is not that of the list. */
  sort?: string | undefined;
}

export interface ListTabsProps {
  label: string;
  /** The parameter of the address that the tabs set. The tab without a value removes it. */
  parameter: string;
  tabs: readonly Tab[];
}

/** The views of a list, each with its number of rows. */
export function ListTabs({ label, parameter, tabs }: ListTabsProps) {
  const { search } = useLocation();
  const current = new URLSearchParams(search).get(parameter) ?? undefined;
  return (
    <nav
      aria-label={label}
      className="shrink-0 overflow-x-auto border-b border-hairline px-[calc(var(--edge)-0.5rem)] text-small"
    >
      <ul className="flex">
        {tabs.map(({ value, text, count, sort }) => (
          <li key={text}>
            <Link
              to={changedAddress(search, { [parameter]: value, sort })}
              aria-current={value === current ? 'page' : undefined}
              className={tabLook}
            >
              {text}
              {count !== undefined && (
                <span className="text-label tabular-nums">{count >= 1000 ? '1,000+' : count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
