import {
  type ChangedField,
  changedFields,
  isPlainList,
  type Json,
} from '@junyao/commerce/contract/log-values';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoggedValue } from './logged-value.tsx';
import { useFieldName } from './use-field-name.ts';

export function DifferenceTable({ before, after }: { before: string; after: string }) {
  const { t } = useTranslation('admin-logs');
  const fields = changedFields(before, after);
  if (fields.length === 0) return <p className="text-stone">{t('noDifference')}</p>;
  return (
    <table className="w-full border-collapse sm:table-fixed">
      <thead>
        <tr className="border-b border-rim/40 text-left text-label text-stone max-sm:sr-only">
          <th scope="col" className="w-36 py-1.5 pr-4 font-normal">
            {t('fields.field')}
          </th>
          <th scope="col" className="py-1.5 pr-4 font-normal">
            {t('fields.before')}
          </th>
          <th scope="col" className="py-1.5 font-normal">
            {t('fields.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <Row key={field.path.join('/')} {...shownSides(field)} path={field.path} />
        ))}
      </tbody>
    </table>
  );
}

/** Of two lists, only added and removed values are shown, because a role may have twenty permissions. */
function shownSides({ before, after }: ChangedField): Sides {
  if (!isPlainList(before) || !isPlainList(after)) return { before, after, same: 0 };
  const [old, now]: [readonly Json[], readonly Json[]] = [before, after];
  const removed = old.filter((each) => !now.includes(each));
  return {
    before: removed,
    after: now.filter((each) => !old.includes(each)),
    same: old.length - removed.length,
  };
}

interface Sides {
  before: Json | undefined;
  after: Json | undefined;
  same: number;
}

function Row({ path, before, after, same }: Sides & { path: readonly string[] }) {
  const { t } = useTranslation('admin-logs');
  const field = path.at(-1) ?? '';
  const name = useFieldName()(path);
  return (
    <tr className="border-b border-hairline align-top max-sm:grid max-sm:py-2">
      <th scope="row" className="py-2 pr-4 text-left font-normal text-stone max-sm:py-0.5">
        {name || t('fields.value')}
        {same > 0 && <span className="block text-label">{t('unchanged', { count: same })}</span>}
      </th>
      <Side>
        {isShown(before) && (
          <del className="text-stone decoration-copper/60">
            <LoggedValue field={field} value={before} />
          </del>
        )}
      </Side>
      <Side>
        {isShown(after) && (
          <ins className="block w-fit bg-moon px-1.5 no-underline">
            <LoggedValue field={field} value={after} />
          </ins>
        )}
      </Side>
    </tr>
  );
}

function isShown(value: Json | undefined): value is Json {
  return value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function Side({ children }: { children: ReactNode }) {
  return (
    <td className="py-2 pr-4 empty:after:text-stone empty:after:content-['–'] max-sm:py-0.5">{children}</td>
  );
}
