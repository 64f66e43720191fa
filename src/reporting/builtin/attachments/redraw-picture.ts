import { UnusableFile } from './unusable-file';

const QUALITY = 0.92;
/** The largest canvas that every browser draws; on a larger one the picture would be an empty page. */
const MOST_PIXELS = 16_777_216;

/**
 * A picture that readers of PDF files do not draw as an upright JPEG on white, drawn by the browser and no finer than it can. Throws
 * `UnusableFile` for what the browser does not know.
 */
export async function redrawPicture(
  bytes: Uint8Array<ArrayBuffer>,
  reason: 'picture-kind' | 'unknown-type',
): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof createImageBitmap === 'undefined') throw new UnusableFile(reason);
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => {
    throw new UnusableFile(reason);
  });
  const shrink = Math.min(1, Math.sqrt(MOST_PIXELS / (bitmap.width * bitmap.height)));
  const width = Math.max(1, Math.floor(bitmap.width * shrink));
  const height = Math.max(1, Math.floor(bitmap.height * shrink));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new UnusableFile(reason);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new Uint8Array(await blob.arrayBuffer());
}
