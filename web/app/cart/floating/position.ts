/** In CSS pixels, measured from the top left corner of the viewport. */
export interface Point {
  x: number;
  y: number;
}

export interface Viewport {
  width: number;
  height: number;
}

const startX = 24;
const startAboveBottom = 200;
/** The top left corner of the button stays at least this far from the right edge and the bottom edge. */
const keptInside = 80;
/** A pointer that moves less than this distance presses the button instead of dragging it. */
const dragThreshold = 5;
const keyStep = 16;

export function startPosition({ height }: Viewport): Point {
  return { x: startX, y: height - startAboveBottom };
}

export function keepInside({ x, y }: Point, { width, height }: Viewport): Point {
  return { x: between(0, x, width - keptInside), y: between(0, y, height - keptInside) };
}

export function isDrag(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) >= dragThreshold;
}

/** Null for a key that is no arrow. */
export function moveByKey({ x, y }: Point, key: string): Point | null {
  const step = steps.get(key);
  return step ? { x: x + step.x * keyStep, y: y + step.y * keyStep } : null;
}

const steps = new Map<string, Point>([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

/** Null when nothing usable is stored. */
export function readPosition(text: string | null): Point | null {
  try {
    const { x, y }: Partial<Record<'x' | 'y', unknown>> = Object(JSON.parse(text ?? 'null'));
    return isFiniteNumber(x) && isFiniteNumber(y) ? { x, y } : null;
  } catch {
    return null;
  }
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

/** In a very small viewport `low` can be above `high`. The result is then `low`. */
function between(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

const panelWidth = 416;
const panelGap = 16;

/** Beside the button, on the side with more space, and inside the viewport. */
export function besideButton(button: { left: number; right: number }, viewportWidth: number): number {
  const isLeft = button.left + button.right < viewportWidth;
  const wanted = isLeft ? button.right + panelGap : button.left - panelGap - panelWidth;
  return between(0, wanted, viewportWidth - panelWidth);
}
