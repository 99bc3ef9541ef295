import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isAborted } from '../../api/errors.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogFoot } from '../../ui/dialog-foot.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Refusal } from '../act/refusal.tsx';
import { useMay } from '../frame/staff.ts';
import { recordAddress } from '../record/record-places.ts';
import { type BrokenLink, type Verified, verifyLog } from './verify-log.ts';

export function VerifyButton() {
  const { t } = useTranslation(['admin-logs', 'common']);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-11 items-center text-sky underline decoration-sky/40 lg:min-h-9"
        onClick={() => setOpen(true)}
      >
        {t('verify.verb')}
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={t('verify.title')}
        closeLabel={t('common:close')}
      >
        <Verification onFollow={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function Verification({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('admin-logs');
  const language = useLanguage();
  const [verified, setVerified] = useState<Verified>();
  const [state, setState] = useState<'waiting' | 'running' | 'ended'>('waiting');
  const [failure, setFailure] = useState<unknown>();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const figure = (count: number) => new Intl.NumberFormat(language).format(count);

  async function verify() {
    const controller = new AbortController();
    running.current = controller;
    setState('running');
    setVerified(undefined);
    setFailure(undefined);
    try {
      setVerified(await verifyLog(setVerified, controller.signal));
      setState('ended');
    } catch (error) {
      if (isAborted(error)) return;
      setFailure(error);
      setState('waiting');
    }
  }

  const { sealed = 0, total = 0, broken = [] } = verified ?? {};
  return (
    <div className="space-y-5 text-small">
      <p>{t('verify.effect')}</p>
      {state === 'running' && (
        <div>
          <progress
            aria-label={t('verify.progress')}
            className="block w-full accent-kiln"
            {...(total > 0 && { max: total, value: sealed })}
          />
          {total > 0 && (
            <p className="mt-1 text-stone tabular-nums">
              {t('verify.soFar', { sealed: figure(sealed), total: figure(total) })}
            </p>
          )}
        </div>
      )}
      {state === 'ended' && broken.length === 0 && (
        <Notice tone="calm" title={t('verify.intact', { count: sealed, total: figure(sealed) })}>
          {t('verify.intactAdvice')}
        </Notice>
      )}
      {state === 'ended' && broken.length > 0 && (
        <Notice title={t('verify.broken')}>
          <ul className="space-y-3">
            {broken.map((link) => (
              <li key={`${link.chain} ${link.seq} ${link.subject}`}>
                <Broken link={link} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <DialogFoot said={failure !== undefined && <Refusal error={failure} />}>
        <Button busy={state === 'running'} onClick={() => void verify()}>
          {t(state === 'ended' ? 'verify.again' : 'verify.verb')}
        </Button>
      </DialogFoot>
    </div>
  );
}

function Broken({ link, onFollow }: BrokenProps) {
  const { t } = useTranslation('admin-logs');
  const may = useMay();
  const { chain, seq, subject, what, transactionNo } = link;
  const row = chain === 'log' ? subject : (transactionNo ?? subject);
  const isThere = what !== 'rowGone' && what !== 'goneUnsealed';
  const address =
    isThere && chain === 'log'
      ? subject && recordAddress('log', subject, may)
      : isThere && transactionNo && recordAddress('transaction', transactionNo, may);
  return (
    <>
      <p className="text-ink">
        {t(`verify.chains.${chain}`)}
        {seq !== null && ` ${t('verify.link', { seq })}`}
        {row && ` ${t(`verify.rows.${chain}`, { row })}`}
      </p>
      <p>{t(`verify.what.${what}`)}</p>
      {address && (
        <Link
          to={address}
          onClick={onFollow}
          className="inline-flex min-h-11 items-center text-sky underline decoration-sky/40 lg:min-h-8"
        >
          {t('verify.open')}
        </Link>
      )}
    </>
  );
}

interface BrokenProps {
  link: BrokenLink;
  onFollow: () => void;
}
