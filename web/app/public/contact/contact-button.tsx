import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useImported } from '../../ui/use-imported.ts';
import type { ContactSubject } from './contact-fields.tsx';

interface ContactButtonProps extends ContactSubject {
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}

/**
 * A button that opens the contact form. The code of the form is loaded only then. The page with the button
 * must export `contactAction` as its `clientAction`.
 */
export function ContactButton({ variant = 'quiet', className, children, ...about }: ContactButtonProps) {
  const { i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const { module, failed, retry } = useImported(importDialog, open);
  const hydrated = useHydrated();
  useEffect(() => {
    if (!open || !failed) return;
    setOpen(false);
    toast(() => i18n.t('errors:network'), 'error');
  }, [open, failed, i18n]);

  function press() {
    if (failed) retry();
    setOpen(true);
  }

  return (
    <>
      <Button
        variant={variant}
        className={className}
        aria-haspopup="dialog"
        busy={!hydrated || (open && !module)}
        onClick={press}
      >
        {children}
      </Button>
      {module && <module.ContactDialog {...about} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}

const importDialog = () => import('./contact-dialog.tsx');
