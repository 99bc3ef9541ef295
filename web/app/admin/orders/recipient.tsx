import { useTranslation } from 'react-i18next';
import { CopyButton } from '../record/record.tsx';

export interface Addressed {
  recipient: string;
  phone: string;
  address: string;
  remark: string;
}

/** The button copies the recipient in the format that courier sites read. */
export function Recipient({ recipient, phone, address, remark }: Addressed) {
  const { t } = useTranslation('admin-orders');
  return (
    <>
      <address className="not-italic">
        {recipient} <span className="tabular-nums">{phone}</span>
        <br />
        {address}
      </address>
      <CopyButton text={`${recipient} ${phone} ${address}`} label={t('copyRecipient')} />
      {remark && (
        <p className="mt-3 border-l-2 border-rim pl-3 break-words whitespace-pre-line">
          <span className="sr-only">{t('fields.remark')} </span>
          {remark}
        </p>
      )}
    </>
  );
}
