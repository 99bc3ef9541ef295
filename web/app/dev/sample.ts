import type { ReactNode } from 'react';

export type Language = 'zh' | 'en';

export type Say = (zh: string, en: string) => string;

export interface Sample {
  title: string;
  /** Functions that render the component, each by the name of the state that it shows. */
  states: Record<string, (say: Say) => ReactNode>;
}

export const longText: Parameters<Say> = [
  '本店作品均为手工拉坯、柴窑烧制，器形与釉色各不相同，图片与实物略有差异，请以收到的作品为准',
  'Every piece is thrown by hand and fired with wood, so shapes and glazes differ, and a photograph is never quite the piece that arrives',
];
export const unbrokenText = 'JY-2024-013-a-very-long-file-name-without-any-space@workshop.junyao.example';
