import { logResults } from '@junyao/commerce/contract/choices';
import { href } from 'react-router';
import { defineScreen } from '../list/define-screen.tsx';
import { wordsFor } from '../list/screen-filters.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';
import { useRoleOptions } from '../users/use-role-names.ts';
import { LastVerified } from './last-verified.tsx';
import { LogResult, useActorName, useRolesOf } from './log-words.tsx';
import { ObjectLink } from './object-link.tsx';
import { useActOptions } from './use-act-options.ts';
import { useActWords } from './use-act-words.ts';
import { VerifyButton } from './verify-button.tsx';

const logs = defineScreen('/admin/logs/query', {
  at: href('/admin/logs'),
  id: 'id',
  export: '/admin/logs/export',
  words: ['admin-logs', 'admin-roles'],
  searches: true,
  filters: {
    days: { kind: 'days', label: 'fields.at' },
    actor: { kind: 'text', hint: 'hints.actor', options: wordsFor('actors', ['cli', 'system']) },
    role: { kind: 'text', hint: 'hints.role', options: useRoleOptions },
    action: { kind: 'choice', options: useActOptions },
    object: { kind: 'text', hint: 'hints.object' },
    result: { kind: 'choice', options: wordsFor('results', logResults) },
    ip: { kind: 'text' },
    requestId: { kind: 'text' },
  },
  useView({ columns }) {
    const wordsOf = useActWords();
    const rolesOf = useRolesOf();
    const actorOf = useActorName();
    const quiet = 'text-stone tabular-nums';
    return {
      tools: (
        <>
          <LastVerified />
          <VerifyButton />
        </>
      ),
      columns: [
        columns.time('at', { sort: true, fixed: true }),
        columns.of('actor', ({ actor }) => actorOf(actor)),
        columns.of('role', ({ role }) => <span className="text-stone">{rolesOf(role)}</span>, { sort: true }),
        columns.of('action', ({ action }) => wordsOf(action), { sort: true }),
        columns.of('object', ({ object, objectName }) => <ObjectLink object={object} name={objectName} />, {
          sort: true,
        }),
        columns.of('result', (row) => <LogResult {...row} />, { sort: true }),
        columns.text('reason', { hidden: true, width: 'max-w-80' }),
        columns.of('ip', ({ ip }) => <span className={quiet}>{ip}</span>),
        columns.of(
          'requestId',
          ({ requestId }) => (
            <span className={quiet} title={requestId}>
              {requestId.slice(0, 8)}
            </span>
          ),
          { sort: true },
        ),
      ],
      lines: (row) => ({
        title: wordsOf(row.action),
        figure: <WorkshopTime value={row.at} />,
        note: (
          <>
            {actorOf(row.actor)} · <ObjectLink object={row.object} name={row.objectName} />
          </>
        ),
        state: row.result === 'refused' ? <LogResult {...row} /> : undefined,
      }),
    };
  },
});

export const { handle, clientLoader, shouldRevalidate } = logs;
export default logs.component;
