import type { TFunction } from 'i18next';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readAmount } from '../../form/read-amount.ts';
import type { FormState } from '../../form/use-form.ts';
import { Input } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** Its label is the word `fields.<name>`, if `label` names no other, and its hint `actions.<action>.<name>Hint`. */
export type ActionField<Row> = {
  label?: string;
  hint?: true;
  optional?: true;
  /** Whether the dialog asks for it at this record. */
  when?: (row: Row) => boolean;
  value?: (row: Row) => string;
} & (
  | { kind: 'line'; maxLength?: number }
  | { kind: 'text' }
  | { kind: 'whole'; min: number; max: number }
  /** `told` takes the place of the hint once an amount in yuan is typed. */
  | { kind: 'money'; told?: (amount: number, row: Row, t: TFunction) => string }
  /** The options are the words `<words>.<value>`, and the placeholder is `<words>.choose`. */
  | { kind: 'choice'; values: readonly string[]; words: string }
);

/** The number that the bank or the provider gave to a payment. */
export const serialNoField = { kind: 'line', maxLength: 64, hint: true } as const;

interface ActionFieldsProps<Row> {
  words: string;
  action: string;
  fields: Readonly<Record<string, ActionField<Row>>>;
  row: Row;
  form: FormState<string>;
}

export function ActionFields<Row>({ words, action, fields, row, form }: ActionFieldsProps<Row>) {
  const { t } = useTranslation(words);
  return Object.entries(fields)
    .filter(([, { when }]) => when?.(row) ?? true)
    .map(([name, field]) => {
      const shared = {
        name,
        label: t(field.label ?? `fields.${name}`),
        hint: field.hint && t(`actions.${action}.${name}Hint`),
        error: form.errorOf(name),
        required: !field.optional,
        autoComplete: 'off',
        ...(field.value && { defaultValue: field.value(row) }),
      };
      switch (field.kind) {
        case 'line':
          return <Input key={name} {...shared} spellCheck={false} maxLength={field.maxLength ?? 200} />;
        case 'text':
          return <TextArea key={name} {...shared} rows={2} maxLength={200} />;
        case 'whole':
          return <Input key={name} {...shared} type="number" step={1} min={field.min} max={field.max} />;
        case 'money':
          return <MoneyInput key={name} {...shared} told={(amount) => field.told?.(amount, row, t)} />;
        default:
          return (
            <Select
              key={name}
              {...shared}
              placeholder={t(`${field.words}.choose`)}
              options={field.values.map((value) => ({ value, label: t(`${field.words}.${value}`) }))}
            />
          );
      }
    });
}

type MoneyInputProps = ComponentProps<typeof Input> & {
  defaultValue?: string;
  told: (amount: number) => string | undefined;
};

function MoneyInput({ told, hint, ...input }: MoneyInputProps) {
  const [typed, setTyped] = useState(input.defaultValue ?? '');
  const amount = readAmount(typed);
  return (
    <Input
      {...input}
      inputMode="decimal"
      maxLength={12}
      hint={(!Number.isNaN(amount) && told(amount)) || hint}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
