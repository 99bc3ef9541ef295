// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { mountScreen, namesOf } from '../testing/mount-screen.tsx';
import { ColumnFeet } from './column-feet.tsx';

const cell = () => null;

test('what stands below the figures, and the parts of the sums, are repeated where the rows have two lines', async () => {
  const columns = [
    { id: 'at', head: 'Time', foot: 'Sums', footNote: 'credited ¥2.00', cell },
    { id: 'in', head: 'In', foot: '¥2.00', numeric: true, cell },
    { id: 'after', head: 'Balance', numeric: true, cell },
  ];
  await mountScreen(() => <ColumnFeet columns={columns} />);
  expect(namesOf('dl > div')).toEqual(['In¥2.00']);
  expect(namesOf('p')).toEqual(['Sums', 'credited ¥2.00']);
});
