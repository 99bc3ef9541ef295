import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { UnansweredAct } from '../act/unanswered-act.tsx';
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

export function EditRole({ role: { name, version, permissions, members } }: { role: RoleDetail }) {
  const { t, i18n } = useTranslation('admin-roles');
  const may = useMay();
  const { roles } = useStaff();
  const nameOf = useRoleName();
  const { wordsOf } = usePermissionWords();
  const [open, setOpen] = useState(false);
  const { chosen, choose, reset } = useChangedSet(permissions);
  const difference = differenceOf(permissions, chosen);
  const { added, removed } = difference;

  return (
    <>
      <UnansweredAct
        form={updateForm}
        values={{ name }}
        verb={t('edit.verb')}
        open={open}
        onOpen={() => setOpen(true)}
      />
      <Button
        variant="primary"
        className="min-h-11 px-5 lg:min-h-9"
        onClick={() => {
          reset();
          setOpen(true);
        }}
      >
        {t('edit.verb')}
      </Button>
      <ActionDialog
        form={updateForm}
        open={open}
        onClose={() => setOpen(false)}
        title={t('edit.title', { name: nameOf(name) })}
        verb={t('edit.save')}
        effect={t('edit.effect', { count: members })}
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
            <p>{t('edit.kept')}</p>
          </>
        }
        done={() => i18n.t('admin-roles:edit.done', { name: nameOf(name) })}
      >
        {(form) => (
          <>
            <RolePermissions chosen={chosen} onChoose={choose} />
            <BeyondMine of="edit" permissions={permissions.filter((each) => !may(each))} />
            <section aria-label={t('edit.difference')} className="border-t border-rim/40 pt-3">
              <h3 className="mb-2 font-body text-small text-stone">{t('edit.difference')}</h3>
              <DifferenceInWords {...difference} />
              {roles.includes(name) && removed.length > 0 && <p className="mt-2">{t('edit.yourOwn')}</p>}
              {form.errorOf('changes') && added.length + removed.length === 0 && (
                <p role="alert" className="mt-1.5 text-copper">
                  {form.errorOf('changes')}
                </p>
              )}
            </section>
          </>
        )}
      </ActionDialog>
    </>
  );
}
