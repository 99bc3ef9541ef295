import {
  codedFields,
  isMoment,
  isPerson,
  isPlainList,
  type Json,
  moneyFields,
} from '@junyao/commerce/contract/log-values';
import { useTranslation } from 'react-i18next';
import { href, Link } from 'react-router';
import { formatMoney } from '../../ui/price.tsx';
import { useMay } from '../frame/staff.ts';
import { type RecordKind, recordAddress } from '../record/record-places.ts';
import { usePermissionWords } from '../roles/use-permission-words.ts';
import { useRoleName } from '../roles/use-role-name.ts';
import { WorkshopTime } from '../time/workshop-time.tsx';

const people = new Set(['assignee', 'userId']);
const linked: ReadonlyMap<string, RecordKind> = new Map([
  ...(['transactionNo', 'reversalNo', 'correctionNo'] as const).map(
    (field) => [field, 'transaction'] as const,
  ),
  ['orderNo', 'order'],
  ['chargeNo', 'recharge'],
  ['refundNo', 'refund'],
  ['creditId', 'credit'],
  ['reversalId', 'reversal'],
  ['paymentId', 'unmatched'],
  ['productCode', 'product'],
]);
export function LoggedValue({ field, value }: { field: string; value: Json }) {
  const { t } = useTranslation('admin-logs');
  const roleName = useRoleName();
  const { wordsOf } = usePermissionWords();
  if (value === null || value === '') return <span className="text-stone">{t('nothing')}</span>;
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'number') {
    return <span className="tabular-nums">{moneyFields.has(field) ? formatMoney(value) : value}</span>;
  }
  if (isPerson(value)) return <Account userId={value.userId} name={value.username} />;
  if (isPlainList(value)) {
    if (value.length === 0) return <span className="text-stone">{t('nothing')}</span>;
    return (
      <ul className="space-y-0.5">
        {value.map((each) => (
          <li key={each}>
            <LoggedValue field={field} value={each} />
          </li>
        ))}
      </ul>
    );
  }
  if (typeof value !== 'string') {
    return <pre className="text-label whitespace-pre-wrap">{JSON.stringify(value, null, 2)}</pre>;
  }
  if (isMoment(value)) return <WorkshopTime value={value} whole />;
  const kind = linked.get(field);
  if (kind) return <Numbered kind={kind} id={value} />;
  if (people.has(field)) return <Account userId={value} name={value.slice(0, 8)} />;
  if (field === 'permissions') return wordsOf(value);
  if (field === 'roles') return roleName(value);
  if (codedFields.has(field)) return t(`values.${value}`, { defaultValue: value });
  return <span className="break-words">{value}</span>;
}

function Numbered({ kind, id }: { kind: RecordKind; id: string }) {
  const address = recordAddress(kind, id, useMay());
  // The beginning of an id of 36 characters is enough, because its record shows the rest.
  const shown = id.length === 36 ? id.slice(0, 8) : id;
  if (!address) return <span title={id}>{shown}</span>;
  return (
    <Link to={address} title={id} className="text-sky underline decoration-sky/40">
      {shown}
    </Link>
  );
}

function Account({ userId, name }: { userId: string; name: string }) {
  const may = useMay();
  if (!may('users.read')) return name;
  return (
    <Link to={href('/admin/users/:userId', { userId })} className="text-sky underline decoration-sky/40">
      {name}
    </Link>
  );
}
