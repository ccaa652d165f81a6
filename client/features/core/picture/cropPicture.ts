/** A part of the turned picture, in its pixels. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The picture as a browser can draw it; upright, whatever its EXIF orientation. Null if the browser cannot read it. */
export async function readPicture(file: Blob): Promise<ImageBitmap | null> {
  return createImageBitmap(file).catch(() => null);
}

/**
 * Cuts a square out of a picture that was turned clockwise by `degrees`, and scales it to `side` pixels. The result is a
 * JPEG with nothing of the original's metadata.
 */
export async function cropPicture(
  picture: ImageBitmap,
  { area, degrees }: { area: CropArea; degrees: number },
  side: number,
): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.imageSmoothingQuality = 'high';
  // Transparent parts would become black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  const turned = degrees % 180 === 0 ? picture : { width: picture.height, height: picture.width };
  context.scale(side / area.width, side / area.height);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('This browser cannot save pictures.');
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' });
}
