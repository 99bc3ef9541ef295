/** How much the picture is enlarged, and how far its center is from the center of the stage. */
export interface Zoom {
  scale: number;
  isLargest: boolean;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

/** In CSS pixels. */
export interface Stage {
  width: number;
  height: number;
  /** The size of the picture at scale 1. */
  picture: { width: number; height: number };
  largestScale: number;
}

export const whole: Zoom = { scale: 1, isLargest: false, x: 0, y: 0 };

/** A picture is enlarged to its own pixels. Beyond them it would only look soft. */
export function stageOf(
  { width, height }: { width: number; height: number },
  image: { width: number; height: number },
): Stage {
  const fit = Math.min(width / image.width, height / image.height);
  const picture = { width: image.width * fit, height: image.height * fit };
  return { width, height, picture, largestScale: Math.max(1, 1 / fit) };
}

/** The point, measured from the center of the stage, stays where it is. */
export function zoomAt(zoom: Zoom, factor: number, point: Point, stage: Stage): Zoom {
  const scale = Math.min(stage.largestScale, Math.max(1, zoom.scale * factor));
  const real = scale / zoom.scale;
  const x = point.x - (point.x - zoom.x) * real;
  const y = point.y - (point.y - zoom.y) * real;
  return keptInside({ scale, isLargest: scale === stage.largestScale, x, y }, stage);
}

export function moveBy(zoom: Zoom, by: Point, stage: Stage): Zoom {
  return keptInside({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, stage);
}

/** An edge of the picture is never moved into the stage, and a picture smaller than the stage stays in its center. */
function keptInside(zoom: Zoom, { width, height, picture }: Stage): Zoom {
  const freeX = Math.max(0, (picture.width * zoom.scale - width) / 2);
  const freeY = Math.max(0, (picture.height * zoom.scale - height) / 2);
  return { ...zoom, x: between(-freeX, zoom.x, freeX), y: between(-freeY, zoom.y, freeY) };
}

function between(least: number, value: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
