import { useTranslation } from 'react-i18next';
import type { Language } from '../i18n/languages.ts';
import { eachOf } from './blocks/each-of.ts';

/** If no translation exists, the language differs from the language of the page. */
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
  /** Whether a small label names the language of a text that is not translated. Short texts have no label. */
  labeled?: boolean;
}

/** Marks a text in another language than the page: with a label for readers, and with `lang` for screen readers. */
export function CmsWords({ value, shown, labeled }: CmsTextProps) {
  if (value.language === shown) return value.text;
  return (
    <>
      <span lang={value.language}>{value.text}</span>
      {labeled && <LanguageLabel language={value.language} />}
    </>
  );
}

/** The value of the `lang` attribute. Undefined if the part is in the language of the page. */
export function otherLanguage({ language }: CmsPart<unknown>, shown: Language): Language | undefined {
  return language === shown ? undefined : language;
}

interface CmsTitleProps {
  part: CmsPart<{ title: string }>;
  shown: Language;
  labeled?: boolean;
}

/** The label of the title applies to all texts of the part. */
export function CmsTitle({ part: { value, language }, ...shown }: CmsTitleProps) {
  return <CmsWords value={{ text: value.title, language }} {...shown} />;
}

/** Empty lines separate the paragraphs. The lines of a poem stay lines. */
export function CmsParagraphs({ value, shown, labeled }: CmsTextProps) {
  const foreign = value.language !== shown;
  return (
    <div lang={foreign ? value.language : undefined} className="space-y-[1em]">
      {foreign && labeled && (
        <p lang={shown}>
          <LanguageLabel language={value.language} />
        </p>
      )}
      {eachOf(value.text.split(/\n\s*\n/), (paragraph) => (
        <p className="whitespace-pre-line">{paragraph}</p>
      ))}
    </div>
  );
}

function LanguageLabel({ language }: { language: Language }) {
  const { t } = useTranslation();
  return (
    <small className="ml-2 inline-block border border-hairline px-1.5 align-middle font-body text-label leading-snug text-stone">
      {t(language === 'zh' ? 'onlyInChinese' : 'onlyInEnglish')}
    </small>
  );
}
