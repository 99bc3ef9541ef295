import { RecordLink } from './record-link.tsx';

interface Member {
  userId: string;
  username: string;
}

export function WalletLink({ userId, username }: Member) {
  return <RecordLink about={{ kind: 'wallet', id: userId }}>{username}</RecordLink>;
}
