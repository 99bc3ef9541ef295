import { ownerRole } from '@junyao/commerce/contract/permissions';
import { useTranslation } from 'react-i18next';
import { href, replace, type ShouldRevalidateFunctionArgs } from 'react-router';
import { get } from '../../api/commerce.ts';
import { type FormResult, formAction } from '../../form/form-action.ts';
import type { RouteHandle } from '../../i18n/settings.ts';
import { load } from '../../private/load.ts';
import { useMay } from '../frame/staff.ts';
import { Columns, Part, Record } from '../record/record.tsx';
import type { Route } from './+types/record';
import { roleActions } from './actions.tsx';
import { BeyondMine } from './beyond-mine.tsx';
import { PermissionTable } from './permission-table.tsx';
import { RoleButtons } from './role-buttons.tsx';
import { type RoleDetail, roleAddress } from './role-detail.ts';
import { RoleHistory } from './role-history.tsx';
import { RoleMembers } from './role-members.tsx';
import { Updated } from './updated.tsx';
import { useRoleName } from './use-role-name.ts';

export const handle: RouteHandle = { namespaces: ['admin-roles'] };

export async function clientLoader({ request, params: { name } }: Route.ClientLoaderArgs) {
  const found = await load(get('/admin/roles/detail', { name }, request));
  // The log links to the name that the role had at the time.
  if (found.value && found.value.name !== name)
    throw replace(`${roleAddress(found.value.name)}${new URL(request.url).search}`);
  return found;
}

export const clientAction = formAction(...Object.values(roleActions.forms));

/** No role has this name after a renaming or a deletion, and the dialog opens another page. */
export function shouldRevalidate({
  formData,
  actionResult,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const intent = formData?.get('intent');
  const leadsAway = intent === 'rename' || intent === 'delete';
  return leadsAway && (actionResult as FormResult<unknown> | undefined)?.done
    ? false
    : defaultShouldRevalidate;
}

export default function RoleRecord({ loaderData: found, params: { name } }: Route.ComponentProps) {
  const { t } = useTranslation('admin-roles');
  const nameOf = useRoleName();
  return (
    <Record
      key={name}
      found={found}
      list={href('/admin/roles')}
      title={nameOf(name)}
      failed={t('loadFailed')}
      summary={(role) => (
        <>
          <span className="tabular-nums">{t('permissionCount', { count: role.permissions.length })}</span>
          <span className="tabular-nums">{t('memberCount', { count: role.members })}</span>
          <span className="text-stone">
            {t('fields.updatedAt')} <Updated {...role} />
            {role.history.length > 0 && ` · ${role.history.at(-1)?.by}`}
          </span>
        </>
      )}
      actions={(role) => <RoleButtons role={role} />}
    >
      {(role) => <Content role={role} />}
    </Record>
  );
}

function Content({ role }: { role: RoleDetail }) {
  const { t } = useTranslation('admin-roles');
  return (
    <>
      <WhyNot role={role} />
      <Part title={t('parts.permissions')}>
        <PermissionTable permissions={role.permissions} />
      </Part>
      <Columns>
        <Part title={t('parts.history')}>
          <RoleHistory role={role} />
        </Part>
        <Part title={t('parts.members', { count: role.members })}>
          <RoleMembers role={role} />
        </Part>
      </Columns>
    </>
  );
}

function WhyNot({ role: { name, permissions, members } }: { role: RoleDetail }) {
  const { t } = useTranslation('admin-roles');
  const may = useMay();
  if (name === ownerRole) return <p className="mb-6 text-stone">{t('ownerFixed')}</p>;
  if (!may('roles.write')) return null;
  const beyond = permissions.filter((each) => !may(each));
  return (
    <div className="mb-6 space-y-2 text-stone empty:hidden">
      <BeyondMine of="record" permissions={beyond} />
      {members > 0 && <p>{t('actions.delete.inUse', { count: members })}</p>}
    </div>
  );
}
