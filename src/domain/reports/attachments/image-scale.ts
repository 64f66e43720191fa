/** Where an attached picture stands on its page; lengths in points. */
export interface ImagePlacement {
  readonly width: number;
  readonly height: number;
  readonly align: 'left' | 'center';
}

/** Width and height: of a picture in pixels, of the room that a page has for it in points. */
interface Size {
  readonly width: number;
  readonly height: number;
}

const MAX_WIDTH = 576;
const SCALES = [0.5, 0.4, 0.3, 0.2] as const;
const SMALLEST = 0.2;
/** The two smallest scales are left-aligned. */
const LARGEST_LEFT = 0.3;

/**
 * Size and alignment of a picture: the first scale whose width is at most 576 points. What is still wider than that, or wider or
 * higher than the room, shrinks further in proportion, so that nothing is cut off.
 */
export function imagePlacement({ width, height }: Size, room: Size): ImagePlacement {
  const scale = SCALES.find((candidate) => width * candidate <= MAX_WIDTH) ?? SMALLEST;
  const widest = Math.min(MAX_WIDTH, room.width);
  const shrink = Math.min(1, widest / (width * scale), room.height / (height * scale));
  return {
    width: width * scale * shrink,
    height: height * scale * shrink,
    align: scale <= LARGEST_LEFT ? 'left' : 'center',
  };
}
