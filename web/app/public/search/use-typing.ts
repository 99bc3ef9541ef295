import { type ChangeEvent, type CompositionEvent, useEffect, useRef } from 'react';

/** Does nothing while an input method composes a word, because its letters are not what the visitor looks for. */
export function useTyping(act: (field: HTMLInputElement) => void, pauseMilliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  function actSoon(field: HTMLInputElement): void {
    stop();
    timer.current = setTimeout(act, pauseMilliseconds, field);
  }

  return {
    stop,
    handlers: {
      onChange({ nativeEvent, currentTarget }: ChangeEvent<HTMLInputElement>) {
        if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) actSoon(currentTarget);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => actSoon(currentTarget),
    },
  };
}
