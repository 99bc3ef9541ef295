import { describe, expect, it } from 'vitest';
import { collisions } from './collisions.ts';
import { line, text } from './marks.ts';

describe('collisions on a sheet', () => {
  it('are none where texts and lines keep apart', () => {
    expect(
      collisions([text([10, 10], '88'), text([10, 20], '77'), line('outline', [0, 15], [50, 15])]),
    ).toEqual([]);
  });

  it('are found where a text lies on another', () => {
    expect(collisions([text([10, 10], '88'), text([11, 11], '77')])).toEqual(['"88" lies on "77"']);
  });

  it('are found where a line runs through a text', () => {
    expect(collisions([text([10, 10], '88'), line('outline', [0, 11], [50, 11])])).toHaveLength(1);
  });
});
