// A table of results as a workbook: the portal's maker, the library at one go, and the same cells written by hand.
import { downloadZip } from 'client-zip';
import { utils, write } from 'xlsx';

import { makeTableWorkbook } from '@/reporting/workbook/make-table-workbook';

import { offerWorks } from './candidates.js';

const HEADS = ['Examen', 'Resultado', 'Unidad', 'Valores de referencia', 'Fecha', 'Área'];

function rowsOf(size) {
  return Array.from({ length: size }, (_, at) => [
    `Examen ${at % 300}`,
    70 + (at % 60) + (at % 10) / 10,
    'mg/dL',
    '70 – 110',
    `2026-11-${String((at % 28) + 1).padStart(2, '0')}`,
    `Área ${at % 10}`,
  ]);
}

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>';
const RELATIONS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>';
const WORKBOOK =
  '<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Resultados" sheetId="1" r:id="r1"/></sheets></workbook>';
const SHEET_RELATIONS = RELATIONS.replace('officeDocument"', 'worksheet"').replace(
  'xl/workbook',
  'worksheets/sheet1',
);

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const cellXml = (cell) =>
  typeof cell === 'number'
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
const sheetXml = (rows) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map((row) => `<row>${row.map(cellXml).join('')}</row>`)
    .join('')}</sheetData></worksheet>`;

offerWorks(rowsOf, {
  portal: (rows) =>
    makeTableWorkbook({
      table: {
        owner: [],
        heads: HEADS,
        rows: rows.map(([test, result, ...rest]) => [
          test,
          { text: String(result), number: result },
          ...rest,
        ]),
      },
      name: 'Resultados',
      cut: '…',
    }),
  // The same cells: numbers with their decimals, widths and a filter.
  xlsx: (rows) => {
    const cells = rows.map(([test, result, ...rest]) => {
      const decimals = String(result).split('.')[1]?.length ?? 0;
      return [test, { t: 'n', v: result, z: decimals === 0 ? '0' : '0.0' }, ...rest];
    });
    const sheet = utils.aoa_to_sheet([HEADS, ...cells]);
    sheet['!autofilter'] = { ref: sheet['!ref'] };
    sheet['!cols'] = HEADS.map(() => ({ wch: 20 }));
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'Resultados');
    return new Uint8Array(
      write(book, { type: 'buffer', bookType: 'xlsx', bookSST: true, compression: true }),
    );
  },
  // Not even compressed: no workbook can cost less.
  'by hand': async (rows) =>
    new Uint8Array(
      await downloadZip([
        { name: '[Content_Types].xml', input: CONTENT_TYPES },
        { name: '_rels/.rels', input: RELATIONS },
        { name: 'xl/workbook.xml', input: WORKBOOK },
        { name: 'xl/_rels/workbook.xml.rels', input: SHEET_RELATIONS },
        { name: 'xl/worksheets/sheet1.xml', input: sheetXml([HEADS, ...rows]) },
      ]).arrayBuffer(),
    ),
});
