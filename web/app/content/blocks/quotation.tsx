import type { BodyPart } from './block.ts';
import { InlineText } from './inline-text.tsx';

export function Quotation({ text, attribution }: Extract<BodyPart, { type: 'quotation' }>) {
  return (
    <figure className="quotation border-l border-rim pl-6 lg:pl-8">
      <blockquote className="text-lead">
        <InlineText value={text} />
      </blockquote>
      {attribution.length > 0 && (
        <figcaption className="mt-3 text-small text-stone">
          <InlineText value={attribution} />
        </figcaption>
      )}
    </figure>
  );
}
