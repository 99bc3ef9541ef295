import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { isRefusal } from '../api/is-refusal.ts';
import { lastPublished, publishedIfKnown } from '../content/cms.server.ts';
import { CodeField } from '../form/code/code-field.tsx';
import { phoneCode } from '../form/code/phone-code.ts';
import { FormFrame } from '../form/form-frame.tsx';
import { NewPasswordFields } from '../form/password/new-password-fields.tsx';
import { PhoneInput } from '../form/phone-input.tsx';
import { useForm } from '../form/use-form.ts';
import { languageContext } from '../i18n/i18n.server.ts';
import type { RouteHandle } from '../i18n/settings.ts';
import { DeliveryNote } from '../shell/delivery-note.tsx';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import type { Route } from './+types/register';
import { AcceptTerms } from './accept-terms.tsx';
import { AuthFailure } from './auth-failure.tsx';
import { AuthPage } from './auth-page.tsx';
import type { Registration } from './check-registration.ts';
import { RegistrationReason } from './login-reason.tsx';
import { action } from './register-form.ts';
import { useLeaveAfterLogin } from './use-leave-after-login.ts';
import { useMemberElsewhere } from './use-member-elsewhere.ts';

const codeKind = phoneCode('register');

export const handle: RouteHandle = { namespaces: ['auth'] };

/** Without terms in the CMS nobody can register, because there is nothing to accept. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = await publishedIfKnown('buying-page', context.get(languageContext));
  const has = (wanted: string) => page?.sections?.value.some(({ key }) => key === wanted);
  return { termsPublished: has('terms') && has('privacy') ? await lastPublished('buying-page') : null };
}

export const clientAction = action;

export default function Register({ loaderData: { termsPublished } }: Route.ComponentProps) {
  const { t } = useTranslation('auth');
  const form = useForm<Registration, void>({ intent: 'register' }, { onDone: useLeaveAfterLogin() });
  useMemberElsewhere();

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
      <DeliveryNote withPhone className="mb-6" />
      {termsPublished ? (
        <FormFrame form={form} className="space-y-6">
          <RegistrationReason />
          <Input
            label={t('fields.username')}
            name="username"
            autoComplete="nickname"
            maxLength={30}
            required
            error={form.errorOf('username')}
          />
          <PhoneInput label={t('fields.phone')} error={form.errorOf('phone')} hint={t('phoneHint')} />
          <CodeField form={form} kind={codeKind} />
          <NewPasswordFields form={form} name="password" />
          <Input
            label={t('fields.emailOptional')}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={120}
            error={form.errorOf('email')}
            hint={t('emailHint')}
          />
          <AcceptTerms published={termsPublished} error={form.errorOf('acceptedTerms')} />
          <AuthFailure
            form={form}
            withoutCookies={t('register.withoutCookies')}
            title={(error) => t(isRefusal(error) ? 'registerFailed' : 'registerRequestFailed')}
          />
          <Button type="submit" busy={form.busy} className="w-full">
            {t(form.busy ? 'register.busy' : 'register.submit')}
          </Button>
        </FormFrame>
      ) : (
        <Notice title={t('register.withoutTerms')} />
      )}
    </AuthPage>
  );
}
