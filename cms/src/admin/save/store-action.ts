import { own } from '../../own.ts';

/** What the panel's Redux store passes on of a request. The answer to a request that was refused is its payload. */
export interface StoreAction {
  type?: string;
  meta?: {
    arg?: {
      endpointName?: string;
      queryCacheKey?: string;
      originalArgs?: { model?: string; documentId?: string; params?: { locale?: string } };
    };
  };
  payload?: unknown;
}

/** The part of the store's state that keeps the answers of the server. */
export interface Answers {
  adminApi: { queries: Record<string, { data?: unknown } | undefined> };
}

/** Strapi's names of the requests that save a form. */
const saves = new Set(['createDocument', 'updateDocument', 'publishDocument']);

export type Stage = 'begins' | 'succeeds' | 'fails';

/** The stages by what Redux puts at the end of the name of a request. */
const stages: Record<string, Stage> = { pending: 'begins', fulfilled: 'succeeds', rejected: 'fails' };

/** How far a request is that saves a form, or reads the document of a form. Null for any other action. */
export function stageOf({ type = '', meta }: StoreAction): { of: 'save' | 'read'; stage: Stage } | null {
  const name = meta?.arg?.endpointName ?? '';
  const of = saves.has(name) ? 'save' : name === 'getDocument' ? 'read' : null;
  const stage = own(stages, type.slice(type.lastIndexOf('/') + 1));
  return of && stage ? { of, stage } : null;
}

/** The document and the language of a form. */
export function placeOf(model: string, documentId: string | undefined, locale: string | undefined): string {
  return `${documentId ?? model} ${locale}`;
}
