import { useTranslation } from 'react-i18next';
import { ActionDialog } from '../act/action-dialog.tsx';
import { useChangedSet } from '../act/use-changed-set.ts';
import { useMay, useStaff } from '../frame/staff.ts';
import { BeyondMine } from './beyond-mine.tsx';
import { DifferenceInWords } from './difference-in-words.tsx';
import { RolePermissions } from './permission-choices.tsx';
import type { RoleDetail } from './role-detail.ts';
import { differenceOf } from './role-difference.ts';
import { updateForm } from './role-forms.ts';
import { usePermissionWords } from './use-permission-words.ts';
import { useRoleName } from './use-role-name.ts';

interface EditRoleProps {
  role: RoleDetail;
  open: boolean;
  onClose: () => void;
}

export function EditRole({ role: { name, version, permissions, members }, open, onClose }: EditRoleProps) {
  const { t, i18n } = useTranslation('admin-roles');
  const may = useMay();
  const { roles } = useStaff();
  const nameOf = useRoleName();
  const { wordsOf } = usePermissionWords();
  const { chosen, choose } = useChangedSet(permissions);
  const difference = differenceOf(permissions, chosen);
  const { added, removed } = difference;

  return (
    <ActionDialog
      form={updateForm}
      open={open}
      onClose={onClose}
      title={t('actions.edit.title', { name: nameOf(name) })}
      verb={t('actions.edit.save')}
      effect={t('actions.edit.effect', { count: members })}
      values={{
        name,
        version,
        permissions: JSON.stringify(chosen),
        changes: String(added.length + removed.length),
      }}
      reason
      present={
        <>
          <p>{permissions.map(wordsOf).join(t('semicolon')) || t('noPermissions')}</p>
          <p>{t('actions.edit.kept')}</p>
        </>
      }
      done={() => i18n.t('admin-roles:actions.edit.done', { name: nameOf(name) })}
    >
      {(form) => (
        <>
          <RolePermissions chosen={chosen} onChoose={choose} />
          <BeyondMine of="edit" permissions={permissions.filter((each) => !may(each))} />
          <section aria-label={t('actions.edit.difference')} className="border-t border-rim/40 pt-3">
            <h3 className="mb-2 font-body text-small text-stone">{t('actions.edit.difference')}</h3>
            <DifferenceInWords {...difference} />
            {roles.includes(name) && removed.length > 0 && (
              <p className="mt-2">{t('actions.edit.yourOwn')}</p>
            )}
            {form.errorOf('changes') && added.length + removed.length === 0 && (
              <p role="alert" className="mt-1.5 text-copper">
                {form.errorOf('changes')}
              </p>
            )}
          </section>
        </>
      )}
    </ActionDialog>
  );
}
