/** Twice the side that commerce keeps, so that the picture stays sharp when commerce makes it smaller. */
const sidePixels = 512;

/**
 * @param area in pixels of the upright picture
 * @throws DOMException when the picture cannot be decoded
 */
export async function cropPicture(
  address: string,
  area: { x: number; y: number; width: number; height: number },
): Promise<Blob> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = sidePixels;
  canvas.height = sidePixels;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw on a canvas');
  // A JPEG has no transparency. Transparent parts would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, sidePixels, sidePixels);
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, sidePixels, sidePixels);
  return new Promise((resolve, reject) => {
    const onBlob = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The browser cannot write the picture as JPEG'));
    canvas.toBlob(onBlob, 'image/jpeg', 0.92);
  });
}
