/** Words in the name of a glaze, the more particular first, and the colour they stand for. */
const tints: readonly (readonly [word: string, colour: string])[] = [
  ['窑变', '#7f7f9c'],
  ['玫瑰紫', '#9a6f94'],
  ['茄皮紫', '#63526f'],
  ['海棠红', '#a9626a'],
  ['火焰红', '#a04c4a'],
  ['葱翠青', '#8fae9d'],
  ['月白', '#cfdcdc'],
  ['天蓝', '#7d9fb8'],
  ['天青', '#8fb0b8'],
  ['紫', '#8a6a88'],
  ['红', '#a4575c'],
  ['青', '#93b1b3'],
  ['蓝', '#7d9fb8'],
];

const moon = '#d5dfde';

/** The colour of a glaze by its Chinese name, shown where its picture will appear. */
export function glazeTint(glaze: string): string {
  return tints.find(([word]) => glaze.includes(word))?.[1] ?? moon;
}
