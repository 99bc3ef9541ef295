import type { ReactNode } from 'react';
import { type CmsPart, CmsTitle, otherLanguage } from '../../content/cms-text.tsx';
import type { Choice, CustomizationPage } from '../../content/types/customization-page.server.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { PieceSummary } from '../artworks/piece.ts';
import { GlazeRow } from './glaze-row.tsx';

/** The places of the groups on the grid of twelve columns, in three rows. The groups on the right start lower. */
const groups = [
  { name: 'shapes', place: 'lg:col-span-5' },
  { name: 'glazes', place: 'lg:col-span-6 lg:col-start-7 lg:mt-40' },
  { name: 'carvings', place: 'lg:col-span-6 lg:col-start-2' },
  { name: 'sizes', place: 'lg:col-span-4 lg:col-start-9 lg:mt-24' },
  { name: 'packaging', place: 'lg:col-span-7 lg:col-start-4' },
] as const;

interface ChoicesProps {
  words: CustomizationPage;
  /** One piece for each listed glaze family, whose close-ups are shown above the list. */
  glazes: readonly PieceSummary[];
}

export function Choices({ words, glazes }: ChoicesProps) {
  return (
    <div className="page grid gap-x-6 gap-y-20 pt-section lg:grid-cols-12 lg:gap-y-28">
      {groups.map(({ name, place }) => {
        const part = words[name];
        return (
          part && (
            <Group key={name} id={name} part={part} place={place}>
              {name === 'glazes' && glazes.length > 1 && <GlazeRow pieces={glazes} />}
            </Group>
          )
        );
      })}
    </div>
  );
}

interface GroupProps {
  id: string;
  part: CmsPart<Choice>;
  place: string;
  children: ReactNode;
}

function Group({ id, part, place, children }: GroupProps) {
  const shown = useLanguage();
  const { text, options } = part.value;
  const lang = otherLanguage(part, shown);
  return (
    <section aria-labelledby={id} className={place}>
      <h2 id={id} className="text-headline">
        <CmsTitle part={part} shown={shown} labeled />
      </h2>
      <p lang={lang} className="measure mt-4">
        {text}
      </p>
      {children}
      <dl lang={lang} className="mt-8 border-t border-rim/40">
        {options.map((option) => (
          <div
            key={option.name}
            className="grid gap-x-6 border-b border-hairline py-4 sm:grid-cols-[minmax(7.5rem,2fr)_5fr]"
          >
            <dt className="font-heading text-body">{option.name}</dt>
            <dd className="text-small text-stone">{option.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
