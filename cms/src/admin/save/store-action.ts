import { own } from '../../own.ts';

/** An action of the Redux store. The payload of a refused request is the answer. */
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

export interface Answers {
  adminApi: { queries: Record<string, { data?: unknown } | undefined> };
}

const saves = new Set(['createDocument', 'updateDocument', 'publishDocument']);

export type Stage = 'begins' | 'succeeds' | 'fails';

const stages: Record<string, Stage> = { pending: 'begins', fulfilled: 'succeeds', rejected: 'fails' };

/** Null for an action that neither saves a form nor reads its document. */
export function stageOf({ type = '', meta }: StoreAction): { of: 'save' | 'read'; stage: Stage } | null {
  const name = meta?.arg?.endpointName ?? '';
  const of = saves.has(name) ? 'save' : name === 'getDocument' ? 'read' : null;
  const stage = own(stages, type.slice(type.lastIndexOf('/') + 1));
  return of && stage ? { of, stage } : null;
}

export function placeOf(model: string, documentId: string | undefined, locale: string | undefined): string {
  return `${documentId ?? model} ${locale}`;
}
