import { expect, test } from 'vitest';
import { moveForms } from './move-forms.ts';

function read(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ orderNo: 'JO1', reason: 'x', ...fields }))
    form.set(name, value);
  const entered = moveForms.applyRefund.read(form);
  return { pieces: entered.pieces, error: moveForms.applyRefund.check(entered).pieces };
}

test('a refund request names the pieces only if the dialog asked for them', () => {
  expect(read({})).toEqual({ pieces: undefined, error: undefined });
  const asked = { choosesPieces: 'yes', 'piece:JY-2024-001': '2', 'piece:JY-2024-002': '' };
  expect(read(asked).pieces).toEqual([{ productCode: 'JY-2024-001', quantity: 2 }]);
});

test('a refund request without a piece is refused before it is sent', () => {
  expect(read({ choosesPieces: 'yes' })).toEqual({ pieces: [], error: 'order:moves.applyRefund.noPieces' });
});
