import type { OutputOf, Proof } from '@junyao/commerce/contract';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explain } from '../api/explain.ts';
import { PasswordField } from '../form/password/password-field.tsx';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { isNotDone } from './is-not-done.ts';
import { canUsePasskeys, signWithPasskey } from './passkey.ts';

export type Asked = OutputOf<'POST /userinfo/second_factor/options'>;

interface ProveFormProps {
  asked: Asked;
  /** A challenge is for one answer. */
  askAgain: () => Promise<Asked>;
  /** @throws the refusal */
  prove: (proof: Proof) => Promise<void>;
}

/** Asks by one of the person's ways, and offers the others. */
export function ProveForm({ asked, askAgain, prove }: ProveFormProps) {
  const { t, i18n } = useTranslation('second-factor');
  const usable = asked.kinds.filter(
    (kind) => kind !== 'passkey' || canUsePasskeys(asked.passkeyOptions.rpId),
  );
  const [chosen, choose] = useState(usable[0]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('proof') ?? '');
    if (!chosen || (chosen !== 'passkey' && !typed.trim())) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await prove(await read(typed));
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }

  async function read(typed: string): Promise<Proof> {
    if (chosen === 'passkey') {
      const { passkeyOptions } = failure === undefined ? asked : await askAgain();
      return signWithPasskey(passkeyOptions, 'preferred');
    }
    return chosen === 'password'
      ? { kind: 'password', password: typed }
      : { kind: chosen ?? 'totp', code: typed };
  }

  if (!chosen) return <Notice title={t('passkeyElsewhere', { host: asked.passkeyOptions.rpId })} />;
  return (
    <form key={chosen} onSubmit={submit} noValidate className="space-y-6">
      <p className="text-small text-stone">{t(`lead.${chosen}`)}</p>
      {chosen === 'password' && (
        <PasswordField name="proof" label={t('password')} autoComplete="current-password" error={undefined} />
      )}
      {(chosen === 'totp' || chosen === 'recovery') && (
        <Input
          label={t(chosen === 'totp' ? 'appCode' : 'recoveryCode')}
          name="proof"
          required
          autoFocus
          autoCapitalize="none"
          autoComplete={chosen === 'totp' ? 'one-time-code' : 'off'}
          inputMode={chosen === 'totp' ? 'numeric' : 'text'}
          maxLength={30}
          spellCheck={false}
          className="tabular-nums"
        />
      )}
      {failure !== undefined && (
        <Notice title={t(isNotDone(failure) ? 'passkeyNotDone' : 'notProved')}>
          {!isNotDone(failure) && explain(i18n, failure)}
        </Notice>
      )}
      <Button type="submit" busy={busy} className="w-full">
        {t(busy ? 'checking' : chosen === 'passkey' ? 'usePasskey' : 'continue')}
      </Button>
      {usable
        .filter((kind) => kind !== chosen)
        .map((kind) => (
          <Button
            key={kind}
            variant="plain"
            className="mr-6"
            onClick={() => {
              setFailure(undefined);
              choose(kind);
            }}
          >
            {t(`instead.${kind}`)}
          </Button>
        ))}
    </form>
  );
}
