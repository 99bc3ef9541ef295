import { useTranslation } from 'react-i18next';
import { FormFailure } from '../form/form-frame.tsx';
import { CookiesBlocked } from '../session/session.ts';
import { Notice } from '../ui/notice.tsx';

type AuthFailureProps = Parameters<typeof FormFailure>[0] & {
  /** Shown if commerce accepted the input, but the browser keeps no cookies. */
  withoutCookies: string;
};

export function AuthFailure({ withoutCookies, ...failure }: AuthFailureProps) {
  const { t } = useTranslation('auth');
  if (!(failure.form.failure instanceof CookiesBlocked)) return <FormFailure {...failure} />;
  return <Notice title={withoutCookies}>{t('allowCookies')}</Notice>;
}
