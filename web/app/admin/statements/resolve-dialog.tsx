import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../ui/price.tsx';
import { ActionDialog } from '../act/action-dialog.tsx';
import type { Difference, Opened } from './difference.ts';
import { Replaced } from './replaced.tsx';
import { Resolved } from './resolved.tsx';
import { noteForm, reversalForm } from './statement-forms.ts';

interface ResolveDialogProps {
  opened: Opened;
  canResolve: boolean;
  replacedBy: string | null;
  open: boolean;
  onClose: () => void;
  onRefused: () => void;
}

export function ResolveDialog(props: ResolveDialogProps) {
  const { opened, canResolve, replacedBy, open, onClose, onRefused } = props;
  const { difference, how } = opened;
  const { t, i18n } = useTranslation('admin-statements');
  const { differenceId, version, serialNo, line } = difference;
  const name = serialNo ?? t('line', { line });
  return (
    <ActionDialog
      form={how === 'note' ? noteForm : reversalForm}
      open={open}
      onClose={onClose}
      title={t(`actions.${how}.title`, { name })}
      verb={t(`actions.${how}.verb`)}
      effect={<Effect difference={difference} how={how} />}
      values={{ differenceId, version }}
      reason
      offered={canResolve && isOffered(opened)}
      present={<Present difference={difference} replacedBy={replacedBy} />}
      onRefused={onRefused}
      done={() => i18n.t(`admin-statements:actions.${how}.done`)}
    />
  );
}

function isOffered({ difference: { resolution, reversal }, how }: Opened): boolean {
  return resolution === null && (how === 'note' || reversal === 'possible');
}

function Present({
  difference: { resolution, reversal },
  replacedBy,
}: Pick<Opened, 'difference'> & Pick<ResolveDialogProps, 'replacedBy'>) {
  const { t } = useTranslation('admin-statements');
  if (resolution) return <Resolved resolution={resolution} />;
  if (replacedBy) return <Replaced by={replacedBy} />;
  return reversal === 'spent' ? <p>{t('spent')}</p> : <p>{t('views.open')}</p>;
}

function Effect({ difference, how }: Opened) {
  const { t } = useTranslation('admin-statements');
  if (how === 'note') {
    return (
      <>
        {t(`advice.${adviceFor(difference)}`)}
        {difference.gap !== 0 && ` ${t('advice.staysInGap', { amount: formatMoney(difference.gap) })}`}
        {difference.reversal === 'possible' && ` ${t('advice.noteIsFinal')}`}
      </>
    );
  }
  const { ourAmount, theirAmount, member, chargeNo } = difference;
  const values = {
    member: member?.username ?? '',
    ours: formatMoney(ourAmount ?? 0),
    theirs: formatMoney(theirAmount ?? 0),
    chargeNo,
  };
  return (
    <>
      {t(theirAmount === null ? 'actions.reversal.whole' : 'actions.reversal.part', values)}
      {chargeNo && ` ${t('actions.reversal.charge', values)}`}
    </>
  );
}

function adviceFor({ outcome, side }: Difference) {
  if (outcome === 'invalid' || outcome === 'otherDay' || outcome === 'twice') return outcome;
  if (outcome === 'missingHere') return side === 'in' ? 'missingHere' : 'refund';
  if (side === 'out') return 'refund';
  return outcome;
}
