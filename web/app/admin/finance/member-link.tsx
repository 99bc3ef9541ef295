import { href, Link } from 'react-router';
import { useMay } from '../frame/staff.ts';

/** Also works in rows that are links themselves. */
export function MemberLink({ userId, username }: { userId: string; username: string }) {
  if (!useMay()('wallets.read')) return <span>{username}</span>;
  return (
    <Link
      to={href('/admin/wallet-manage/wallets/:userId', { userId })}
      className="relative z-1 underline decoration-hairline hover:text-sky"
    >
      {username}
    </Link>
  );
}
