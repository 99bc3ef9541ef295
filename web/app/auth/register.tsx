import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, href, Link, useNavigation } from 'react-router';
import { post } from '../api/commerce.ts';
import { isAborted } from '../api/errors.ts';
import { explain } from '../api/explain.ts';
import { tidyPhone } from '../api/phone.ts';
import type { RouteHandle } from '../i18n/settings.ts';
import { keptLocation } from '../session/auth-redirect.ts';
import { saveSession } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { useFocusFirstError } from '../ui/use-focus-first-error.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import type { Route } from './+types/register';
import { AuthPage } from './auth-page.tsx';
import { checkRegistration, type RegistrationErrors } from './check-registration.ts';
import { CodeField } from './code-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PasswordMeter } from './password-meter.tsx';
import { isRefusal, refusedFields } from './refusal.ts';
import { useLastResult } from './use-last-result.ts';
import { useLeaveAfterLogin } from './use-leave-after-login.ts';
import { useMemberElsewhere } from './use-member-elsewhere.ts';

export const handle: RouteHandle = { namespaces: ['auth'] };

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const entered = {
    username: text('username').trim(),
    phone: tidyPhone(text('phone')),
    email: text('email').trim(),
    password: text('password'),
    confirmPassword: text('confirmPassword'),
    code: text('code').trim(),
  };
  const fields = checkRegistration(entered);
  if (Object.keys(fields).length > 0) return { fields };
  try {
    const session = await post('/auth/register', entered, { signal: request.signal });
    saveSession(session, true);
    return { next: keptLocation() };
  } catch (error) {
    if (isAborted(error)) throw error;
    return { error, fields: refusedFields(error) };
  }
}

export default function Register({ actionData }: Route.ComponentProps) {
  const result = useLastResult(actionData);
  const { t, i18n } = useTranslation('auth');
  const hydrated = useHydrated();
  const busy = useNavigation().state !== 'idle';
  const form = useFocusFirstError(result);
  const [password, setPassword] = useState('');
  const [sending, setSending] = useState<{ after: typeof result; phone: string | undefined }>();
  useMemberElsewhere();
  useLeaveAfterLogin(result);
  const fields: RegistrationErrors = {
    ...result?.fields,
    // Asking for a code is a new start for these two.
    ...(sending && sending.after === result && { code: undefined, phone: sending.phone }),
  };
  const error = result?.error;
  const say = (key: string | undefined) => key && t(key);

  return (
    <AuthPage
      title={t('register.title')}
      lead={t('register.lead')}
      footer={
        <>
          {t('register.haveAccount')}{' '}
          <Link to={href('/auth')} className="text-sky underline">
            {t('register.toLogin')}
          </Link>
        </>
      }
    >
      <Form method="post" noValidate ref={form}>
        <fieldset disabled={!hydrated} className="space-y-6">
          <Input
            label={t('fields.username')}
            name="username"
            autoComplete="nickname"
            maxLength={30}
            required
            error={say(fields.username)}
          />
          <Input
            label={t('fields.phone')}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={20}
            required
            error={say(fields.phone)}
            hint={t('phoneHint')}
          />
          <CodeField
            form={form}
            scene="register"
            error={say(fields.code)}
            onSend={(phone) => setSending({ after: result, phone })}
          />
          <PasswordField
            label={t('fields.password')}
            name="password"
            autoComplete="new-password"
            error={say(fields.password)}
            describedBy="password-meter"
            onChange={setPassword}
          >
            <PasswordMeter id="password-meter" password={password} />
          </PasswordField>
          <PasswordField
            label={t('fields.confirmPassword')}
            name="confirmPassword"
            autoComplete="new-password"
            error={say(fields.confirmPassword)}
          />
          <Input
            label={t('fields.emailOptional')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={120}
            error={say(fields.email)}
            hint={t('emailHint')}
          />
          {error !== undefined && !busy && (
            <Notice title={t(isRefusal(error) ? 'registerFailed' : 'registerRequestFailed')}>
              {explain(i18n, error)}
            </Notice>
          )}
          <Button type="submit" busy={busy} className="w-full">
            {t(busy ? 'register.busy' : 'register.submit')}
          </Button>
        </fieldset>
      </Form>
    </AuthPage>
  );
}
