import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import { useDebounced } from '../frame/use-debounced.ts';

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string | undefined) => void;
  onTyping: (typing: boolean) => void;
}

/** Searches after a pause in typing, and at once on Enter, when the field loses the focus or when it is emptied. */
export function SearchField({ label, value, onSearch, onTyping }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [searched, setSearched] = useState(value);
  /** Whether an input method is still composing the text, such as unfinished pinyin. */
  const [composing, setComposing] = useState(false);
  // Another address replaces the text, unless this field has set that address: the person may have typed on meanwhile.
  if (shown !== value) {
    setShown(value);
    setSearched(value);
    if (searched !== value) setText(value);
  }
  const typed = text.trim();
  const paused = useDebounced(typed);

  function search(wanted: string) {
    if (wanted === searched) return;
    setSearched(wanted);
    onSearch(wanted || undefined);
  }
  function type(next: string) {
    setText(next);
    if (!next) search('');
  }
  const searchPaused = useEffectEvent(() => {
    if (!composing && paused === typed) search(paused);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs after each pause and when the composing ends
  useEffect(() => searchPaused(), [paused, composing]);
  // A link that is pressed before the answer aborts the search, which is then repeated at the address of the link.
  const { state } = useNavigation();
  const searchAgain = useEffectEvent(() => {
    if (searched !== value) onSearch(searched || undefined);
  });
  useEffect(() => {
    if (state === 'idle') searchAgain();
  }, [state]);
  const tellTyping = useEffectEvent(onTyping);
  useEffect(() => tellTyping(typed !== value), [typed, value]);

  return (
    <search className="max-w-full basis-full sm:basis-auto">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(typed);
        }}
      >
        <input
          type="search"
          name="search"
          aria-label={label}
          placeholder={label}
          maxLength={80}
          value={text}
          onChange={(event) => type(event.target.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onBlur={() => search(typed)}
          className="block min-h-11 w-full rounded-soft border border-hairline bg-white px-3 placeholder:text-stone focus-visible:border-sky focus-visible:outline-0 max-w-full sm:w-96 lg:min-h-9"
        />
      </form>
    </search>
  );
}
