import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import useSWR from 'swr';
import { get } from '../../api/commerce.ts';
import type { FormState } from '../../form/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/field.tsx';
import { isComposing } from '../../ui/is-composing.ts';
import { useDebounced } from '../frame/use-debounced.ts';

interface Member {
  userId: string;
  username: string;
  phone?: string;
}

/** Finds members by phone or name. The form sends the `userId` of the chosen member. */
export function MemberChoice({ first = null, form }: { first?: Member | null; form: FormState<string> }) {
  const { t } = useTranslation('admin-wallets');
  const [chosen, setChosen] = useState(first);
  const error = form.errorOf('userId');
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const { data } = useSWR(search.length > 1 ? ['member-choice', search] : null, () =>
    get('/admin/wallets/query', { search, pageSize: 10 }),
  );
  function choose(member: Member | null) {
    setChosen(member);
    form.amend({ userId: undefined });
  }
  if (chosen) {
    return (
      <div>
        <input type="hidden" name="userId" value={chosen.userId} />
        <p className="mb-1.5 text-stone">{t('fields.member')}</p>
        <p className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-soft bg-moon px-3">
          <span>
            {chosen.username} <span className="tabular-nums">{chosen.phone}</span>
          </span>
          <Button variant="plain" onClick={() => choose(null)}>
            {t('members.other')}
          </Button>
        </p>
        {error && <p className="text-plum">{error}</p>}
      </div>
    );
  }
  return (
    <div>
      <Input
        label={t('fields.member')}
        hint={t('members.search')}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) =>
          event.key === 'Enter' && !isComposing(event.nativeEvent) && event.preventDefault()
        }
        error={error}
      />
      {data && search && (
        <ul aria-label={t('members.found')} className="mt-1 border-t border-hairline">
          {data.items.length === 0 && <li className="py-2 text-stone">{t('members.none')}</li>}
          {data.items.map((member) => (
            <li key={member.userId} className="border-b border-hairline">
              <button
                type="button"
                className="flex min-h-11 w-full items-center justify-between gap-4 text-left hover:text-sky lg:min-h-9"
                onClick={() => choose(member)}
              >
                {member.username} <span className="text-stone tabular-nums">{member.phone}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
