import { type ComponentProps, type SyntheticEvent, useEffect, useRef } from 'react';
import { isComposing } from '../../ui/is-composing.ts';

interface TypedProps extends Omit<ComponentProps<'input'>, 'defaultValue' | 'onInput'> {
  defaultValue: string;
  onTyped: (value: string) => void;
  isChosen?: ((value: string, event: Event) => boolean) | undefined;
}

/** Reports its value when it loses the focus or Enter is pressed. */
export function Typed({ onTyped, defaultValue, isChosen, ...input }: TypedProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Setting only `defaultValue` would not change the text that the field shows.
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
