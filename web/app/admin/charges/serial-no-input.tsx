import { Input } from '../../ui/field.tsx';

interface SerialNoInputProps {
  label: string;
  hint: string;
  error: string | undefined;
}

/** The number that the bank or the provider gave the transfer. */
export function SerialNoInput(props: SerialNoInputProps) {
  return <Input {...props} name="serialNo" autoComplete="off" spellCheck={false} maxLength={64} required />;
}
