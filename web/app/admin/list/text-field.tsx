import type { Option } from './filter.ts';
import { Typed } from './typed.tsx';

interface TextFieldProps {
  id: string;
  hint?: string | undefined;
  /** The suggestions. The field shows their labels, and the address holds their values. */
  options?: readonly Option[] | undefined;
  value: string;
  onTyped: (value: string) => void;
}

export function TextField({ id, hint, options = [], value, onTyped }: TextFieldProps) {
  const labelled = (text: string) =>
    options.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());
  const list = options.length > 0 ? `${id}-options` : undefined;
  return (
    <>
      <Typed
        id={id}
        type="text"
        autoComplete="off"
        placeholder={hint}
        title={hint}
        list={list}
        defaultValue={options.find((option) => option.value === value)?.label ?? value}
        onTyped={(text) => onTyped(labelled(text)?.value ?? text.trim())}
        isChosen={(text, event) => isChoice(event) && labelled(text) !== undefined}
      />
      {list && (
        <datalist id={list}>
          {options.map((option) => (
            <option key={option.value} value={option.label} />
          ))}
        </datalist>
      )}
    </>
  );
}

/** Browsers report a chosen suggestion without an input type or as a replacement of the text. */
function isChoice(event: Event): boolean {
  return !('inputType' in event) || event.inputType === 'insertReplacementText';
}
