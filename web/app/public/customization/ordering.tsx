import { CmsTitle, otherLanguage } from '../../content/cms-text.tsx';
import type { CustomizationPage } from '../../content/types/customization-page.server.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { PieceSummary } from '../artworks/piece.ts';
import { EnquiryButton } from './enquiry.tsx';

interface OrderingProps {
  ordering: NonNullable<CustomizationPage['ordering']>;
  /** The piece that an enquiry is about. */
  piece: PieceSummary | null;
}

export function Ordering({ ordering, piece }: OrderingProps) {
  const shown = useLanguage();
  const lang = otherLanguage(ordering, shown);
  const { text, steps } = ordering.value;
  return (
    <section aria-labelledby="ordering" className="page grid gap-x-6 gap-y-12 pt-section lg:grid-cols-12">
      <div className="lg:sticky lg:top-12 lg:col-span-4 lg:self-start">
        <h2 id="ordering" className="text-headline">
          <CmsTitle part={ordering} shown={shown} labeled />
        </h2>
        <p lang={lang} className="mt-4 max-w-[24em] text-stone">
          {text}
        </p>
        <EnquiryButton piece={piece} variant="quiet" className="mt-8" />
      </div>
      <ol lang={lang} className="border-l border-rim/40 lg:col-span-7 lg:col-start-6">
        {steps.map(({ title, time, text: description }) => (
          <li key={title} className="relative pb-12 pl-8 last:pb-0 lg:pl-12">
            <span aria-hidden="true" className="absolute top-3 -left-px h-px w-5 bg-rim/60 lg:w-8" />
            <div className="items-baseline justify-between gap-x-8 sm:flex">
              <h3 className="text-lead">{title}</h3>
              {time && <p className="text-small text-rim sm:shrink-0">{time}</p>}
            </div>
            <p className="measure mt-2 text-stone">{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
