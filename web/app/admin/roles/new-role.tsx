import type { Permission } from '@junyao/commerce/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { useMay } from '../frame/staff.ts';
import { BeyondMine } from './beyond-mine.tsx';
import { RolePermissions } from './permission-choices.tsx';
import { roleAddress } from './role-detail.ts';
import { createForm } from './role-forms.ts';

export function NewRole() {
  const { t } = useTranslation('admin-roles');
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="inline-flex min-h-11 items-center text-sky underline decoration-sky/40 lg:min-h-9"
        onClick={() => setOpen(true)}
      >
        {t('create.verb')}
      </button>
      <CreateDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface CloneRoleProps {
  name: string;
  permissions: readonly Permission[];
}

/** Copies only those permissions that the person has. */
export function CloneRole({ name, permissions }: CloneRoleProps) {
  const { t } = useTranslation('admin-roles');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="min-h-11 px-5 lg:min-h-9" onClick={() => setOpen(true)}>
        {t('clone.verb')}
      </Button>
      <CreateDialog
        key={permissions.join()}
        open={open}
        onClose={() => setOpen(false)}
        from={{ name, permissions }}
      />
    </>
  );
}

interface CreateDialogProps {
  open: boolean;
  onClose: () => void;
  from?: CloneRoleProps;
}

function CreateDialog({ open, onClose, from }: CreateDialogProps) {
  const { t, i18n } = useTranslation(['admin-roles', 'admin']);
  const may = useMay();
  const navigate = useNavigate();
  const { search } = useLocation();
  const first = from?.permissions.filter(may) ?? [];
  const [chosen, setChosen] = useState<readonly Permission[]>(first);
  const way = from ? 'clone' : 'create';
  return (
    <ActionDialog
      form={createForm}
      open={open}
      onClose={onClose}
      title={t(`${way}.title`, { name: from?.name })}
      verb={t(`${way}.verb`)}
      effect={t(`${way}.effect`, { name: from?.name })}
      values={{ permissions: JSON.stringify(chosen) }}
      done={() => i18n.t('admin-roles:create.done')}
      onDone={({ name }) => {
        setChosen(first);
        void navigate(`${roleAddress(name)}${search}`);
      }}
    >
      {(form) => (
        <>
          <Input
            label={t('fields.name')}
            name="name"
            maxLength={40}
            required
            autoComplete="off"
            error={form.errorOf('name')}
          />
          <RolePermissions chosen={chosen} onChoose={setChosen} />
          {from && <BeyondMine of="clone" permissions={from.permissions.filter((each) => !may(each))} />}
        </>
      )}
    </ActionDialog>
  );
}
