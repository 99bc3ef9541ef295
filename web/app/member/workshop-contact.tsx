import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteLoaderData } from 'react-router';
import type { ShellData } from '../shell/shell-data.ts';
import { Button } from '../ui/button.tsx';
import { Picture } from '../ui/picture.tsx';

export function WorkshopContact() {
  const { t } = useTranslation('wallet');
  const site = useRouteLoaderData<ShellData>('public/layout')?.site;
  if (!site?.wechatId && !site?.wechatQr) return null;
  const { wechatId, wechatQr } = site;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      {wechatQr && (
        <Picture
          {...wechatQr}
          alt={t('wechatQr', { id: wechatId ?? '' })}
          sizes="8rem"
          className="h-auto w-32 bg-white"
        />
      )}
      {wechatId && (
        <div>
          <p>
            <span className="block text-stone">{t('wechat')}</span>
            <span className="font-heading text-lead select-all">{wechatId}</span>
          </p>
          <CopyId id={wechatId} />
        </div>
      )}
      {wechatQr && (
        <p className="hidden w-full text-small text-stone pointer-coarse:block">{t('contact.saveQr')}</p>
      )}
    </div>
  );
}

function CopyId({ id }: { id: string }) {
  const { t } = useTranslation('wallet');
  const [copied, setCopied] = useState(false);
  return (
    <>
      <Button
        variant="plain"
        onClick={() => void navigator.clipboard?.writeText(id).then(() => setCopied(true))}
      >
        {t('contact.copy')}
      </Button>{' '}
      <span role="status" className="text-small text-stone">
        {copied && t('contact.copied')}
      </span>
    </>
  );
}
