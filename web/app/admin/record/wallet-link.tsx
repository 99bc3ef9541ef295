import { href, Link } from 'react-router';

interface Member {
  userId: string;
  username: string;
}

/** For screens whose readers may read wallets. */
export function WalletLink({ userId, username }: Member) {
  return (
    <Link
      to={href('/admin/wallet-manage/wallets/:userId', { userId })}
      className="text-sky underline decoration-sky/40"
    >
      {username}
    </Link>
  );
}
