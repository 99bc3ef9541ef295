import type { OutputOf, Proof } from '@junyao/commerce/contract';
import { typedRecoveryCode, typedSmsCode } from '@junyao/commerce/contract/typed';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasCode } from '../api/errors.ts';
import { PasswordField } from '../form/password/password-field.tsx';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { FactorFailure } from './factor-failure.tsx';
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
  const { t } = useTranslation('second-factor');
  const usable = asked.kinds.filter(
    (kind) => kind !== 'passkey' || canUsePasskeys(asked.passkeyOptions.rpId),
  );
  const [chosen, choose] = useState(usable[0]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [isMissing, setMissing] = useState(false);
  const isAnswered = useRef(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('proof') ?? '');
    const missing = !isComplete(chosen, typed);
    setMissing(missing);
    setFailure(undefined);
    if (missing) return focusAnswer(event.currentTarget);
    setBusy(true);
    try {
      await prove(await read(typed));
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }

  async function read(typed: string): Promise<Proof> {
    if (chosen === 'passkey') {
      const { passkeyOptions } = isAnswered.current ? await askAgain() : asked;
      isAnswered.current = true;
      return signWithPasskey(passkeyOptions, 'preferred');
    }
    return chosen === 'password'
      ? { kind: 'password', password: typed }
      : { kind: chosen ?? 'totp', code: typed };
  }

  if (!chosen) return <Unusable host={asked.passkeyOptions.rpId} />;
  const isWrongAppCode = chosen === 'totp' && hasCode(failure, 'AUT017');
  const error = isMissing ? t(`missing.${chosen}`) : isWrongAppCode ? t('wrongAppCode') : undefined;
  return (
    <form key={chosen} ref={focusAnswer} onSubmit={submit} noValidate className="space-y-6">
      <p className="text-small text-stone">{t(`lead.${chosen}`)}</p>
      {chosen === 'password' && (
        <PasswordField name="proof" label={t('password')} autoComplete="current-password" error={error} />
      )}
      {(chosen === 'totp' || chosen === 'recovery') && (
        <Input
          label={t(chosen === 'totp' ? 'appCode' : 'recoveryCode')}
          name="proof"
          required
          error={error}
          autoCapitalize="none"
          autoComplete={chosen === 'totp' ? 'one-time-code' : 'off'}
          inputMode={chosen === 'totp' ? 'numeric' : 'text'}
          maxLength={30}
          spellCheck={false}
          className="tabular-nums"
        />
      )}
      <FactorFailure
        failure={isWrongAppCode ? undefined : failure}
        title={t('notProved')}
        orPasskey={chosen !== 'passkey' && usable.includes('passkey')}
      />
      <Button type="submit" busy={busy} className="w-full">
        {t(busy ? 'checking' : chosen === 'passkey' ? 'usePasskey' : 'continue')}
      </Button>
      <div className="flex flex-wrap gap-x-6 empty:hidden">
        {usable
          .filter((kind) => kind !== chosen)
          .map((kind) => (
            <Button
              key={kind}
              variant="plain"
              onClick={() => {
                setFailure(undefined);
                setMissing(false);
                choose(kind);
              }}
            >
              {t(`instead.${kind}`)}
            </Button>
          ))}
      </div>
    </form>
  );
}

function isComplete(kind: Proof['kind'] | undefined, typed: string): boolean {
  if (kind === 'totp') return /^\d{6}$/.test(typedSmsCode(typed));
  if (kind === 'recovery') return typedRecoveryCode(typed).length === 10;
  return kind === 'passkey' || typed !== '';
}

/** The person has passkeys alone, and this browser can't use them here. */
function Unusable({ host }: { host: string }) {
  const { t } = useTranslation('second-factor');
  return <Notice title={browserSupportsWebAuthn() ? t('passkeyElsewhere', { host }) : t('noPasskeys')} />;
}

/** The field, or the button for a passkey. */
function focusAnswer(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('input, [type="submit"]')?.focus();
}
