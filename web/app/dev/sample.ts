import type { ReactNode } from 'react';

export type Language = 'zh' | 'en';

/** Returns the Chinese or the English text, depending on the language of the sample. */
export type Say = (zh: string, en: string) => string;

export interface Sample {
  /** The name of the component. */
  title: string;
  /**
   * For each state of the component, a function that renders the component in this state. The key is the name
   * of the state.
   */
  states: Record<string, (say: Say) => ReactNode>;
}

/** A text that is longer than usual, in both languages. */
export const longText: Parameters<Say> = [
  '本店作品均为手工拉坯、柴窑烧制，器形与釉色各不相同，图片与实物略有差异，请以收到的作品为准',
  'Every piece is thrown by hand and fired with wood, so shapes and glazes differ, and a photograph is never quite the piece that arrives',
];
/** A text without spaces that does not fit on a line. */
export const unbrokenText = 'JY-2024-013-a-very-long-file-name-without-any-space@workshop.junyao.example';
