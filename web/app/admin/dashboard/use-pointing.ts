import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface Pointing {
  /** What counts as the chart. A tap outside of it ends the choice. */
  frame: RefObject<HTMLElement | null>;
  chosen: number | undefined;
  onChoose: (index: number | undefined) => void;
  /** The nearest day or hour to a distance in pixels from the left edge. */
  indexAt: (place: number) => number;
}

/**
 * The listeners with which a pointer chooses a day of a chart. A mouse chooses while it is over the chart. A finger leaves
 * the chart when it is lifted, so what it chose stays until another tap.
 */
export function usePointing({ frame, chosen, onChoose, indexAt }: Pointing) {
  const [tapped, setTapped] = useState(false);
  const chosenBefore = useRef<number>(undefined);
  const endOutside = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Node && frame.current?.contains(target)) return;
    setTapped(false);
    onChoose(undefined);
  });
  useEffect(() => {
    if (!tapped) return;
    // A finger that scrolls the page clicks nothing, so the choice stays.
    document.addEventListener('click', endOutside);
    return () => document.removeEventListener('click', endOutside);
  }, [tapped]);

  const choose = ({ clientX, currentTarget, pointerType }: PointerEvent<SVGSVGElement>) => {
    setTapped(pointerType !== 'mouse');
    onChoose(indexAt(clientX - currentTarget.getBoundingClientRect().left));
  };
  return {
    onPointerMove: choose,
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      chosenBefore.current = chosen;
      choose(event);
    },
    /** The finger scrolls the page, and did not mean a day. */
    onPointerCancel: () => onChoose(chosenBefore.current),
    onPointerLeave: ({ pointerType }: PointerEvent<SVGSVGElement>) => {
      if (pointerType === 'mouse') onChoose(undefined);
    },
  };
}
