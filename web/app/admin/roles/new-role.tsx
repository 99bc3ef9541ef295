import type { Permission } from '@junyao/commerce/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { Input } from '../../ui/field.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import { useMay } from '../frame/staff.ts';
import { BeyondMine } from './beyond-mine.tsx';
import { RolePermissions } from './permission-choices.tsx';
import { roleAddress } from './role-detail.ts';
import { createForm } from './role-forms.ts';
import { useRoleName } from './use-role-name.ts';

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
        {t('actions.create.verb')}
      </button>
      <CreateDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

interface CloneRoleProps {
  role: { name: string; permissions: readonly Permission[] };
  open: boolean;
  onClose: () => void;
}

/** Copies only those permissions that the person has. */
export function CloneRole({ role: { name, permissions }, open, onClose }: CloneRoleProps) {
  const nameOf = useRoleName();
  const from = { name: nameOf(name), permissions };
  return <CreateDialog key={permissions.join()} open={open} onClose={onClose} from={from} />;
}

interface CreateDialogProps {
  open: boolean;
  onClose: () => void;
  from?: CloneRoleProps['role'];
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
      title={t(`actions.${way}.title`, { name: from?.name })}
      verb={t(`actions.${way}.verb`)}
      effect={t(`actions.${way}.effect`, { name: from?.name })}
      values={{ permissions: JSON.stringify(chosen) }}
      done={() => i18n.t('admin-roles:actions.create.done')}
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
