import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

interface Pointing {
  /** A tap outside this element ends the choice. */
  frame: RefObject<HTMLElement | null>;
  chosen: number | undefined;
  onChoose: (index: number | undefined) => void;
  indexAt: (place: number) => number;
}

/** A lifted finger leaves the chart, so its choice stays until another tap. */
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
    // A finger that scrolls the page causes no click, so the choice stays.
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
    /** The finger started to scroll the page and chose no day. */
    onPointerCancel: () => onChoose(chosenBefore.current),
    onPointerLeave: ({ pointerType }: PointerEvent<SVGSVGElement>) => {
      if (pointerType === 'mouse') onChoose(undefined);
    },
  };
}
