import { createPicture, encodePng } from '@demo-lis/seed/pictures/png';
import type { AttachmentFile } from '@demo-lis/seed/attachment-files';
import type { AwkwardCase } from '@demo-lis/seed/awkward/awkward-case';

const PICTURE = encodePng(createPicture(60, 40, [15, 110, 132]));
const SOUND = PICTURE.toString('base64');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const PAGE = '<!doctype html><title>502</title><h1>Bad Gateway</h1>';

/** A picture of a few bytes that says it is 40,000 by 40,000 pixels. */
function enormousPicture(): Buffer {
  const bytes = Buffer.from(PICTURE);
  bytes.writeUInt32BE(40_000, 16);
  bytes.writeUInt32BE(40_000, 20);
  return bytes;
}

function base64(content: string | Buffer): string {
  return Buffer.from(content).toString('base64');
}

const IMAGES: readonly (readonly [name: string, image: unknown])[] = [
  ['Base64 sin prefijo', SOUND],
  ['Con prefijo', `data:image/png;base64,${SOUND}`],
  ['Prefijo de otro tipo', `data:image/jpeg;base64,${SOUND}`],
  ['Con saltos de línea', SOUND.replaceAll(/(.{40})/g, '$1\r\n')],
  ['Alfabeto de direcciones', SOUND.replaceAll('+', '-').replaceAll('/', '_')],
  ['Sin relleno', SOUND.replaceAll('=', '')],
  ['Cortada', base64(PICTURE.subarray(0, 60))],
  ['De un punto', base64(encodePng(createPicture(1, 1, [0, 0, 0])))],
  ['De 40.000 por 40.000', base64(enormousPicture())],
  ['SVG', base64(SVG)],
  ['HTML', `data:image/png;base64,${base64(PAGE)}`],
  ['PDF', base64('%PDF-1.4\n')],
  ['Vacía', ''],
  ['null', null],
  ['Un número', 7],
  ['Letras sueltas', 'no es base64'],
];

const IMAGE_CASE: AwkwardCase = {
  kind: 'Imágenes raras',
  tests: IMAGES.map(([name, image]) => ({ name, image })),
};

/** Files of an order by what is odd about them. sound: a PDF that opens. */
function attachmentsOf({ file }: AttachmentFile): readonly AttachmentFile[] {
  const bytes = Buffer.from(file, 'base64');
  const marked = base64(Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]));
  return [
    { name: 'extensión en mayúsculas', extension: 'PDF', file },
    { name: 'extensión con espacio', extension: '.pdf ', file },
    { name: 'extensión como tipo', extension: 'application/pdf', file },
    { name: 'sin extensión', extension: '', file },
    { name: 'con prefijo', extension: 'pdf', file: `data:application/pdf;base64,${file}` },
    { name: 'con BOM', extension: 'pdf', file: marked },
    { name: 'cortado', extension: 'pdf', file: base64(bytes.subarray(0, bytes.length / 2)) },
    { name: 'solo encabezado', extension: 'pdf', file: base64('%PDF-1.4\n') },
    { name: 'vacío', extension: 'pdf', file: '' },
    { name: 'página web', extension: 'pdf', file: base64(PAGE) },
    { name: 'dibujo SVG', extension: 'svg', file: base64(SVG) },
    { name: 'nombre/con:signos*prohibidos?', extension: 'pdf', file },
    { name: 'A'.repeat(300), extension: 'pdf', file },
    { name: '', extension: 'png', file: SOUND },
  ];
}

/**
 * Pictures and attached files that a viewer could break on.
 * @param sound a PDF that opens
 */
export function fileCases(sound: AttachmentFile): readonly AwkwardCase[] {
  const attached = {
    kind: 'Adjuntos raros',
    tests: [{ name: 'Glucosa' }],
    attachments: attachmentsOf(sound),
  };
  return [IMAGE_CASE, attached];
}
