import type { DrawnReport } from './compose-with-attachments';

/** A drawing, repeated without pictures when one of them breaks it: the results come first. */
export async function drawWithoutBrokenPictures(
  draw: (withPictures: boolean) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<DrawnReport> {
  try {
    return { pdf: await draw(true), withoutPictures: false };
  } catch {
    return { pdf: await draw(false), withoutPictures: true };
  }
}
