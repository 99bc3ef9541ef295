import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { Checkbox } from '../ui/field.tsx';

interface AcceptTermsProps {
  /** When the terms were published. It is sent if the box is ticked. */
  published: string;
  error: string | undefined;
}

export function AcceptTerms({ published, error }: AcceptTermsProps) {
  const { t } = useTranslation('auth');
  const links = { terms: <Reading section="terms" />, privacy: <Reading section="privacy" /> };
  return (
    <Checkbox
      label={<Trans t={t} i18nKey="register.accept" components={links} />}
      name="acceptedTerms"
      value={published}
      required
      error={error}
    />
  );
}

/** Opens in a tab of its own, so that the form keeps what was typed. */
function Reading({ section, children }: { section: 'terms' | 'privacy'; children?: ReactNode }) {
  return (
    <Link to={`${href('/buying')}#${section}`} target="_blank" className="text-sky underline">
      {children}
    </Link>
  );
}
