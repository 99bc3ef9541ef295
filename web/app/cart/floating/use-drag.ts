import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { isDrag, type Point } from './position.ts';

interface DragHandlers {
  onMove: (to: Point) => void;
  onDrop: () => void;
  onPress: (event: MouseEvent<HTMLElement>) => void;
}

interface Drag {
  dragging: boolean;
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onClick: (event: MouseEvent<HTMLElement>) => void;
  };
}

/** A movement too short for a drag counts as a press. */
export function useDrag({ x, y }: Point, { onMove, onDrop, onPress }: DragHandlers): Drag {
  const grip = useRef<{ pointer: Point; offset: Point } | null>(null);
  const dragged = useRef(false);
  const [dragging, setDragging] = useState(false);

  function release() {
    if (grip.current && dragged.current) onDrop();
    grip.current = null;
    setDragging(false);
  }

  return {
    dragging,
    handlers: {
      onPointerDown(event) {
        if (!event.isPrimary || event.button !== 0) return;
        const pointer = { x: event.clientX, y: event.clientY };
        grip.current = { pointer, offset: { x: pointer.x - x, y: pointer.y - y } };
        dragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove(event) {
        if (!grip.current || !event.isPrimary) return;
        const pointer = { x: event.clientX, y: event.clientY };
        if (!dragged.current && !isDrag(grip.current.pointer, pointer)) return;
        dragged.current = true;
        setDragging(true);
        const { offset } = grip.current;
        onMove({ x: pointer.x - offset.x, y: pointer.y - offset.y });
      },
      onPointerUp: release,
      onPointerCancel: release,
      onClick(event) {
        // Ignores the click that the browser sends after a drag. A click from the keyboard has `detail` 0.
        if (dragged.current && event.detail > 0) return;
        onPress(event);
      },
    },
  };
}
