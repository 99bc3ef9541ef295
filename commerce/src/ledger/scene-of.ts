import { type LedgerScene, ledgerScenes } from '../../contract/wallet.ts';

/** The scene as it is stored. A scene that this version of the shop does not know is shown as unknown. */
export function sceneOf(stored: string): LedgerScene {
  return ledgerScenes.find((scene) => scene === stored) ?? 'UNKNOWN';
}
