import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '../frame/staff.ts';
import { uploadAddress } from './upload-address.ts';
import { useNames } from './use-names.ts';

type Channel = OutputOf<'GET /admin/finance/day'>['notCompared'][number];

export function CompareLink({ day, channel }: { day: string; channel: Channel }) {
  const { t } = useTranslation('admin-finance');
  const names = useNames();
  const may = useMay();
  if (!may('finance.match')) return null;
  return (
    <Link
      to={uploadAddress(day, channel)}
      aria-label={t('day.compareChannel', { channel: names.channel(channel) })}
      className="text-sky underline decoration-sky/40 print:hidden"
    >
      {t('day.compare')}
    </Link>
  );
}
