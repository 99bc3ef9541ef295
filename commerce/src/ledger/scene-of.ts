import { type LedgerScene, ledgerScenes } from '../../contract/wallet.ts';

/** A scene as it is stored; one of a newer or older version of the shop is shown as unknown. */
export function sceneOf(stored: string): LedgerScene {
  return ledgerScenes.find((scene) => scene === stored) ?? 'UNKNOWN';
}
