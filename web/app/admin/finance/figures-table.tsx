import { type ReactNode, useId } from 'react';

interface FiguresProps {
  caption: string;
  /** The first column has words, all others have figures. */
  heads: readonly string[];
  /** A cell without content is null or false. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
  foot?: readonly ReactNode[];
}

/** More columns do not fit on a phone. */
const mostOnPhones = 4;

/** A table, or on phones a list of each row's figures if the columns do not fit. */
export function FiguresTable(props: FiguresProps) {
  if (props.heads.length <= mostOnPhones) return <Table {...props} />;
  return (
    <>
      <div className="max-sm:hidden print:block">
        <Table {...props} />
      </div>
      <List {...props} />
    </>
  );
}

function Table({ caption, heads, rows, foot }: FiguresProps) {
  const row = (cells: readonly ReactNode[], look: string, Cell: 'th' | 'td' = 'td') =>
    heads.map((head, index) => (
      <Cell
        key={head}
        scope={Cell === 'th' ? 'col' : undefined}
        className={`print:py-1 ${look} ${index === 0 ? words : figures}`}
      >
        {cells[index]}
      </Cell>
    ));
  return (
    <div className="scrolls-sideways xl:overflow-visible print:overflow-visible">
      <table className="w-full border-collapse text-label sm:text-small print:text-small">
        <caption className="sr-only">{caption}</caption>
        <thead className="xl:sticky xl:top-0 xl:z-10 print:static">
          <tr className="border-b border-rim/40 text-label text-stone">
            {row(heads, 'py-2 font-normal', 'th')}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id} className="border-b border-hairline">
              {row(cells, 'py-2')}
            </tr>
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <tr className="border-t border-rim">{row(foot, 'py-2.5')}</tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

const words = 'pr-2 text-left sm:pr-4';
const figures = 'pl-1.5 text-right whitespace-nowrap tabular-nums sm:pl-4';

function List({ caption, heads, rows, foot }: FiguresProps) {
  const captionId = useId();
  const all = foot ? [...rows, { id: 'foot', cells: foot }] : rows;
  return (
    <div className="sm:hidden print:hidden">
      <p id={captionId} className="pb-2 text-label text-stone">
        {caption}
      </p>
      <ul aria-labelledby={captionId} className="border-t border-rim/40">
        {all.map(({ id, cells }) => (
          <li key={id} className="border-b border-hairline py-2.5">
            {cells[0]}
            <dl>
              {heads.slice(1).map((head, index) => {
                const cell = cells[index + 1];
                if (cell === undefined || cell === null || cell === false) return null;
                return (
                  <div key={head} className="flex justify-between gap-4">
                    <dt className="text-stone">{head}</dt>
                    <dd className="text-right tabular-nums">{cell}</dd>
                  </div>
                );
              })}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
