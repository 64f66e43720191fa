import { PDFDocument, StandardFonts, rgb } from 'pdf-lib';

import { once } from './once';
import { electrophoresisPicture } from './pictures/electrophoresis';
import photo from './pictures/electrophoresis.jpg?inline';

/** A file as the LIS keeps it. file: bare base64. */
export interface AttachmentFile {
  readonly name: string;
  readonly extension: string;
  readonly file: string;
}

const MADE = new Date('2026-01-15T15:00:00Z');

/** Files that open: PDFs of one and two pages, one with an upper-case extension, a drawing and a photograph. */
export const soundFiles = once(async () => {
  const report = ['Informe de patología', 'Mucosa gástrica sin alteraciones histológicas.'];
  const remitted = ['Resultado del laboratorio de referencia', 'Estudio genético: sin variantes.'];
  return {
    onePage: { name: 'patologia', extension: 'pdf', file: await pdf([report]) },
    twoPages: {
      name: 'laboratorio-de-referencia',
      extension: 'pdf',
      file: await pdf([remitted, ['Anexo metodológico', 'Secuenciación, cobertura 120x.']]),
    },
    upperCase: {
      name: 'CITOLOGIA',
      extension: 'PDF',
      file: await pdf([['Citología', 'Satisfactoria.']]),
    },
    picture: {
      name: 'curva-electroforesis',
      extension: 'png',
      file: electrophoresisPicture().toString('base64'),
    },
    photo: {
      name: 'foto-del-gel',
      extension: 'jpg',
      file: photo.slice(photo.indexOf(',') + 1),
    },
  } satisfies Record<string, AttachmentFile>;
});

/** Files that do not open: a PDF cut in half, an empty one and a web page that calls itself PDF. */
export function brokenFiles(sound: AttachmentFile): readonly AttachmentFile[] {
  const bytes = Buffer.from(sound.file, 'base64');
  const page = '<!doctype html><title>502</title><h1>Bad Gateway</h1>';
  return [
    {
      name: 'cortado',
      extension: 'pdf',
      file: bytes.subarray(0, Math.floor(bytes.length / 2)).toString('base64'),
    },
    { name: 'vacio', extension: 'pdf', file: '' },
    { name: 'pagina', extension: 'pdf', file: Buffer.from(page).toString('base64') },
  ];
}

async function pdf(pages: readonly (readonly string[])[]): Promise<string> {
  const document = await PDFDocument.create();
  // Fixed dates: the same seed must give the same bytes.
  document.setCreationDate(MADE);
  document.setModificationDate(MADE);
  document.setTitle(pages[0]?.[0] ?? '');
  const font = await document.embedFont(StandardFonts.Helvetica);
  pages.forEach(([heading = '', ...lines], index) => {
    const page = document.addPage([612, 792]);
    page.drawText('Laboratorio Clínico Andino', { x: 60, y: 720, size: 11, font });
    page.drawText(heading, { x: 60, y: 670, size: 20, font, color: rgb(0.06, 0.43, 0.52) });
    lines.forEach((line, row) => {
      page.drawText(line, { x: 60, y: 630 - row * 20, size: 12, font });
    });
    page.drawText(`Página ${index + 1} de ${pages.length}`, { x: 60, y: 60, size: 9, font });
  });
  return Buffer.from(await document.save()).toString('base64');
}
