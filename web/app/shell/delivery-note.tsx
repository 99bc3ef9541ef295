import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import { useLanguage } from '../i18n/use-language.ts';
import { ContactButton } from './contact/contact-button.tsx';
import type { ShellData } from './shell-data.ts';

interface DeliveryNoteProps {
  /**
   * Says in Chinese too that a mainland mobile number is needed. Other Chinese pages leave this out, because most of
   * their readers have one, but nobody can register without it.
   */
  withPhone?: boolean;
  productCode?: string;
  className?: string;
}

export function DeliveryNote({ withPhone = false, productCode, className = '' }: DeliveryNoteProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const deliversTo = useRouteLoaderData<ShellData>('public/layout')?.site.deliversTo;
  if (!deliversTo) return null;
  const names = deliversTo.map((area) => t(`delivery.areas.${area}`));
  const areas = new Intl.ListFormat(language).format(names);
  return (
    <div className={`flex flex-wrap items-center gap-x-4 text-small text-stone ${className}`}>
      <p>
        {areas && t('delivery.to', { areas })}
        {/* Chinese sentences follow each other without a space. */}
        {language !== 'zh' && ' '}
        {(withPhone || language !== 'zh') && t('delivery.phone')}
      </p>
      <ContactButton kind="contact" subject={t('delivery.subject')} productCode={productCode} variant="plain">
        {t('delivery.write')}
      </ContactButton>
    </div>
  );
}
