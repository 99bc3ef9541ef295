import type { OutputOf } from '@junyao/commerce/contract';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createAttempts } from '../../api/attempt.ts';
import { post } from '../../api/commerce.ts';
import type { BulkResult } from '../act/bulk-dialog.tsx';
import { offerUndo, PartlyUndone } from '../act/undo.ts';
import { namePiece, namePieces } from './piece-name.ts';
import { changeMany, type ProductRow, saleOf } from './set-sale.ts';

type Result = OutputOf<'POST /admin/products/price_bulk'>[number];

const undoAttempt = createAttempts();

interface BulkSale {
  send: (
    latest: ProductRow[],
    dryRun: boolean,
    attempt: ReturnType<typeof createAttempts>,
  ) => Promise<Result[]>;
  changeOf: (result: Result) => string;
  done: (pieces: string) => string;
}

/** The undo restores the former prices and sale of each piece that nobody else has changed meanwhile. */
export function useBulkSale(pieces: readonly ProductRow[], { send, changeOf, done }: BulkSale) {
  const { i18n } = useTranslation('admin-products');
  // Each dialog keeps its own attempt without an answer.
  const [attempt] = useState(() => createAttempts());
  const undoable = useRef<Result[]>([]);

  async function change(dryRun: boolean): Promise<BulkResult[]> {
    const results = await changeMany(pieces, (latest) => send(latest, dryRun, attempt));
    if (!dryRun) undoable.current = results.filter(({ changes, errorCode }) => changes && errorCode === null);
    return results.map((result) => ({
      id: result.productCode,
      name: result.row ? namePiece(i18n, result.row) : result.productCode,
      errorCode: result.errorCode,
      change: result.changes ? changeOf(result) : undefined,
    }));
  }

  /** Called once the dialog is closed, because nothing beside an open dialog can be pressed. */
  function offer(): void {
    const changed = undoable.current;
    undoable.current = [];
    if (changed.length === 0) return;
    const rows = changed.flatMap(({ row }) => row ?? []);
    offerUndo(
      () => done(namePieces(i18n, rows)),
      () => undo(changed),
    );
  }

  return { change, offer };

  async function undo(changed: readonly Result[]): Promise<void> {
    const before = new Map(changed.map((result) => [result.productCode, result.before]));
    const rows = changed.flatMap(({ row }) => row ?? []);
    const results = await changeMany(rows, (latest) => {
      const restored = latest.map((row) => {
        const { productCode, version } = row;
        return { productCode, version, ...saleOf(before.get(productCode) ?? row) };
      });
      return undoAttempt({ pieces: restored }, (input) => post('/admin/products/price_bulk', input));
    });
    const refused = results.flatMap(({ errorCode, row }) => (errorCode !== null && row ? [row] : []));
    if (refused.length === 0) return;
    throw new PartlyUndone(() => i18n.t('admin-products:notUndone', { pieces: namePieces(i18n, refused) }));
  }
}
