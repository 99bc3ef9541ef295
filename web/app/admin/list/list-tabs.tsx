import { Link, useLocation } from 'react-router';
import { changedAddress } from './list-address.ts';
import { tabLook } from './tab-look.ts';

interface Tab {
  value: string | undefined;
  /** Other parameters of the view besides the parameter of the tabs. */
  also?: Readonly<Record<string, string>>;
  text: string;
  count?: number | undefined;
  sort?: string | undefined;
}

export interface ListTabsProps {
  label: string;
  /** The tab without a value removes this parameter of the address. */
  parameter: string;
  tabs: readonly Tab[];
}

export function ListTabs({ label, parameter, tabs }: ListTabsProps) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const isView = ({ value, also = {} }: Tab) =>
    (query.get(parameter) ?? undefined) === value &&
    Object.entries(also).every(([name, each]) => query.get(name) === each);
  // The views of two tabs may overlap, so the tab with more parameters is the current one.
  const current = tabs
    .filter(isView)
    .toSorted((one, other) => sizeOf(other) - sizeOf(one))
    .at(0);
  const left = Object.fromEntries(Object.keys(current?.also ?? {}).map((name) => [name, undefined]));
  return (
    <nav
      aria-label={label}
      className="shrink-0 scrolls-sideways border-b border-hairline px-[calc(var(--edge)-0.5rem)] text-small"
    >
      <ul className="flex">
        {tabs.map((tab) => (
          <li key={tab.text}>
            <Link
              to={changedAddress(search, { ...left, [parameter]: tab.value, ...tab.also, sort: tab.sort })}
              aria-current={tab === current ? 'page' : undefined}
              className={tabLook}
            >
              {tab.text}
              {tab.count !== undefined && (
                <span className="text-label tabular-nums">{tab.count >= 1000 ? '1,000+' : tab.count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function sizeOf({ also = {} }: Tab): number {
  return Object.keys(also).length;
}
