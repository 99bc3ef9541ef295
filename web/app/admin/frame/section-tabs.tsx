import { NavLink } from 'react-router';
import { tabLook } from '../list/tab-look.ts';

export interface Section {
  to: string;
  text: string;
  /** How many rows wait there. */
  waiting?: number | undefined;
}

/** The pages of one screen that has several, such as the accounts, recharges and refunds of the wallets. */
export function SectionTabs({ label, sections }: { label: string; sections: readonly Section[] }) {
  return (
    <nav
      aria-label={label}
      className="overflow-x-auto border-b border-hairline px-[calc(var(--edge,1rem)-0.5rem)] text-small print:hidden"
    >
      <ul className="flex">
        {sections.map(({ to, text, waiting }, index) => (
          <li key={to}>
            {/* The address of the first page is the beginning of the addresses of the others. */}
            <NavLink to={to} end={index === 0} className={tabLook}>
              {text}
              {waiting !== undefined && waiting > 0 && (
                <span className="text-label text-plum tabular-nums">{waiting > 999 ? '999+' : waiting}</span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
