import type { Words } from '../model/words.ts';
import { type Mark, text } from './marks.ts';

export function notes(x: number, top: number, sentences: readonly Words[]): Mark[] {
  const lines = sentences.flatMap(({ zh, en }, index) => {
    const y = top - 7 - 10 * index;
    return [text([x, y], `${index + 1}.`), text([x + 5, y], zh), text([x + 5, y - 4.3], en)];
  });
  return [text([x, top], '技术要求 Notes', 3.5), ...lines];
}

/** The notes of a box begin with the wood and end with its finish. */
export function boxNotes(x: number, top: number, sentences: readonly Words[]): Mark[] {
  return notes(x, top, [
    {
      zh: '板材顺纹无节，含水率 8%～12%。',
      en: 'Straight-grained boards without knots, moisture content 8–12%.',
    },
    ...sentences,
    { zh: '棱边倒圆 R1，砂光后擦蜂蜡。', en: 'Edges rounded to R1, sanded, rubbed with beeswax.' },
  ]);
}
