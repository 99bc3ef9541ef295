import type { CSSProperties } from 'react';
import type { BodyPart, TimelineEvent } from './block.ts';
import { eachOf } from './each-of.ts';
import { InlineText } from './inline-text.tsx';
import './timeline.css';

/** More years between two events make the line between them longer. */
export function Timeline({ events }: Extract<BodyPart, { type: 'timeline' }>) {
  return (
    <ol className="timeline">
      {eachOf(events, (event, index) => (
        <li style={{ '--years': yearsUntil(event, events[index + 1]) } as CSSProperties}>
          <p className="timeline-year font-heading text-lead tabular-nums text-rim">{event.year}</p>
          <div>
            <h3 className="text-lead leading-snug">
              <InlineText value={event.title} />
            </h3>
            {eachOf(event.text, (paragraph) => (
              <p className="mt-2">
                <InlineText value={paragraph} />
              </p>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** 0 if a year is missing or the next event is not later. */
export function yearsUntil(one: Pick<TimelineEvent, 'year'>, next?: Pick<TimelineEvent, 'year'>): number {
  const [from, to] = [one, next].map((event) => Number(/\d{3,4}/.exec(event?.year ?? '')?.[0]));
  return from && to && to > from ? to - from : 0;
}
