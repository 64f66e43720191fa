import { bytesFromBase64 } from '@/lib/files/base64';
import { pictureKind } from '@/lib/files/picture-structure';

/** Enough base64 for the first eight bytes. */
const HEAD = 12;

/**
 * The data URL of a picture that a server sent as bare base64 or as a data URL. Its own first bytes say what it is; anything but
 * PNG, JPEG and GIF gives an empty text.
 */
export function pictureAddress(base64: string): string {
  const bare = base64.replace(/^data:[^,]{0,200},/, '').replaceAll(/\s/g, '');
  const head = bytesFromBase64(bare.slice(0, HEAD));
  const kind = head === null ? null : pictureKind(head);
  return kind === null ? '' : `data:image/${kind};base64,${bare}`;
}
