import type { OutputOf, Profile } from '@junyao/commerce/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useOpenedPart } from '../../../api/use-opened-part.ts';
import type { Loaded } from '../../../private/load.ts';
import { LoadFailure } from '../../../private/load-failure.tsx';
import { LocalTime } from '../../../private/local-time.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { MoveDialog } from '../../move-dialog.tsx';
import { removeFactorForm } from '../profile-forms.ts';
import { AddPasskey } from './add-passkey.tsx';

type Factors = OutputOf<'GET /userinfo/second_factor/query'>;

interface ProtectionProps {
  profile: Profile;
  factors: Loaded<Factors>;
}

/** Members have passkeys. People with a role also have an authenticator app and recovery codes. */
export function Protection({ profile, factors }: ProtectionProps) {
  const { t, i18n } = useTranslation('second-factor');
  const { revalidate } = useRevalidator();
  const title = useRef<HTMLHeadingElement>(null);
  const app = useOpenedPart(importApp);
  const codes = useOpenedPart(importCodes);
  const isStaff = profile.roles.length > 0;
  const { value, error } = factors;
  const isSafe = value && (value.passkeys.length > 0 || value.authenticatorApp);
  const unsafe = value?.required && !isSafe;

  // The new factors replace the button that opened the dialog and had the focus.
  const isChanged = useRef(false);
  useEffect(() => {
    if (!value || !isChanged.current) return;
    isChanged.current = false;
    if (document.activeElement === document.body) title.current?.focus();
  }, [value]);

  useEffect(() => {
    if (window.location.hash !== '#protection') return;
    title.current?.focus();
    title.current?.scrollIntoView();
  }, []);

  function mayChange() {
    isChanged.current = true;
  }

  function reload() {
    mayChange();
    void revalidate();
  }

  /** After the first factor, staff get recovery codes at once. */
  function added(message: string) {
    toast(() => i18n.t(`second-factor:protection.${message}`));
    reload();
    if (isStaff && value?.recoveryCodesLeft === 0) codes.show();
  }

  return (
    <section className="mt-16 max-w-3xl lg:mt-20" aria-labelledby="protection">
      <h2 id="protection" ref={title} tabIndex={-1} className="text-title outline-none">
        {t(isStaff ? 'protection.titleOfStaff' : 'protection.title')}
      </h2>
      <p className="measure mt-3 mb-6 text-stone">
        {t(isStaff ? 'protection.leadOfStaff' : 'protection.lead')}
      </p>
      {unsafe && (
        <div className="mb-6">
          <Notice title={t('protection.required')} />
        </div>
      )}
      {value ? (
        <>
          <ul className="border-t border-rim">
            {value.passkeys.map((passkey) => (
              <Row
                key={passkey.passkeyId}
                name={passkey.name}
                note={
                  <>
                    {t('protection.createdAt')}
                    <LocalTime value={passkey.createdAt} show="date" /> ·{' '}
                    {passkey.lastUsedAt ? (
                      <>
                        {t('protection.lastUsed')}
                        <LocalTime value={passkey.lastUsedAt} />
                      </>
                    ) : (
                      t('protection.neverUsed')
                    )}
                  </>
                }
              >
                <Remove name={passkey.name} passkeyId={passkey.passkeyId} onClose={mayChange} />
              </Row>
            ))}
            {isStaff && (
              <>
                <Row
                  name={t('protection.app')}
                  note={t(value.authenticatorApp ? 'protection.appIsSet' : 'protection.appIsNotSet')}
                >
                  {value.authenticatorApp ? (
                    <Remove name={t('protection.app')} passkeyId="" onClose={mayChange} />
                  ) : (
                    <Button
                      variant="plain"
                      className="-my-2.5"
                      aria-label={t('protection.setUpApp')}
                      busy={app.open && !app.module}
                      onClick={app.show}
                    >
                      {t('protection.setUp')}
                    </Button>
                  )}
                </Row>
                {isSafe && (
                  <Row
                    name={t('protection.codes')}
                    note={
                      value.recoveryCodesLeft > 0
                        ? t('protection.codesLeft', { count: value.recoveryCodesLeft })
                        : t('protection.noCodes')
                    }
                  >
                    <Button
                      variant="plain"
                      className="-my-2.5"
                      busy={codes.open && !codes.module}
                      onClick={codes.show}
                    >
                      {t(value.recoveryCodesLeft > 0 ? 'protection.renewAgain' : 'protection.renew')}
                    </Button>
                  </Row>
                )}
              </>
            )}
          </ul>
          <AddPasskey onAdded={() => added('added')} />
        </>
      ) : (
        <LoadFailure title={t('protection.fetchFailed')} error={error} />
      )}
      {app.module && (
        <app.module.AppDialog
          open={app.open}
          onClose={app.close}
          onAdded={() => {
            app.close();
            added('appAdded');
          }}
        />
      )}
      {codes.module && (
        <codes.module.RecoveryCodes
          open={codes.open}
          replaces={(value?.recoveryCodesLeft ?? 0) > 0}
          onClose={() => {
            codes.close();
            reload();
          }}
        />
      )}
    </section>
  );
}

const importApp = () => import('./app-dialog.tsx');
const importCodes = () => import('./recovery-codes.tsx');

interface RowProps {
  name: string;
  note: ReactNode;
  children: ReactNode;
}

function Row({ name, note, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-10 gap-y-1 border-b border-hairline py-5">
      <div className="min-w-0">
        <p className="wrap-anywhere">{name}</p>
        <p className="text-label text-stone tabular-nums">{note}</p>
      </div>
      {children}
    </li>
  );
}

interface RemoveProps {
  name: string;
  /** Empty for the authenticator app. */
  passkeyId: string;
  onClose: () => void;
}

function Remove({ name, passkeyId, onClose }: RemoveProps) {
  const { t, i18n } = useTranslation(['second-factor', 'user']);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="plain"
        className="-my-2.5"
        aria-label={t('protection.removeNamed', { name })}
        onClick={() => setOpen(true)}
      >
        {t('protection.remove')}
      </Button>
      <MoveDialog
        move={removeFactorForm}
        offered
        open={open}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
        texts={{
          verb: t('protection.remove'),
          effect: t('protection.removeEffect', { name }),
          changed: '',
          dismiss: t('user:cancel'),
          failed: t('protection.removeFailed'),
          unanswered: t('protection.removeFailed'),
          done: () => i18n.t('second-factor:protection.removed'),
        }}
      >
        {() => <input type="hidden" name="passkeyId" value={passkeyId} />}
      </MoveDialog>
    </>
  );
}
