import { Link, useLocation } from 'react-router';
import { tabLook } from '../list/tab-look.ts';

export interface Section {
  to: string;
  text: string;
  waiting?: number | undefined;
  /** Set on pages whose addresses are not below `to`. */
  isCurrent?: boolean;
}

export function SectionTabs({ label, sections }: { label: string; sections: readonly Section[] }) {
  const { pathname } = useLocation();
  // The address of the first page begins the addresses of the other pages, so the longest match is the current page.
  const ofAddress = sections
    .filter(({ to }) => `${pathname}/`.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
  const current = sections.find(({ isCurrent }) => isCurrent) ?? ofAddress;
  return (
    <nav
      aria-label={label}
      className="shrink-0 scrolls-sideways border-b border-hairline px-[calc(var(--edge,1rem)-0.5rem)] text-small print:hidden"
    >
      <ul className="flex">
        {sections.map(({ to, text, waiting }) => (
          <li key={to}>
            <Link
              ref={to === current?.to ? bringIntoView : undefined}
              to={to}
              aria-current={to === current?.to ? 'page' : undefined}
              className={tabLook}
            >
              {text}
              {waiting !== undefined && waiting > 0 && (
                <span className="text-label text-plum tabular-nums">{waiting > 999 ? '999+' : waiting}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On phones the row scrolls sideways, and the current tab may be out of view. */
function bringIntoView(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ inline: 'center', block: 'nearest' });
}
