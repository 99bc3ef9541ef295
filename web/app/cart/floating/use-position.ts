import { useEffect, useRef, useState } from 'react';
import { keepAbove, keepInside, type Point, readPosition, startPosition, type Viewport } from './position.ts';

const storageKey = 'floating-cart';

interface Position extends Point {
  move: (to: Point) => void;
  /** Stores the position for the next visit. */
  remember: () => void;
}

/**
 * The position of the button. In a window that is too small for the wanted position, the button is shown at
 * the nearest position inside the window. When the window becomes larger again, the button returns to the
 * wanted position. A button that was never moved stays above the footer.
 */
export function usePosition(): Position {
  const viewport = useViewport();
  const [wanted, setWanted] = useState(readStored);
  const latest = useRef(wanted);
  const footerTop = useFooterTop(viewport);
  const shown = wanted ?? keepAbove(startPosition(viewport), footerTop);
  return {
    ...keepInside(shown, viewport),
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

/**
 * The upper edge of the footer in the viewport. While the footer is below the viewport, this is the height of
 * the viewport.
 */
function useFooterTop({ height }: Viewport): number {
  const [top, setTop] = useState(height);
  useEffect(() => {
    const measure = () => {
      const footer = document.querySelector('footer');
      setTop(Math.min(height, footer?.getBoundingClientRect().top ?? height));
    };
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, [height]);
  return top;
}

/** The viewport without its scroll bar. */
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
