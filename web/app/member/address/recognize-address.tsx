import type { OutputOf } from '@junyao/commerce/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { post } from '../../api/commerce.ts';
import { reasonOf } from '../../api/errors.ts';
import { explain } from '../../api/explain.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { addressParts } from './address-form.ts';

export type RecognizedAddress = OutputOf<'POST /userinfo/address/recognize'>;

type State = { error: unknown } | { found: RecognizedAddress } | 'busy';

interface RecognizeAddressProps {
  /** Called when the text is sent. The returned function receives the parts that commerce finds. */
  onSend: () => (found: RecognizedAddress) => void;
}

export function RecognizeAddress({ onSend }: RecognizeAddressProps) {
  const { t } = useTranslation('user');
  const pasted = useRef<HTMLTextAreaElement>(null);
  const [state, setState] = useState<State>();

  async function recognize() {
    const text = pasted.current?.value.trim() ?? '';
    if (!text) return pasted.current?.focus();
    setState('busy');
    const onRecognized = onSend();
    try {
      const found = await post('/userinfo/address/recognize', { text });
      setState({ found });
      if (Object.keys(found).length > 0) onRecognized(found);
    } catch (error) {
      setState({ error });
    }
  }

  return (
    <div className="space-y-3 border-b border-hairline pb-6 sm:col-span-6">
      <Field label={t('address.recognize.label')} hint={t('address.recognize.hint')}>
        {(control) => (
          <textarea
            {...control}
            ref={pasted}
            rows={2}
            autoComplete="off"
            className={`${control.className} py-2.5`}
          />
        )}
      </Field>
      <Button variant="quiet" busy={state === 'busy'} onClick={() => void recognize()}>
        {t(state === 'busy' ? 'address.recognize.busy' : 'address.recognize.submit')}
      </Button>
      <Outcome state={state} />
    </div>
  );
}

function Outcome({ state }: { state: State | undefined }) {
  const { t, i18n } = useTranslation('user');
  if (state === undefined || state === 'busy') return null;
  if ('error' in state) {
    const reason = reasonOf(state.error, 'text') ?? explain(i18n, state.error);
    return <Notice title={t('address.recognize.failed')}>{reason}</Notice>;
  }
  const missing = addressParts.filter((part) => !state.found[part]);
  if (missing.length === addressParts.length) return <Notice title={t('address.recognize.nothing')} />;
  const fields = missing.map((part) => t(`address.${part}`)).join(t('address.recognize.separator'));
  return (
    <Notice tone="calm" title={t('address.recognize.done')}>
      {fields && t('address.recognize.missing', { fields })}
    </Notice>
  );
}
