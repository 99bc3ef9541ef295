import { useTranslation } from 'react-i18next';
import { StatusMark } from '../../ui/status-mark.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { DashboardFigures } from './use-figures.ts';

/** One for each provider of payments whose certificate ends within 30 days. */
export function CertificateLines({ figures }: { figures: DashboardFigures | undefined }) {
  const { t } = useTranslation('admin-dashboard');
  return figures?.endingCertificates.map(({ channel, endsAt }) => (
    <p key={channel} className="flex min-h-12 items-center border-b py-1.5 border-hairline">
      <StatusMark tone="bad">
        {t(`certificates.${channel}`)}
        <WorkshopTime value={endsAt} />
        <span className="text-stone">{t('certificates.advice')}</span>
      </StatusMark>
    </p>
  ));
}
