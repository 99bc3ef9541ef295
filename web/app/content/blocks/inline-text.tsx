import type { ReactNode } from 'react';
import type { Inline, TextRun } from './block.ts';
import { eachOf } from './each-of.ts';
import { ReferenceMark } from './reference-mark.tsx';

export function InlineText({ value }: { value: readonly Inline[] }) {
  return eachOf(value, (each, index) => inline(each, value[index - 1]));
}

function inline(each: Inline, before?: Inline): ReactNode {
  if (each.type === 'text') return styled(each);
  if (each.type === 'reference') return <ReferenceMark {...each} next={before?.type === 'reference'} />;
  const away = /^https?:/.test(each.url);
  return (
    <a
      href={each.url}
      rel={away ? 'noopener noreferrer' : undefined}
      className="text-sky underline decoration-sky/40 hover:decoration-sky"
    >
      {eachOf(each.children, styled)}
    </a>
  );
}

/** In Chinese texts, article-body.css shows `<em>` as dots below the characters instead of italics. */
function styled({ text, bold, italic, underline, strikethrough, code }: TextRun): ReactNode {
  let shown: ReactNode = text;
  if (code) shown = <code>{shown}</code>;
  if (underline) shown = <u>{shown}</u>;
  if (strikethrough) shown = <s>{shown}</s>;
  if (italic) shown = <em>{shown}</em>;
  if (bold) shown = <strong>{shown}</strong>;
  return shown;
}
