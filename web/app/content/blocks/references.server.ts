import type { Inline, Reference, TextRun } from './block.ts';

/** Replaces the markers of a text, such as `[^3]`, with references to the sources. */
export type MarkReferences = (text: readonly Inline[]) => Inline[];

interface References {
  mark: MarkReferences;
  /** The note of a source is shown once in each section. */
  startSection(): void;
  /** Whether a text that `mark` has received so far refers to this source. */
  hasReferred(source: number): boolean;
}

/** Leaves out markers for sources that do not exist. */
export function createReferences(sourceCount: number): References {
  const counts = new Map<number, number>();
  let inSection = new Set<number>();

  function refer(source: number): Reference {
    const count = (counts.get(source) ?? 0) + 1;
    counts.set(source, count);
    const repeated = inSection.has(source);
    inSection.add(source);
    return { type: 'reference', source, id: referenceId(source, count), repeated };
  }

  function markRun(run: TextRun): (TextRun | Reference)[] {
    // The split also returns the number of each marker: parts 1, 3, 5 and so on are numbers.
    return run.text.split(/\[\^(\d{1,3})\]/).flatMap((part, index) => {
      if (index % 2 === 0) return part ? { ...run, text: part } : [];
      const source = Number(part);
      return source >= 1 && source <= sourceCount ? refer(source) : [];
    });
  }

  return {
    mark: (text) => text.flatMap((each): Inline[] => (each.type === 'text' ? markRun(each) : [each])),
    startSection() {
      inSection = new Set();
    },
    hasReferred: (source) => counts.has(source),
  };
}

function referenceId(source: number, count: number): string {
  return count === 1 ? `reference-${source}` : `reference-${source}-${count}`;
}
