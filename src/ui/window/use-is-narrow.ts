import { useMedia } from './use-media';

/**
 * Up to this width parts of a screen take turns and dialogs fill it; the style sheets use the same. Paper is no screen: what is open
 * stays open while the browser prints, however narrow the sheet is.
 */
const NARROW = 'screen and (max-width: 60em)';

/** Whether the screen is narrow, from the first drawing on. */
export function useIsNarrow(): boolean {
  return useMedia(NARROW);
}
