import { factsIn } from '@junyao/commerce/contract/log-values';
import { Facts } from '../record/record.tsx';
import { LoggedValue } from './logged-value.tsx';
import { useFieldName } from './use-field-name.ts';

export function Circumstances({ circumstances }: { circumstances: string }) {
  const nameOf = useFieldName();
  return (
    <Facts
      facts={factsIn(circumstances).map(({ path, value }) => [
        nameOf(path),
        <LoggedValue key={path.join('/')} field={path.at(-1) ?? ''} value={value} />,
      ])}
    />
  );
}
