import { href, Link } from 'react-router';
import { CmsTitle, otherLanguage } from '../../content/cms-text.tsx';
import type { HomePage } from '../../content/types/home-page.server.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { Picture } from '../../ui/picture.tsx';

export function Story({ story }: { story: NonNullable<HomePage['story']> }) {
  const shown = useLanguage();
  const { value } = story;
  return (
    <section aria-labelledby="story" className="mt-section bg-moon">
      <div className="page grid gap-x-6 gap-y-10 lg:grid-cols-12">
        <h2 id="story" className="story-title pt-14 text-display lg:pt-section">
          <CmsTitle part={story} shown={shown} labeled />
        </h2>
        {value.picture && (
          <div className="max-lg:-mx-margin lg:col-span-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Picture
              {...value.picture}
              alt={value.alt ?? ''}
              sizes="(min-width: 1024px) 40vw, 100vw"
              blurred
              className="aspect-4/5 size-full object-cover max-lg:max-h-svh"
            />
          </div>
        )}
        <div lang={otherLanguage(story, shown)} className="story-text pb-14 lg:self-end lg:pb-section">
          <p className="measure text-lead">{value.lead}</p>
          <p className="measure mt-6 text-stone">{value.text}</p>
          <Link to={href('/jun-history')} className="mt-8 inline-block font-heading text-lead hover:text-sky">
            {value.link}&nbsp;<span aria-hidden="true">→</span>
          </Link>
        </div>
      </div>
    </section>
  );
}
