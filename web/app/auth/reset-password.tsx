import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { hasCode } from '../api/errors.ts';
import { isRefusal } from '../api/is-refusal.ts';
import { CodeField } from '../form/code/code-field.tsx';
import { phoneCode } from '../form/code/phone-code.ts';
import { FormFailure, FormFrame } from '../form/form-frame.tsx';
import { NewPasswordFields } from '../form/password/new-password-fields.tsx';
import { PhoneInput } from '../form/phone-input.tsx';
import { useForm } from '../form/use-form.ts';
import type { RouteHandle } from '../i18n/settings.ts';
import { forget, keep, readKept } from '../session/tab-storage.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { AuthPage } from './auth-page.tsx';
import { action, type EnteredPassword, type EnteredPhone, type VerifiedPhone } from './reset-forms.ts';
import { useMemberElsewhere } from './use-member-elsewhere.ts';

const codeKind = phoneCode('reset_password');

export const handle: RouteHandle = { namespaces: ['auth'] };

export const clientAction = action;

/** Only the phone is stored. The token of the second step is a secret, so a reload there asks for another code. */
const verifiedPhone = 'reset-phone';

type Step =
  | { name: 'code'; tokenSpent: boolean }
  | { name: 'password'; resetToken: string }
  | { name: 'done' };

export default function ResetPassword() {
  const { t } = useTranslation('auth');
  const [step, setStep] = useState<Step>({ name: 'code', tokenSpent: false });
  useMemberElsewhere();
  useEffect(() => () => forget(verifiedPhone), []);
  return (
    <AuthPage title={t('reset.title')} lead={t('reset.lead')} footer={step.name !== 'done' && <ToLogin />}>
      {step.name === 'code' && (
        <PhoneCode
          tokenSpent={step.tokenSpent}
          onVerified={(resetToken) => setStep({ name: 'password', resetToken })}
        />
      )}
      {step.name === 'password' && (
        <ChoosePassword
          resetToken={step.resetToken}
          onTokenSpent={() => setStep({ name: 'code', tokenSpent: true })}
          onReset={() => {
            forget(verifiedPhone);
            setStep({ name: 'done' });
          }}
        />
      )}
      {step.name === 'done' && <Done />}
    </AuthPage>
  );
}

interface PhoneCodeProps {
  /** Whether the member has to start again, because the second step took too long. */
  tokenSpent: boolean;
  onVerified: (resetToken: string) => void;
}

function PhoneCode({ tokenSpent, onVerified }: PhoneCodeProps) {
  const { t } = useTranslation('auth');
  const form = useForm<EnteredPhone, VerifiedPhone>(
    { intent: 'verifyPhone' },
    {
      onDone({ resetToken }) {
        const phone = form.ref.current?.elements.namedItem('phone');
        if (phone instanceof HTMLInputElement) keep(verifiedPhone, phone.value);
        onVerified(resetToken);
      },
    },
  );
  const known = useSyncExternalStore(nothingChanges, readVerifiedPhone, () => null);
  return (
    <FormFrame form={form} className="space-y-6">
      <p className="text-small text-stone">{t('reset.step', { step: 1 })}</p>
      {tokenSpent && <Notice title={t('resetTokenSpent')} />}
      {known && !tokenSpent && <Notice tone="calm" title={t('reset.reloaded')} />}
      <PhoneInput
        key={known}
        defaultValue={known ?? ''}
        label={t('fields.phone')}
        error={form.errorOf('phone')}
      />
      <CodeField form={form} kind={codeKind} />
      <ResetFailure form={form} />
      <Button type="submit" busy={form.busy} className="w-full">
        {t(form.busy ? 'reset.checking' : 'reset.next')}
      </Button>
    </FormFrame>
  );
}

const nothingChanges = () => () => {};
const readVerifiedPhone = () => readKept(verifiedPhone);

interface ChoosePasswordProps {
  resetToken: string;
  onTokenSpent: () => void;
  onReset: () => void;
}

function ChoosePassword({ resetToken, onTokenSpent, onReset }: ChoosePasswordProps) {
  const { t } = useTranslation('auth');
  const form = useForm<EnteredPassword, object>(
    { intent: 'choosePassword' },
    {
      onDone: onReset,
      onFailure: (error) => hasCode(error, 'AUT009') && onTokenSpent(),
    },
  );
  const { ref } = form;
  useEffect(() => ref.current?.querySelector<HTMLElement>('[name="newPassword"]')?.focus(), [ref]);
  return (
    <FormFrame form={form} className="space-y-6">
      <p className="text-small text-stone">{t('reset.step', { step: 2 })}</p>
      <h2 className="text-title">{t('reset.choose')}</h2>
      <input type="hidden" name="resetToken" value={resetToken} />
      <NewPasswordFields form={form} name="newPassword" />
      <ResetFailure form={form} />
      <Button type="submit" busy={form.busy} className="w-full">
        {t(form.busy ? 'reset.busy' : 'reset.submit')}
      </Button>
    </FormFrame>
  );
}

function ResetFailure({ form }: Pick<Parameters<typeof FormFailure>[0], 'form'>) {
  const { t } = useTranslation('auth');
  return (
    <FormFailure form={form} title={(error) => t(isRefusal(error) ? 'resetFailed' : 'resetRequestFailed')} />
  );
}

/** Screen readers read the title when it gets the focus. */
function Done() {
  const { t } = useTranslation('auth');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="border-l-2 border-kiln pl-6">
      <h2 ref={title} tabIndex={-1} className="text-title outline-none">
        {t('reset.done')}
      </h2>
      <p className="measure mt-3 text-stone">{t('reset.doneAdvice')}</p>
      <Link to={href('/auth')} replace className={buttonClass('primary', 'mt-8')}>
        {t('reset.toLogin')}
      </Link>
    </div>
  );
}

function ToLogin() {
  const { t } = useTranslation('auth');
  return (
    <>
      {t('reset.remembered')}{' '}
      <Link to={href('/auth')} className="text-sky underline">
        {t('reset.toLogin')}
      </Link>
    </>
  );
}
