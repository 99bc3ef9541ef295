import type { OutputOf } from '@junyao/commerce/contract';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { get } from '../../api/commerce.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { withQuery } from '../../ui/with-query.ts';
import { useMay } from '../frame/staff.ts';
import { AlteredSeal } from '../record/altered-seal.tsx';
import { CopyButton, Facts, Part, Record } from '../record/record.tsx';
import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Route } from './+types/record';
import { LogResult, useActorName, useRolesOf } from './log-words.tsx';
import { ObjectLink } from './object-link.tsx';
import { useActWords } from './use-act-words.ts';
import { WhatChanged } from './what-changed.tsx';

export const handle: RouteHandle = { namespaces: ['admin-logs', 'admin-roles'] };

type Entry = OutputOf<'GET /admin/logs/detail'>;

export function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  return load(get('/admin/logs/detail', { id }, request));
}

export default function LogRecord({ loaderData: found, params: { id } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-logs');
  const wordsOf = useActWords();
  const actorOf = useActorName();
  return (
    <Record
      key={id}
      found={found}
      list={href('/admin/logs')}
      title={found.value ? wordsOf(found.value.action) : t('entry', { id })}
      failed={t('loadFailed')}
      summary={(entry) => (
        <>
          <LogResult {...entry} />
          <WorkshopTime value={entry.at} />
          <span>{actorOf(entry.actor)}</span>
          <ObjectLink object={entry.object} name={entry.objectName} />
        </>
      )}
    >
      {(entry) => <Content entry={entry} />}
    </Record>
  );
}

function Content({ entry }: { entry: Entry }) {
  const { t } = useTranslation(['admin-logs', 'errors']);
  const rolesOf = useRolesOf();
  const { id, at, role, action, object, reason, errorCode, ip, requestId, sealNo } = entry;
  const sealed = sealNo === null ? t('waiting') : t('sealedAs', { number: sealNo });
  return (
    <>
      <WhatChanged entry={entry} />
      <Part title={t('parts.facts')}>
        <Facts
          facts={[
            [t('fields.reason'), reason || null],
            [
              t('fields.refusal'),
              errorCode && `${t(`errors:code.${errorCode}`, { defaultValue: errorCode })} (${errorCode})`,
            ],
            [t('fields.at'), <WorkshopTime key="at" value={at} whole />],
            [t('fields.actor'), <Actor key="actor" entry={entry} />],
            [t('fields.role'), rolesOf(role) || null],
            [t('fields.object'), object && <ObjectLink object={object} name={entry.objectName} />],
            [t('fields.code'), <code key="code">{action}</code>],
            [t('fields.ip'), ip || null],
            [
              t('fields.requestId'),
              requestId ? (
                <span key="requestId" className="flex flex-wrap items-baseline gap-x-3">
                  <code className="break-all">{requestId}</code>
                  <CopyButton text={requestId} />
                </span>
              ) : null,
            ],
            [
              t('fields.id'),
              <span key="id" className="tabular-nums">
                {id}
              </span>,
            ],
            [
              t('fields.seal'),
              entry.sealHolds === false ? <AlteredSeal key="seal" number={sealNo} /> : sealed,
            ],
          ]}
        />
        <ul className="mt-4 flex flex-wrap gap-x-6">
          {object && (
            <li>
              <Filtered filter={{ object }}>{t('allOfObject')}</Filtered>
            </li>
          )}
          <li>
            <Filtered filter={{ actor: entry.actor }}>{t('allOfActor')}</Filtered>
          </li>
        </ul>
      </Part>
    </>
  );
}

const look = 'inline-flex min-h-11 items-center text-sky underline decoration-sky/40 lg:min-h-8';

function Actor({ entry: { actor, actorId } }: { entry: Entry }) {
  const may = useMay();
  const actorOf = useActorName();
  if (!actorId || !may('users.read')) return actorOf(actor);
  return (
    <Link
      to={href('/admin/users/:userId', { userId: actorId })}
      className="text-sky underline decoration-sky/40"
    >
      {actor}
    </Link>
  );
}

function Filtered({ filter, children }: { filter: { [name: string]: string }; children: string }) {
  return (
    <Link to={withQuery(href('/admin/logs'), filter)} className={look}>
      {children}
    </Link>
  );
}
