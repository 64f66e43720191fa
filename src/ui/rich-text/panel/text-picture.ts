import type { PictureLimits } from '@/lib/files/picture-file';

/** Pictures lie inside the text. */
export const MAX_TEXT_PICTURE_BYTES = 100 * 1024;

/** What a picture inside a text may be. */
export const TEXT_PICTURE_LIMITS: PictureLimits = {
  kinds: ['png', 'jpeg', 'gif'],
  maxBytes: MAX_TEXT_PICTURE_BYTES,
};
