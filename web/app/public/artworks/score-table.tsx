import { useTranslation } from 'react-i18next';
import { type DrawnGroup, ScoreFlower } from './score-flower.tsx';
import { type ScoreLevel, type Scores, scoreGroups, scoreLevels } from './score-groups.ts';

export function ScoreSection({ scores, drawing }: { scores: Scores; drawing: readonly DrawnGroup[] }) {
  const { t } = useTranslation('artworks');
  return (
    <section aria-labelledby="scores" className="page grid gap-x-6 gap-y-12 pt-section lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h2 id="scores" className="text-headline">
          {t('scores.title')}
        </h2>
        <p className="measure mt-4 text-stone">{t('scores.intro')}</p>
        <div className="mt-10 flex justify-center lg:justify-start">
          <ScoreFlower groups={drawing} groupName={(group) => t(`scores.groups.${group}`)} />
        </div>
      </div>
      <table className="w-full self-end text-small lg:col-span-4 lg:col-start-9">
        <caption className="sr-only">{t('scores.title')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('scores.item')}</th>
            <th scope="col">{t('scores.level')}</th>
          </tr>
        </thead>
        {scoreGroups.map(({ group, scores: names }) => (
          <tbody key={group} className="border-t border-hairline [&>tr:last-child>*]:pb-4">
            <tr>
              <th
                colSpan={2}
                scope="rowgroup"
                className="pt-3 pb-1 text-left font-heading font-medium text-body"
              >
                {t(`scores.groups.${group}`)}
              </th>
            </tr>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row" className="py-1 pr-6 text-left font-normal text-stone">
                  {t(`scores.names.${name}`)}
                </th>
                <td className="py-1 text-right whitespace-nowrap">
                  <Level level={scores[name]} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Level({ level }: { level: ScoreLevel | null }) {
  const { t } = useTranslation('artworks');
  if (!level) return t('scores.notJudged');
  return (
    <>
      <LevelDots level={level} />
      {t(`scores.levels.${level}`)}
    </>
  );
}

/** The dots are hidden from screen readers, because a word beside them names the level. */
function LevelDots({ level }: { level: ScoreLevel }) {
  const reached = scoreLevels.indexOf(level) + 1;
  const dots = '●'.repeat(reached) + '○'.repeat(scoreLevels.length - reached);
  return (
    <span aria-hidden="true" className="mr-3 align-[0.25em] text-[0.5rem] tracking-[0.4em] text-rim">
      {dots}
    </span>
  );
}
