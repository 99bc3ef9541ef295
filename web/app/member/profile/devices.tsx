import type { OutputOf } from '@junyao/commerce/contract';
import { readDevice } from '@junyao/commerce/contract/device-name';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { FormFailure, FormFrame } from '../../form/form-frame.tsx';
import { useForm } from '../../form/use-form.ts';
import type { Loaded } from '../../private/load.ts';
import { LoadFailure } from '../../private/load-failure.tsx';
import { LocalTime } from '../../private/local-time.tsx';
import { Button } from '../../ui/button.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';
import { toast } from '../../ui/toast.ts';
import type { RevokedSession } from './profile-forms.ts';

type Session = OutputOf<'GET /userinfo/session/query'>[number];

export function Devices({ sessions }: { sessions: Loaded<Session[]> }) {
  const { t } = useTranslation('user');
  const title = useRef<HTMLHeadingElement>(null);
  const { value, error } = sessions;
  return (
    <section className="mt-16 max-w-3xl lg:mt-20" aria-labelledby="devices">
      <h2 id="devices" ref={title} tabIndex={-1} className="text-title outline-none">
        {t('devices.title')}
      </h2>
      <p className="measure mt-3 mb-6 text-stone">{t('devices.lead')}</p>
      {!value && <LoadFailure title={t('devices.fetchFailed')} error={error} small />}
      {value && (
        <ul className="border-t border-hairline">
          {value.map((session) => (
            <DeviceRow key={session.sessionId} session={session} title={title} />
          ))}
        </ul>
      )}
      {value?.some(({ current }) => !current) && <RevokeOthers title={title} />}
    </section>
  );
}

interface DeviceRowProps {
  session: Session;
  /** Gets the focus when the row is gone. */
  title: RefObject<HTMLElement | null>;
}

function DeviceRow({ session, title }: DeviceRowProps) {
  const { t, i18n } = useTranslation('user');
  const { revalidate } = useRevalidator();
  const row = useRef<HTMLLIElement>(null);
  const form = useForm<RevokedSession, RevokedSession>(
    { intent: 'revoke' },
    {
      onDone() {
        nextFocus(row.current, title.current)?.focus();
        toast(() => i18n.t('user:devices.revoked'));
        void revalidate();
      },
    },
  );
  const name = useDeviceName(session.device);
  return (
    <li ref={row} className="border-b border-hairline py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-1">
        <div className="min-w-0">
          <p>{name}</p>
          {session.current && <StatusMark tone="good">{t('devices.current')}</StatusMark>}
          <p className="text-label text-stone tabular-nums">
            {t('devices.lastUsed')}
            <LocalTime value={session.lastSeenAt} /> · {session.ip}
          </p>
          <p className="text-label text-stone tabular-nums">
            {t('devices.loggedIn')}
            <LocalTime value={session.createdAt} />
          </p>
        </div>
        {!session.current && (
          <FormFrame form={form} className="-my-2.5">
            <input type="hidden" name="sessionId" value={session.sessionId} />
            <Button
              type="submit"
              variant="plain"
              data-revoke
              busy={form.busy}
              aria-label={t('devices.revokeNamed', { device: name })}
            >
              {t(form.busy ? 'devices.revoking' : 'devices.revoke')}
            </Button>
          </FormFrame>
        )}
      </div>
      <FormFailure form={form} title={() => t('devices.revokeFailed')} />
    </li>
  );
}

function RevokeOthers({ title }: { title: RefObject<HTMLElement | null> }) {
  const { t, i18n } = useTranslation('user');
  const { revalidate } = useRevalidator();
  const form = useForm<RevokedSession, RevokedSession>(
    { intent: 'revoke' },
    {
      onDone() {
        title.current?.focus();
        toast(() => i18n.t('user:devices.othersRevoked'));
        void revalidate();
      },
    },
  );
  return (
    <FormFrame form={form} className="mt-6 space-y-4">
      <FormFailure form={form} title={() => t('devices.revokeFailed')} />
      <Button type="submit" variant="quiet" busy={form.busy}>
        {t(form.busy ? 'devices.revoking' : 'devices.revokeOthers')}
      </Button>
    </FormFrame>
  );
}

function useDeviceName(userAgent: string): string {
  const { t } = useTranslation('user');
  const { browser, system } = readDevice(userAgent);
  if (browser && system) return t('devices.on', { browser, system });
  return browser ?? system ?? t('devices.unknown');
}

function nextFocus(row: HTMLElement | null, title: HTMLElement | null): HTMLElement | null {
  const buttons = [...(row?.parentElement?.querySelectorAll<HTMLElement>('[data-revoke]') ?? [])];
  const own = buttons.findIndex((button) => row?.contains(button));
  return buttons[own + 1] ?? buttons[own - 1] ?? title;
}
