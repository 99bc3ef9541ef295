import type { ReactNode } from 'react';

interface FiguresTableProps {
  caption: string;
  /** The first column has words, all others have figures. */
  heads: readonly string[];
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  foot?: readonly ReactNode[];
}

export function FiguresTable({ caption, heads, rows, foot }: FiguresTableProps) {
  const side = (index: number) =>
    index === 0 ? 'pr-2 text-left sm:pr-4' : 'pl-1.5 text-right whitespace-nowrap tabular-nums sm:pl-4';
  return (
    <div className="scrolls-sideways xl:overflow-visible print:overflow-visible">
      <table className="w-full border-collapse text-label sm:text-small print:text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="xl:sticky xl:top-0 xl:z-10 print:static">
          <tr className="border-b border-rim/40 text-label text-stone">
            {heads.map((head, index) => (
              <th key={head} scope="col" className={`py-2 font-normal print:py-1 ${side(index)}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} className="border-b border-hairline">
              {heads.map((head, index) => (
                <td key={head} className={`py-2 print:py-1 ${side(index)}`}>
                  {cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr className="border-t border-rim">
              {heads.map((head, index) => (
                <td key={head} className={`py-2.5 print:py-1 ${side(index)}`}>
                  {foot[index]}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
