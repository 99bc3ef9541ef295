import { CmsTitle, otherLanguage } from '../../content/cms-text.tsx';
import type { EsgPage } from '../../content/types/esg-page.server.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { ContactButton } from '../../shell/contact/contact-button.tsx';

export function AskUs({ words }: { words: NonNullable<EsgPage['contact']> }) {
  const shown = useLanguage();
  const lang = otherLanguage(words, shown);
  const { text, button } = words.value;
  return (
    <section aria-labelledby="contact" className="page grid gap-x-6 gap-y-6 pt-section lg:grid-cols-12">
      <h2 id="contact" className="text-headline lg:col-span-4">
        <CmsTitle part={words} shown={shown} labeled />
      </h2>
      <div className="lg:col-span-6 lg:col-start-6">
        <p lang={lang} className="measure text-lead">
          {text}
        </p>
        <ContactButton kind="contact" variant="primary" className="mt-8">
          <span lang={lang}>{button}</span>
        </ContactButton>
      </div>
    </section>
  );
}
