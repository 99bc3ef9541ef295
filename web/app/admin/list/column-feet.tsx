import type { Column } from './column.tsx';

export function ColumnFeet<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const feet = columns.filter(({ foot, numeric }) => numeric && foot !== undefined);
  const label = columns.find(({ foot, numeric }) => !numeric && foot !== undefined)?.foot;
  const notes = columns.filter(({ footNote }) => footNote !== undefined);
  if (feet.length === 0) return null;
  return (
    <div className="border-b border-rim/40 px-(--edge) py-2.5 text-small">
      {label !== undefined && <p>{label}</p>}
      <dl>
        {feet.map(({ id, head, foot }) => (
          <div key={id} className="flex justify-between gap-4">
            <dt className="text-stone">{head}</dt>
            <dd className="tabular-nums">{foot}</dd>
          </div>
        ))}
      </dl>
      {notes.map(({ id, footNote }) => (
        <p key={id} className="text-label text-stone tabular-nums">
          {footNote}
        </p>
      ))}
    </div>
  );
}
