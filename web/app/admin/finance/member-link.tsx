import { href, Link } from 'react-router';
import { useMay } from '../frame/staff.ts';

/** The name of a member. It leads to the wallet if the reader may open wallets, also in rows that are links. */
export function MemberLink({ userId, username }: { userId: string; username: string }) {
  if (!useMay()('wallets.read')) return <span>{username}</span>;
  return (
    <Link
      to={href('/admin/wallet-manage/:userId', { userId })}
      className="relative z-1 underline decoration-hairline hover:text-sky"
    >
      {username}
    </Link>
  );
}
