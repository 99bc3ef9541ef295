/** Dates such as 2026-03-04 must not break at a hyphen when a line ends. */
export function UnbrokenDates({ text }: { text: string }) {
  const found = /\d{4}-\d{2}-\d{2}/.exec(text);
  if (!found) return text;
  const [date] = found;
  return (
    <>
      {text.slice(0, found.index)}
      <span className="whitespace-nowrap">{date}</span>
      <UnbrokenDates text={text.slice(found.index + date.length)} />
    </>
  );
}
