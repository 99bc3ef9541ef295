import type { Language } from '../i18n/languages.ts';

/** A text of the CMS and the language it is in: the fallback's where the shown language has none. */
export interface CmsText {
  text: string;
  language: Language;
}

interface CmsTextProps {
  value: CmsText;
  shown: Language;
  /** Small label behind a text in another language than the page's; left out for short words. */
  label?: string;
}

/** Marks a text that is not in the page's language, for readers and for screen readers' voices. */
export function CmsWords({ value, shown, label }: CmsTextProps) {
  if (value.language === shown) return value.text;
  return (
    <>
      <span lang={value.language}>{value.text}</span>
      {label && <LanguageLabel>{label}</LanguageLabel>}
    </>
  );
}

/** Several paragraphs, parted by empty lines. */
export function CmsParagraphs({ value, shown, label }: CmsTextProps) {
  const foreign = value.language !== shown;
  return (
    <div lang={foreign ? value.language : undefined} className="space-y-[1em]">
      {foreign && label && (
        <p lang={shown}>
          <LanguageLabel>{label}</LanguageLabel>
        </p>
      )}
      {value.text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

function LanguageLabel({ children }: { children: string }) {
  return (
    <small className="ml-2 inline-block border border-hairline px-1.5 align-middle font-body text-label leading-snug text-stone">
      {children}
    </small>
  );
}
