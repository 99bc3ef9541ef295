import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { moveBy, type Point, stageOf, whole, type Zoom, zoomAt } from './zoom.ts';

const doubleTapMilliseconds = 300;
const swipePixels = 60;
/** A pointer that moves less than this is a tap. */
const tapPixels = 8;
const center: Point = { x: 0, y: 0 };

interface Gesture {
  pointers: Map<number, Point>;
  start: Point;
  pinched: boolean;
  lastTap: number;
}

interface UseZoom {
  zoom: Zoom;
  enlarge: (factor: number) => void;
  move: (by: Point) => void;
  showWhole: () => void;
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent) => void
  >;
}

/**
 * Zooms by pinch, wheel, click or double tap. A swipe over the whole picture calls `onSwipe`.
 * @param image the size of the picture in its own pixels
 */
export function useZoom(
  stage: RefObject<HTMLElement | null>,
  image: { width: number; height: number },
  onSwipe: (step: 1 | -1) => void,
): UseZoom {
  const [zoom, setZoom] = useState(whole);
  const gesture = useRef<Gesture>({ pointers: new Map(), start: center, pinched: false, lastTap: 0 });
  const { width, height } = image;

  const measure = () => {
    const { clientWidth, clientHeight } = stage.current ?? { clientWidth: 1, clientHeight: 1 };
    return stageOf({ width: clientWidth, height: clientHeight }, { width, height });
  };
  const enlargeAt = (factor: number, point: Point) =>
    setZoom((current) => zoomAt(current, factor, point, measure()));
  const move = (by: Point) => setZoom((current) => moveBy(current, by, measure()));

  useEffect(() => {
    const element = stage.current;
    // React's own wheel listeners are passive, so they could not keep the browser from zooming the whole page.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const point = pointOn(element, event);
      const size = stageOf(
        { width: element?.clientWidth ?? 1, height: element?.clientHeight ?? 1 },
        { width, height },
      );
      setZoom((current) => zoomAt(current, Math.exp(-event.deltaY / 400), point, size));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [stage, width, height]);

  function onPointerDown(event: PointerEvent) {
    // The other buttons of a mouse and of a pen have their own meaning in the browser, such as its menu.
    if (event.button !== 0) return;
    stage.current?.setPointerCapture(event.pointerId);
    const { pointers } = gesture.current;
    const point = pointOn(stage.current, event);
    if (pointers.size === 0) Object.assign(gesture.current, { start: point, pinched: false });
    else gesture.current.pinched = true;
    pointers.set(event.pointerId, point);
  }

  function onPointerMove(event: PointerEvent) {
    const { pointers } = gesture.current;
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const now = pointOn(stage.current, event);
    const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
    pointers.set(event.pointerId, now);
    if (!other) return move({ x: now.x - before.x, y: now.y - before.y });
    const [from, to] = [between(before, other), between(now, other)];
    enlargeAt(distance(now, other) / Math.max(1, distance(before, other)), to);
    move({ x: to.x - from.x, y: to.y - from.y });
  }

  function onPointerUp(event: PointerEvent) {
    const { pointers, start, pinched, lastTap } = gesture.current;
    const last = pointers.get(event.pointerId);
    pointers.delete(event.pointerId);
    if (!last || pinched || pointers.size > 0) return;
    const [x, y] = [last.x - start.x, last.y - start.y];
    if (distance(last, start) < tapPixels) {
      const double = event.timeStamp - lastTap < doubleTapMilliseconds;
      gesture.current.lastTap = double ? 0 : event.timeStamp;
      // A mouse needs one click. The second one of a double click does nothing.
      if (double !== (event.pointerType === 'mouse'))
        enlargeAt(zoom.scale > 1 ? 0 : Number.POSITIVE_INFINITY, last);
    } else if (zoom.scale === 1 && Math.abs(x) > swipePixels && Math.abs(x) > Math.abs(y)) {
      onSwipe(x < 0 ? 1 : -1);
    }
  }

  return {
    zoom,
    enlarge: (factor) => enlargeAt(factor, center),
    move,
    showWhole: () => setZoom(whole),
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: (event) => void gesture.current.pointers.delete(event.pointerId),
    },
  };
}

/** Measured from the center of the element. */
function pointOn(element: Element | null, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function between(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
