import { base64FromBytes } from '@/lib/files/base64';

/** What of the page's style sheets a drawing outside the page still needs, as attributes: inline styles are forbidden. */
const PROPERTIES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'paint-order',
  'font-family',
  'font-size',
  'text-anchor',
];
const SHARPNESS = 2;
const PADDING = 16;
const LINE = 22;
const INK = '#13222e';
const PAPER = '#fff';
const FONT = '15px system-ui, sans-serif';
/** Belongs to the pointer, not to the picture. */
const POINTER_PARTS = '.recharts-tooltip-cursor, [data-active-point]';

/** A copy that needs no style sheet, in the colours of paper: the screen may be dark. */
function standalone(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  drawing.setAttribute('data-paper', '');
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (original === undefined) continue;
    const style = getComputedStyle(original);
    element.removeAttribute('style');
    for (const property of PROPERTIES) {
      element.setAttribute(property, style.getPropertyValue(property));
    }
  }
  drawing.removeAttribute('data-paper');
  for (const part of copy.querySelectorAll(POINTER_PARTS)) part.remove();
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return copy;
}

async function rasterize(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const source = new XMLSerializer().serializeToString(drawing);
  const image = new Image();
  // No blob address: with the files that wait to be saved there would be one too many.
  image.src = `data:image/svg+xml;base64,${base64FromBytes(new TextEncoder().encode(source))}`;
  await image.decode();
  return image;
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the canvas gave no picture'));
      else resolve(blob);
    }, 'image/png');
  });
}

/** A chart's drawing as PNG on white, twice as sharp as on screen, below lines that say whose and what it is. */
export async function chartPicture(
  drawing: SVGSVGElement,
  lines: readonly string[],
): Promise<Blob> {
  const { width, height } = drawing.getBoundingClientRect();
  const image = await rasterize(standalone(drawing));
  const head = PADDING + lines.length * LINE;
  const canvas = document.createElement('canvas');
  canvas.width = (width + 2 * PADDING) * SHARPNESS;
  canvas.height = (head + height + PADDING) * SHARPNESS;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser has no canvas');
  context.scale(SHARPNESS, SHARPNESS);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = INK;
  context.textBaseline = 'top';
  for (const [index, line] of lines.entries()) {
    context.font = index === 0 ? `600 ${FONT}` : FONT;
    context.fillText(line, PADDING, PADDING + index * LINE, width);
  }
  context.drawImage(image, PADDING, head, width, height);
  return pngOf(canvas);
}
