import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { hasCode } from '../api/errors.ts';
import { isRefusal } from '../api/is-refusal.ts';
import { retryAfterMinutes } from '../api/retry-after.ts';
import { useOpenedPart } from '../api/use-opened-part.ts';
import { FormFrame } from '../form/form-frame.tsx';
import { PasswordField } from '../form/password/password-field.tsx';
import { useForm } from '../form/use-form.ts';
import type { RouteHandle } from '../i18n/settings.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox, Input } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { AuthFailure } from './auth-failure.tsx';
import { AuthPage } from './auth-page.tsx';
import { action, type Credentials, loginForm } from './login-form.ts';
import { LoginReason } from './login-reason.tsx';
import { PasskeyLogin } from './passkey-login.tsx';
import { useLeaveAfterLogin } from './use-leave-after-login.ts';
import { useMemberElsewhere } from './use-member-elsewhere.ts';

export const handle: RouteHandle = { namespaces: ['auth', 'second-factor'] };

export const clientAction = action;

export default function Login() {
  const { t } = useTranslation('auth');
  const leave = useLeaveAfterLogin();
  const [credentials, setCredentials] = useState<Credentials>();
  const { module, show, open, close } = useOpenedPart(importSecondStep);
  const form = useForm<Credentials, void>(
    { intent: 'login' },
    { onDone: leave, onFailure: (error) => asksForFactor(error) && goOn() },
  );
  useMemberElsewhere();

  const typed = () => loginForm.read(new FormData(form.ref.current ?? undefined));
  const remembers = () => typed().remember;

  function goOn() {
    setCredentials(typed());
    show();
  }

  function goBack() {
    flushSync(close);
    form.ref.current?.querySelector<HTMLElement>('[name="account"]')?.focus();
  }

  return (
    <AuthPage
      title={t('login.title')}
      lead={t('login.lead')}
      footer={
        <>
          {t('login.noAccount')}{' '}
          <Link to={href('/auth/register')} className="text-sky underline">
            {t('login.toRegister')}
          </Link>
        </>
      }
    >
      {module && open && credentials && (
        <module.SecondStep
          credentials={credentials}
          failure={form.failure}
          onLoggedIn={leave}
          onBack={goBack}
        />
      )}
      <FormFrame form={form} className={open ? 'hidden' : 'space-y-6'}>
        <LoginReason />
        <Input
          label={t('fields.account')}
          name="account"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={120}
          required
          error={form.errorOf('account')}
        />
        <PasswordField
          label={t('fields.password')}
          name="password"
          autoComplete="current-password"
          error={form.errorOf('password')}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 text-small">
          <Checkbox label={t('login.remember')} name="remember" defaultChecked />
          <Link
            to={href('/auth/reset-password')}
            className="inline-flex min-h-11 items-center text-sky underline"
          >
            {t('login.forgot')}
          </Link>
        </div>
        <TooManyTries failure={form.failure} />
        <AuthFailure
          // The title already says that the password is wrong (AUT001).
          form={{
            ...form,
            failure: isShownElsewhere(form.failure) ? undefined : form.failure,
            namedAtField: form.namedAtField || hasCode(form.failure, 'AUT001'),
          }}
          withoutCookies={t('login.withoutCookies')}
          title={(error) => t(isRefusal(error) ? 'loginFailed' : 'loginRequestFailed')}
        />
        <Button type="submit" busy={form.busy} className="w-full">
          {t(form.busy ? 'login.busy' : 'login.submit')}
        </Button>
      </FormFrame>
      {!open && <PasskeyLogin remembers={remembers} onLoggedIn={leave} />}
    </AuthPage>
  );
}

/** Says what else works, because somebody else may be guessing the password. */
function TooManyTries({ failure }: { failure: unknown }) {
  const { t } = useTranslation('auth');
  if (!hasCode(failure, 'SYS003')) return null;
  const count = retryAfterMinutes(failure);
  return <Notice title={t('login.tooManyTries')}>{t('login.tryLater', { count })}</Notice>;
}

const asksForFactor = (error: unknown) => hasCode(error, 'AUT015');
const isShownElsewhere = (error: unknown) => hasCode(error, 'AUT015', 'SYS003');
const importSecondStep = () => import('./second-step.tsx');
