import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Form } from 'react-router';
import { isChanged } from './is-changed.ts';
import { useFieldOf } from './use-field-of.ts';
import { useTyping } from './use-typing.ts';

interface SearchBarProps {
  /** For fields elsewhere on the page that belong to the form. */
  id?: string;
  /** The address that the form opens without JavaScript. */
  action: string;
  value: string;
  label: string;
  placeholder: string;
  submitLabel: string;
  /** How long the visitor must pause typing before `onSearch` is called. */
  pauseMilliseconds: number;
  /** @param typed whether the visitor is typing; otherwise the visitor has submitted the form */
  onSearch: (form: HTMLFormElement, typed: boolean) => void;
  children?: ReactNode;
}

/** Searches while the visitor types, or on submit without JavaScript. */
export function SearchBar(props: SearchBarProps) {
  const { id, action, value, label, placeholder, submitLabel, pauseMilliseconds, onSearch, children } = props;
  const typing = useTyping(({ form }) => form && onSearch(form, true), pauseMilliseconds);
  const ref = useRef<HTMLFormElement>(null);
  // A visitor may type or choose before the scripts have started.
  const searchEarlyChoice = useEffectEvent(() => {
    if (ref.current && isChanged(ref.current)) onSearch(ref.current, true);
  });
  useEffect(() => searchEarlyChoice(), []);
  return (
    <search className="block">
      <Form
        ref={ref}
        id={id}
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          typing.stop();
          onSearch(event.currentTarget, false);
        }}
        className="flex items-end gap-2 border-b border-ink sm:gap-4"
      >
        <label className="-ml-2 min-w-0 flex-1">
          <span className="sr-only">{label}</span>
          <input
            ref={useFieldOf(value)}
            type="search"
            name="q"
            defaultValue={value}
            maxLength={80}
            placeholder={placeholder}
            autoComplete="off"
            {...typing.handlers}
            className="min-h-12 w-full bg-transparent pl-2 text-body outline-offset-0! placeholder:text-stone"
          />
        </label>
        {children}
        <button type="submit" className="min-h-12 pl-2 text-small hover:text-sky">
          {submitLabel}
        </button>
      </Form>
    </search>
  );
}
