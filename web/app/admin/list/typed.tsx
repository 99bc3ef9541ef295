import { type ComponentProps, type SyntheticEvent, useEffect, useRef } from 'react';
import { isComposing } from '../../ui/is-composing.ts';

interface TypedProps extends Omit<ComponentProps<'input'>, 'defaultValue' | 'onInput'> {
  defaultValue: string;
  onTyped: (value: string) => void;
  /** Whether a value was chosen from the suggestions, so that it is reported at once. */
  isChosen?: ((value: string, event: Event) => boolean) | undefined;
}

/** A field that reports its value when it is left or Enter is pressed. It keeps the focus. */
export function Typed({ onTyped, defaultValue, isChosen, ...input }: TypedProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The field keeps its own text, also when the address has changed.
    if (field.current) field.current.value = defaultValue;
  }, [defaultValue]);
  const report = ({ currentTarget: { value } }: SyntheticEvent<HTMLInputElement>) =>
    value !== defaultValue && onTyped(value);
  return (
    <input
      {...input}
      ref={field}
      defaultValue={defaultValue}
      className={`${input.inputMode === 'decimal' ? 'w-24' : 'w-34'} bg-transparent py-1`}
      onBlur={report}
      onInput={(event) => isChosen?.(event.currentTarget.value, event.nativeEvent) && report(event)}
      onKeyDown={(event) => event.key === 'Enter' && !isComposing(event.nativeEvent) && report(event)}
    />
  );
}
