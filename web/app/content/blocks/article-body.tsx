import type { ReactNode } from 'react';
import './article-body.css';
import { ArticlePicture } from './article-picture.tsx';
import type { BodyPart, Source } from './block.ts';
import { Blocks } from './blocks.tsx';
import { eachOf } from './each-of.ts';
import { Quotation } from './quotation.tsx';
import { SourcesContext } from './reference-mark.tsx';
import { Timeline } from './timeline.tsx';

interface ArticleBodyProps {
  parts: readonly BodyPart[];
  sources: readonly Source[];
  /** Content below the text, in the same column. */
  children?: ReactNode;
}

export function ArticleBody({ parts, sources, children }: ArticleBodyProps) {
  return (
    <SourcesContext value={sources}>
      <div className="article-body">
        {eachOf(columnsOf(parts), (column) =>
          column.wide ? (
            <ArticlePicture {...column.wide} />
          ) : (
            <div className="article-flow">{flow(column.parts)}</div>
          ),
        )}
        <div className="article-flow">{children}</div>
      </div>
    </SourcesContext>
  );
}

type PicturePart = Extract<BodyPart, { type: 'picture' }>;
type Column = { wide: PicturePart } | { wide: null; parts: BodyPart[] };

/** A picture that is wider than the text ends a column and is a column of its own. */
function columnsOf(parts: readonly BodyPart[]): Column[] {
  const columns: Column[] = [];
  for (const part of parts) {
    const last = columns.at(-1);
    if (part.type === 'picture' && part.width !== 'measure') columns.push({ wide: part });
    else if (last && !last.wide) last.parts.push(part);
    else columns.push({ wide: null, parts: [part] });
  }
  return columns;
}

function flow(parts: BodyPart[]): ReactNode[] {
  return eachOf(parts, partOf);
}

function partOf(part: BodyPart): ReactNode {
  switch (part.type) {
    case 'blocks':
      return <Blocks value={part.blocks} />;
    case 'picture':
      return <ArticlePicture {...part} />;
    case 'quotation':
      return <Quotation {...part} />;
    case 'timeline':
      return <Timeline {...part} />;
  }
}
