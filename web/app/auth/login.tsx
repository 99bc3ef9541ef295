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
import type { Route } from './+types/login';
import { AuthPage } from './auth-page.tsx';
import { PasswordField } from './password-field.tsx';
import { isRefusal } from './refusal.ts';
import { useLastResult } from './use-last-result.ts';
import { useLeaveAfterLogin } from './use-leave-after-login.ts';
import { useMemberElsewhere } from './use-member-elsewhere.ts';
import { useSessionEnded } from './use-session-ended.ts';

export const handle: RouteHandle = { namespaces: ['auth'] };

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData();
  const account = readAccount(String(form.get('account') ?? ''));
  const password = String(form.get('password') ?? '');
  const missing = {
    ...(account ? {} : { account: 'enterAccount' as const }),
    ...(password ? {} : { password: 'enterPassword' as const }),
  };
  if (Object.keys(missing).length > 0) return { missing };
  const remember = form.get('remember') === 'on';
  try {
    const session = await post('/auth/login', { account, password, remember }, { signal: request.signal });
    saveSession(session, remember);
    return { next: keptLocation() };
  } catch (error) {
    if (isAborted(error)) throw error;
    return { error };
  }
}

/** An e-mail as it is; a phone number as the registration takes it. */
function readAccount(typed: string): string {
  return typed.includes('@') ? typed.trim() : tidyPhone(typed);
}

export default function Login({ actionData }: Route.ComponentProps) {
  const result = useLastResult(actionData);
  const { t, i18n } = useTranslation('auth');
  const hydrated = useHydrated();
  const form = useFocusFirstError(result);
  const busy = useNavigation().state !== 'idle';
  const sessionEnded = useSessionEnded();
  useMemberElsewhere();
  useLeaveAfterLogin(result);
  const missing = result?.missing;
  const error = result?.error;

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
      <Form method="post" noValidate ref={form}>
        <fieldset disabled={!hydrated} className="space-y-6">
          {sessionEnded && <Notice tone="calm" title={t('errors:code.SYS001')} />}
          <Input
            label={t('fields.account')}
            name="account"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={120}
            required
            error={missing?.account && t(missing.account)}
          />
          <PasswordField
            label={t('fields.password')}
            name="password"
            autoComplete="current-password"
            error={missing?.password && t(missing.password)}
          />
          <label className="flex min-h-11 items-center gap-3 text-small">
            <input type="checkbox" name="remember" defaultChecked className="size-4.5 accent-sky" />
            {t('login.remember')}
          </label>
          {error !== undefined && !busy && (
            <Notice title={t(isRefusal(error) ? 'loginFailed' : 'loginRequestFailed')}>
              {explain(i18n, error)}
            </Notice>
          )}
          <Button type="submit" busy={busy} className="w-full">
            {t(busy ? 'login.busy' : 'login.submit')}
          </Button>
        </fieldset>
      </Form>
    </AuthPage>
  );
}
