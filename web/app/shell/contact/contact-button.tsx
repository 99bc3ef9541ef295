import type { ReactNode } from 'react';
import { useOpenedPart } from '../../api/use-opened-part.ts';
import { Button, type ButtonVariant } from '../../ui/button.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { NeedsScript } from '../needs-script.tsx';
import type { ContactSubject } from './contact-fields.tsx';

interface ContactButtonProps extends ContactSubject {
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
}

/**
 * The `clientAction` of the page must be `contactAction`, or send `contactForm` too. The variant `plain` is for pages
 * that say elsewhere that they need JavaScript.
 */
export function ContactButton({ variant = 'quiet', className, children, ...about }: ContactButtonProps) {
  const { module, open, show, close } = useOpenedPart(importDialog);
  const hydrated = useHydrated();

  return (
    <>
      <Button
        variant={variant}
        className={className}
        aria-haspopup="dialog"
        busy={!hydrated || (open && !module)}
        onClick={show}
      >
        {children}
      </Button>
      {variant !== 'plain' && <NeedsScript />}
      {module && <module.ContactDialog {...about} open={open} onClose={close} />}
    </>
  );
}

const importDialog = () => import('./contact-dialog.tsx');
