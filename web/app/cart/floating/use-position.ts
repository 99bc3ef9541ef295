import { useEffect, useRef, useState } from 'react';
import { keepInside, type Point, readPosition, startPosition, type Viewport } from './position.ts';

const storageKey = 'floating-cart';

interface Position extends Point {
  move: (to: Point) => void;
  remember: () => void;
}

/** In a window too small for the wanted position the button stays inside. It returns when the window grows again. */
export function usePosition(): Position {
  const viewport = useViewport();
  const [wanted, setWanted] = useState(readStored);
  const latest = useRef(wanted);
  return {
    ...keepInside(wanted ?? startPosition(viewport), viewport),
    move(to) {
      latest.current = keepInside(to, viewport);
      setWanted(latest.current);
    },
    remember: () => latest.current && store(latest.current),
  };
}

function useViewport(): Viewport {
  const [viewport, setViewport] = useState(measureViewport);
  useEffect(() => {
    const measure = () => setViewport(measureViewport());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return viewport;
}

/** Without the scroll bar. */
function measureViewport(): Viewport {
  const { clientWidth, clientHeight } = document.documentElement;
  return { width: clientWidth, height: clientHeight };
}

function readStored(): Point | null {
  try {
    return readPosition(localStorage.getItem(storageKey));
  } catch {
    return null;
  }
}

function store(position: Point): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(position));
  } catch {
    // Storage is forbidden. After a reload the button is at its start position again.
  }
}
