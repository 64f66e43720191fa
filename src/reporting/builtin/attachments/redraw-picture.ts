import { UnusableFile } from './unusable-file';

const QUALITY = 0.92;

/**
 * A picture of another format or a rotated photograph as an upright JPEG on white, drawn by the browser. Throws `UnusableFile` for
 * what the browser does not know.
 */
export async function redrawPicture(
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  if (typeof createImageBitmap === 'undefined') throw new UnusableFile('unknown-type');
  const bitmap = await createImageBitmap(new Blob([bytes])).catch(() => {
    throw new UnusableFile('unknown-type');
  });
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new UnusableFile('unknown-type');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, bitmap.width, bitmap.height);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new Uint8Array(await blob.arrayBuffer());
}
