import type { OutputOf } from '@junyao/commerce/contract';
import { changedFields, factsIn } from '@junyao/commerce/contract/log-values';
import { useTranslation } from 'react-i18next';
import { Part } from '../record/record.tsx';
import { Circumstances } from './circumstances.tsx';
import { DifferenceTable } from './difference-table.tsx';

type Entry = Pick<
  OutputOf<'GET /admin/logs/detail'>,
  'errorCode' | 'before' | 'after' | 'circumstances' | 'emptied'
>;

export function WhatChanged({
  entry: { errorCode, before, after, circumstances, emptied },
}: {
  entry: Entry;
}) {
  const { t } = useTranslation('admin-logs');
  const isAbout = factsIn(circumstances).length > 0;
  const isChange = changedFields(before, after).length > 0;
  return (
    <>
      {isAbout && (
        <Part title={t(errorCode ? 'parts.asked' : 'parts.circumstances')}>
          <Circumstances circumstances={circumstances} />
        </Part>
      )}
      {(isChange || errorCode || !isAbout) && (
        <Part title={t('parts.change')}>
          {emptied ? (
            <p className="text-stone">{t('emptied')}</p>
          ) : errorCode ? (
            <p className="text-stone">{t('refusedChange')}</p>
          ) : (
            <DifferenceTable before={before} after={after} />
          )}
        </Part>
      )}
    </>
  );
}
