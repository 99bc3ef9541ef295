import { ownerRole } from '@junyao/commerce/contract/permissions';
import { useTranslation } from 'react-i18next';
import { href, useLocation, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { useOpened } from '../../ui/use-opened.ts';
import { ActionDialog } from '../act/action-dialog.tsx';
import { UnansweredActs } from '../act/unanswered-acts.tsx';
import { useMay } from '../frame/staff.ts';
import { EditRole } from './edit-role.tsx';
import { CloneRole } from './new-role.tsx';
import { type RoleDetail, roleAddress } from './role-detail.ts';
import { deleteForm, renameForm } from './role-forms.ts';
import { useRoleName } from './use-role-name.ts';

const forms = { rename: renameForm, delete: deleteForm };

/** Only a person with all permissions of a role may rename or delete it. The role Owner is fixed. */
export function RoleButtons({ role }: { role: RoleDetail }) {
  const { t, i18n } = useTranslation('admin-roles');
  const may = useMay();
  const nameOf = useRoleName();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { opened, isOpen, open, close } = useOpened<'rename' | 'delete'>();
  if (!may('roles.write')) return null;
  const { name, version, permissions, members } = role;
  const shownName = nameOf(name);
  const isOwner = name === ownerRole;
  const isWithin = permissions.every(may);
  const shared = { open: isOpen, onClose: close };
  const look = 'min-h-11 px-5 lg:min-h-9';

  return (
    <>
      <UnansweredActs
        forms={forms}
        record={{ name }}
        verbOf={(action) => t(`${action}.verb`)}
        open={isOpen}
        onOpen={open}
      />
      {!isOwner && <EditRole role={role} />}
      <CloneRole name={shownName} permissions={permissions} />
      {!isOwner && isWithin && (
        <Button variant="quiet" className={look} onClick={() => open('rename')}>
          {t('rename.verb')}
        </Button>
      )}
      {!isOwner && isWithin && members === 0 && (
        <Button variant="quiet" className={look} onClick={() => open('delete')}>
          {t('delete.verb')}
        </Button>
      )}
      {opened === 'rename' && (
        <ActionDialog
          {...shared}
          form={renameForm}
          title={t('rename.title', { name: shownName })}
          verb={t('rename.verb')}
          effect={t('rename.effect', { count: members })}
          values={{ name, version }}
          reason
          present={<p>{t('permissionCount', { count: permissions.length })}</p>}
          done={() => i18n.t('admin-roles:rename.done')}
          onDone={({ name: newName }) => void navigate(`${roleAddress(newName)}${search}`)}
        >
          {(form) => (
            <Input
              label={t('rename.newName')}
              name="newName"
              defaultValue={name}
              maxLength={40}
              required
              autoComplete="off"
              error={form.errorOf('newName')}
            />
          )}
        </ActionDialog>
      )}
      {opened === 'delete' && (
        <ActionDialog
          {...shared}
          form={deleteForm}
          title={t('delete.title', { name: shownName })}
          verb={t('delete.verb')}
          effect={t('delete.effect')}
          values={{ name, version }}
          reason
          offered={members === 0}
          present={<p>{t('delete.inUse', { count: members })}</p>}
          done={() => i18n.t('admin-roles:delete.done', { name: shownName })}
          onDone={() => void navigate(`${href('/admin/roles')}${search}`)}
        />
      )}
    </>
  );
}
