import type { Language } from '../i18n/languages.ts';

/**
 * A text of the CMS with its language. If no translation exists, the language differs from the language of
 * the page.
 */
export interface CmsText {
  text: string;
  language: Language;
}

/** A part of a page, such as a section with its title. All texts of the part have the same language. */
export interface CmsPart<Value> {
  value: Value;
  language: Language;
}

interface CmsTextProps {
  value: CmsText;
  shown: Language;
  /** A small label that marks a text in another language than the page. Leave it out for short texts. */
  label?: string;
}

/**
 * Shows a text. If the text is in another language than the page, a label marks the text for readers, and the
 * `lang` attribute marks it for screen readers.
 */
export function CmsWords({ value, shown, label }: CmsTextProps) {
  if (value.language === shown) return value.text;
  return (
    <>
      <span lang={value.language}>{value.text}</span>
      {label && <LanguageLabel>{label}</LanguageLabel>}
    </>
  );
}

/**
 * The value of the `lang` attribute for a part of a page. Undefined if the part is in the language of the
 * page.
 */
export function otherLanguage({ language }: CmsPart<unknown>, shown: Language): Language | undefined {
  return language === shown ? undefined : language;
}

interface CmsTitleProps {
  part: CmsPart<{ title: string }>;
  shown: Language;
  /** Passed to CmsWords as its `label`. */
  label: string;
}

/** The title of a part of a page. Its label applies to all texts of the part. */
export function CmsTitle({ part: { value, language }, shown, label }: CmsTitleProps) {
  return <CmsWords value={{ text: value.title, language }} shown={shown} label={label} />;
}

/** Shows a text as paragraphs, which are separated by empty lines. */
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
