import { typedSmsCode } from '@junyao/commerce/contract/typed';
import { QRCodeSVG } from 'qrcode.react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../../api/commerce.ts';
import { hasCode } from '../../../api/errors.ts';
import { LoadFailure } from '../../../private/load-failure.tsx';
import { Loading } from '../../../private/loading.tsx';
import { FactorFailure } from '../../../second-factor/factor-failure.tsx';
import { useAnswer } from '../../../second-factor/use-answer.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Input } from '../../../ui/field.tsx';
import { useAttempt } from './use-attempt.ts';

interface AppDialogProps {
  open: boolean;
  onClose: () => void;
  onAdded: () => void;
}

export function AppDialog({ open, onClose, onAdded }: AppDialogProps) {
  const { t } = useTranslation(['second-factor', 'common']);
  return (
    <Dialog open={open} onClose={onClose} title={t('protection.setUpApp')} closeLabel={t('common:close')}>
      <SetUp onAdded={onAdded} />
    </Dialog>
  );
}

function SetUp({ onAdded }: Pick<AppDialogProps, 'onAdded'>) {
  const { t } = useTranslation('second-factor');
  const { answer: made, failure, retry } = useAnswer(begin);
  const adding = useAttempt((code: string) => post('/userinfo/second_factor/totp/add', { code }), onAdded);
  const [isMissing, setMissing] = useState(false);
  const isWrong = hasCode(adding.failure, 'AUT017');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const code = typedSmsCode(String(new FormData(event.currentTarget).get('code') ?? ''));
    setMissing(!code);
    event.currentTarget.querySelector('input')?.focus();
    if (code) void adding.run(code);
  }

  if (failure !== undefined)
    return <LoadFailure title={t('protection.appFailed')} error={failure} retry={retry} small />;
  if (!made) return <Loading />;
  return (
    <form onSubmit={submit} noValidate className="space-y-5 text-small">
      <p className="text-stone">{t('protection.scan')}</p>
      <QRCodeSVG
        value={made.uri}
        marginSize={2}
        title={t('protection.setUpApp')}
        className="size-32 bg-white sm:size-48"
      />
      {/* Nobody can scan the screen of the phone that the app is on. */}
      <a
        href={made.uri}
        className="hidden min-h-11 items-center text-sky underline pointer-coarse:inline-flex"
      >
        {t('protection.openApp')}
      </a>
      <p className="text-stone">
        {t('protection.orType')}
        <span className="mt-1 block font-mono text-ink select-all wrap-anywhere">
          {made.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </span>
      </p>
      <Input
        label={t('protection.thenType')}
        name="code"
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        error={isMissing ? t('missing.totp') : isWrong ? t('wrongAppCode') : undefined}
      />
      <FactorFailure failure={isWrong ? undefined : adding.failure} title={t('protection.appFailed')} />
      <Button type="submit" busy={adding.busy} className="w-full sm:w-auto sm:min-w-40">
        {t(adding.busy ? 'checking' : 'continue')}
      </Button>
    </form>
  );
}

const begin = () => post('/userinfo/second_factor/totp/begin', {});
