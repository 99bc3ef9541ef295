import { WorkshopTime } from '../time/workshop-time.tsx';
import type { Difference } from './actions.tsx';

/** Shows the time of the workshop, or the text of the statement if it has no time of day. */
export function Stated({
  line: { statedAt, statedTime },
}: {
  line: Pick<Difference, 'statedAt' | 'statedTime'>;
}) {
  if (!statedAt) return null;
  return (
    <span className="text-stone tabular-nums">
      {statedTime ? <WorkshopTime value={statedTime} /> : statedAt}
    </span>
  );
}
