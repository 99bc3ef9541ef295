import { readDevice } from '@junyao/commerce/contract/device-name';
import { useTranslation } from 'react-i18next';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { UserDetail } from './user-detail.ts';

export function Addresses({ addresses }: Pick<UserDetail, 'addresses'>) {
  const { t } = useTranslation('admin-users');
  if (addresses.length === 0) return <p className="text-stone">{t('noAddresses')}</p>;
  return (
    <ul className="space-y-3">
      {addresses.map(({ recipientName, phone, lines, isDefault }) => (
        <li key={`${recipientName}${phone}${lines}`}>
          {recipientName} <span className="tabular-nums">{phone}</span>
          {isDefault && <span className="ml-2 text-stone">{t('default')}</span>}
          <br />
          <span className="text-stone">{lines}</span>
        </li>
      ))}
    </ul>
  );
}

/** Such as "Chrome · Windows"; empty if neither the browser nor the system is known. */
function nameOf(userAgent: string): string {
  const { browser, system } = readDevice(userAgent);
  return [browser, system].filter(Boolean).join(' · ');
}

export function Sessions({ sessions }: Pick<UserDetail, 'sessions'>) {
  const { t } = useTranslation('admin-users');
  if (sessions.length === 0) return <p className="text-stone">{t('noSessions')}</p>;
  return (
    <ul className="space-y-3">
      {sessions.map(({ sessionId, device, ip, createdAt, lastSeenAt }) => (
        <li key={sessionId}>
          <span title={device}>{nameOf(device) || t('unknownDevice')}</span>
          <span className="block text-label text-stone">
            {ip} · {t('fields.signedIn')} <WorkshopTime value={createdAt} /> · {t('fields.lastSeen')}{' '}
            <WorkshopTime value={lastSeenAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
