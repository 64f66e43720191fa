import type { RandomBelow } from '@/domain/auth/captcha';

/** Size of the picture in CSS pixels. */
export const PICTURE_WIDTH = 216;
export const PICTURE_HEIGHT = 64;

const MARGIN = 14;
const STROKES = 7;
/** Dark enough on the light ground for weak eyes. */
const INKS = ['#14324a', '#5b1a1a', '#1d4023', '#43205c'] as const;

function ink(randomBelow: RandomBelow): string {
  return INKS[randomBelow(INKS.length)] ?? INKS[0];
}

/** Draws the code with turned letters over a few strokes, sharp on dense screens. */
export function drawCode(canvas: HTMLCanvasElement, code: string, randomBelow: RandomBelow): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const density = window.devicePixelRatio;
  canvas.width = PICTURE_WIDTH * density;
  canvas.height = PICTURE_HEIGHT * density;
  context.scale(density, density);
  context.fillStyle = '#f3f5f8';
  context.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);

  context.globalAlpha = 0.35;
  for (let stroke = 0; stroke < STROKES; stroke += 1) {
    context.strokeStyle = ink(randomBelow);
    context.beginPath();
    context.moveTo(randomBelow(PICTURE_WIDTH), randomBelow(PICTURE_HEIGHT));
    context.lineTo(randomBelow(PICTURE_WIDTH), randomBelow(PICTURE_HEIGHT));
    context.stroke();
  }

  context.globalAlpha = 1;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  // Upright, even strokes keep "2" and "Z", "5" and "S" apart.
  context.font = '600 30px ui-monospace, Consolas, Menlo, monospace';
  const step = (PICTURE_WIDTH - 2 * MARGIN) / code.length;
  for (let index = 0; index < code.length; index += 1) {
    context.save();
    context.translate(MARGIN + (index + 0.5) * step, PICTURE_HEIGHT / 2 + randomBelow(9) - 4);
    context.rotate((randomBelow(41) - 20) / 100);
    context.fillStyle = ink(randomBelow);
    context.fillText(code.charAt(index), 0, 0);
    context.restore();
  }
}
