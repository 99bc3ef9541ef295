import { useState } from 'react';

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string | undefined) => void;
}

/** Searches when Enter is pressed, when the field is left, and when it is emptied. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const [searched, setSearched] = useState(value);
  // Another address replaces the text, unless this field has set it: the person may have typed on meanwhile.
  if (shown !== value) {
    setShown(value);
    setSearched(value);
    if (searched !== value) setText(value);
  }

  function search(typed: string) {
    if (typed.trim() === value) return;
    setSearched(typed.trim());
    onSearch(typed.trim() || undefined);
  }

  return (
    <search className="max-w-full basis-full sm:basis-auto">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          search(text);
        }}
      >
        <input
          type="search"
          name="search"
          aria-label={label}
          placeholder={label}
          maxLength={80}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            if (!event.target.value) search('');
          }}
          onBlur={() => search(text)}
          className="block min-h-11 w-full rounded-soft border border-hairline bg-white px-3 placeholder:text-stone focus-visible:border-sky focus-visible:outline-0 max-w-full sm:w-96 lg:min-h-9"
        />
      </form>
    </search>
  );
}
