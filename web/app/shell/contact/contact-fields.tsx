import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explain } from '../../api/explain.ts';
import { retryAfterSeconds } from '../../api/retry-after.ts';
import { FormFrame } from '../../form/form-frame.tsx';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { contactForm } from './contact-form.ts';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { withFullStop } from './with-full-stop.ts';

export interface ContactSubject {
  kind: 'contact' | 'customization';
  productCode?: string | undefined;
  /** The subject that the form suggests. */
  subject?: string | undefined;
}

interface ContactFieldsProps extends ContactSubject {
  onSent: () => void;
}

/** The entered texts survive a reload and are kept until the message has been sent. */
export function ContactFields({ kind, productCode = '', subject = '', onSent }: ContactFieldsProps) {
  const { t } = useTranslation('message');
  const [draft] = useState(() => readDraft(kind));
  const form = useForm(contactForm, {
    onDone() {
      forgetDraft(kind);
      onSent();
    },
  });
  const field = (name: 'name' | 'email' | 'phone' | 'subject' | 'message') => ({
    name,
    label: t(`fields.${name}`),
    defaultValue: draft[name] ?? (name === 'subject' ? subject : ''),
    error: form.errorOf(name),
  });

  return (
    <div onInput={() => form.ref.current && keepDraft(kind, new FormData(form.ref.current))}>
      <FormFrame form={form} className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="productCode" value={productCode} />
        <Input {...field('name')} autoComplete="name" maxLength={60} required className="sm:col-span-2" />
        <Input {...field('email')} type="email" autoComplete="email" maxLength={120} required />
        <Input {...field('phone')} type="tel" autoComplete="tel" maxLength={30} />
        <Input {...field('subject')} maxLength={120} required className="sm:col-span-2" />
        <TextArea
          {...field('message')}
          rows={5}
          maxLength={2000}
          required
          hint={t('messageHint')}
          className="sm:col-span-2"
        />
        <div className="space-y-5 sm:col-span-2">
          {form.failure !== undefined && <SendFailure error={form.failure} />}
          <Button type="submit" busy={form.busy} className="w-full sm:w-auto sm:min-w-44">
            {t(form.busy ? 'sending' : 'send')}
          </Button>
        </div>
      </FormFrame>
    </div>
  );
}

function SendFailure({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation('message');
  const seconds = retryAfterSeconds(error);
  return (
    <Notice title={t('failed')}>
      <p>{withFullStop(explain(i18n, error))}</p>
      {seconds !== null && <p>{t('againIn', { count: seconds })}</p>}
      <p>{t('draftKept')}</p>
    </Notice>
  );
}
