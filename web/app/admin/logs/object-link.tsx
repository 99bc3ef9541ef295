import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMay } from '../frame/staff.ts';
import { useRoleName } from '../roles/use-role-name.ts';
import { addressOfObject, readObject } from './log-object.ts';

interface ObjectLinkProps {
  object: string;
  name: string | null;
}

export function ObjectLink({ object, name }: ObjectLinkProps) {
  const { t } = useTranslation('admin-logs');
  const may = useMay();
  const roleName = useRoleName();
  if (!object) return <span className="text-stone">–</span>;
  const { kind, id } = readObject(object);
  const shownId = () => {
    if (name) return name;
    if (kind === 'role') return roleName(id);
    if (kind === 'list') return t(`lists.${id}`, { defaultValue: id });
    // The beginning of an id of 36 characters is enough, because its record shows the rest.
    return id.length === 36 ? id.slice(0, 8) : id;
  };
  const text = (
    <>
      {t(`kinds.${kind}`, { defaultValue: kind })} <span className="tabular-nums">{shownId()}</span>
    </>
  );
  const address = addressOfObject(object, may);
  if (!address) return <span title={id}>{text}</span>;
  return (
    <Link to={address} title={id} className="relative z-1 underline decoration-hairline hover:text-sky">
      {text}
    </Link>
  );
}
