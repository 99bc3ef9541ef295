import { Field } from '../../ui/field.tsx';

interface CsvFieldProps {
  label: string;
  hint: string;
  error?: string | undefined;
  onChoose: (file: File) => void;
}

export function CsvField({ label, hint, error, onChoose }: CsvFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          className={`${control.className} py-2.5 text-small`}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          // Browsers report the corrected file of the same name only if the field was emptied before.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={({ target: { files } }) => files?.[0] && onChoose(files[0])}
        />
      )}
    </Field>
  );
}
