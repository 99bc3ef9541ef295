import { type LedgerScene, ledgerScenes } from '../../contract/choices.ts';

export function sceneOf(stored: string): LedgerScene {
  return ledgerScenes.find((scene) => scene === stored) ?? 'UNKNOWN';
}
