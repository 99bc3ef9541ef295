import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formAction } from '../../form/form-action.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ContactFields, type ContactSubject } from './contact-fields.tsx';
import { contactForm } from './contact-form.ts';

/** The action of a page with no other form. */
export const sendMessage = formAction(contactForm);

interface ContactDialogProps extends ContactSubject {
  open: boolean;
  onClose: () => void;
}

export function ContactDialog({ open, onClose, ...about }: ContactDialogProps) {
  const { t, ready } = useTranslation('message', { useSuspense: false });
  const [sent, setSent] = useState(false);
  if (!ready) return null;

  function close() {
    setSent(false);
    onClose();
  }

  return (
    <Dialog open={open} onClose={close} title={t(`title.${about.kind}`)} closeLabel={t('common:close')}>
      {sent ? (
        <Sent onClose={close} />
      ) : (
        <>
          <p className="mb-6 text-small text-stone">{t(`lead.${about.kind}`)}</p>
          <ContactFields {...about} onSent={() => setSent(true)} />
        </>
      )}
    </Dialog>
  );
}

function Sent({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('message');
  return (
    <>
      {/* Screen readers read the text when it gets the focus. */}
      <p tabIndex={-1} ref={(text) => text?.focus()} className="border-l-2 border-kiln pl-4 outline-none">
        {t('success')}
      </p>
      <Button variant="quiet" className="mt-8" onClick={onClose}>
        {t('common:close')}
      </Button>
    </>
  );
}
