import { histogramPicture } from './histogram';
import type { Peak } from './histogram';
import type { Colour } from './png';

/** A picture of an analyser. image: bare base64 of a PNG. */
export interface AnalyserImage {
  readonly name: string;
  readonly image: string;
}

interface Curve {
  readonly name: string;
  readonly colour: Colour;
  readonly peaks: readonly Peak[];
}

const RED: Colour = [179, 38, 30];
const TEAL: Colour = [15, 110, 132];
const VIOLET: Colour = [123, 63, 152];

/** What the analysers draw, by kind; a test has all curves of one kind. */
const CURVES = {
  leukocytes: [
    {
      name: 'Histograma de leucocitos',
      colour: TEAL,
      peaks: [
        [0.2, 0.6, 0.045],
        [0.42, 0.18, 0.05],
        [0.68, 0.9, 0.11],
      ],
    },
    {
      name: 'Dispersión de leucocitos',
      colour: VIOLET,
      peaks: [
        [0.3, 0.7, 0.07],
        [0.75, 0.4, 0.06],
      ],
    },
  ],
  erythrocytes: [{ name: 'Histograma de eritrocitos', colour: RED, peaks: [[0.45, 1, 0.09]] }],
  platelets: [{ name: 'Histograma de plaquetas', colour: TEAL, peaks: [[0.22, 0.9, 0.1]] }],
  proteins: [
    {
      name: 'Curva de electroforesis',
      colour: RED,
      peaks: [
        [0.14, 1, 0.032],
        [0.33, 0.16, 0.024],
        [0.46, 0.24, 0.03],
        [0.61, 0.3, 0.034],
        [0.84, 0.34, 0.075],
      ],
    },
  ],
} as const satisfies Readonly<Record<string, readonly Curve[]>>;

/** Kinds of analyser images. */
export type ImageKind = keyof typeof CURVES;

const VARIANTS = 4;
const drawn = new Map<string, readonly AnalyserImage[]>();

/** How the column `images` of a result names its pictures. seed: an order number, so that patients do not share theirs. */
export function imageSetName(kind: ImageKind, seed: number): string {
  return `${kind}:${seed % VARIANTS}`;
}

/**
 * The pictures that a column `images` names; none for '' and unknown names. Drawn when first asked for and kept: nearly no
 * start of the laboratory needs them.
 */
export function analyserImages(setName: string): readonly AnalyserImage[] {
  const known = drawn.get(setName);
  if (known !== undefined) return known;
  const [kind = '', variant = ''] = setName.split(':');
  const curves = isImageKind(kind) ? CURVES[kind] : [];
  const images = curves.map(({ name, colour, peaks }) => ({
    name,
    image: histogramPicture(peaks, colour, Number(variant)).toString('base64'),
  }));
  drawn.set(setName, images);
  return images;
}

function isImageKind(text: string): text is ImageKind {
  return Object.hasOwn(CURVES, text);
}
