import { inflateSync } from 'node:zlib';

import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Database } from '@demo-lis/database/open-database';
import { number, text } from '@demo-lis/database/rows';
import { signaturePicture } from '@demo-lis/seed/pictures/signature';

import { rowsOf, smallLaboratory } from './small-laboratory';

/** Reads a PNG back: its size and the opacity of every pixel. */
function readPng(base64: string): { width: number; height: number; opacities: readonly number[] } {
  const bytes = Buffer.from(base64, 'base64');
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const lines = inflateSync(bytes.subarray(bytes.indexOf('IDAT') + 4, bytes.indexOf('IEND') - 8));
  expect(lines).toHaveLength((width * 4 + 1) * height);
  const opacities = Array.from(
    { length: width * height },
    (_, index) => lines[index * 4 + Math.floor(index / width) + 4] ?? -1,
  );
  return { width, height, opacities };
}

describe('attachments', () => {
  let database: Database;
  beforeAll(async () => {
    database = await smallLaboratory();
  });

  async function file(name: string): Promise<Buffer> {
    const rows = await rowsOf(database, `SELECT file FROM attachments WHERE name = '${name}'`);
    return Buffer.from(rows[0] === undefined ? 'missing' : text(rows[0], 'file'), 'base64');
  }

  it('are PDFs, one with an upper-case extension, a PNG and a JPEG picture', async () => {
    for (const [name, pages] of [
      ['patologia', 1],
      ['laboratorio-de-referencia', 2],
      ['CITOLOGIA', 1],
    ] as const) {
      expect((await PDFDocument.load(await file(name))).getPageCount(), name).toBe(pages);
    }
    const upper = await rowsOf(database, `SELECT 1 FROM attachments WHERE extension = 'PDF'`);
    expect(upper).toHaveLength(1);
    const drawing = readPng((await file('curva-electroforesis')).toString('base64'));
    expect(drawing).toMatchObject({ width: 900, height: 520 });
    const photo = await file('foto-del-gel');
    expect(photo.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    expect(photo.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  });

  it('hang on orders whose results are validated', async () => {
    const states = `SELECT max(r.state) AS state FROM attachments a JOIN results r USING (order_number) GROUP BY order_number`;
    const rows = await rowsOf(database, states);
    expect(rows).toHaveLength(8);
    expect(rows.every((row) => number(row, 'state') >= 4)).toBe(true);
  });

  it('has one order whose files do not open', async () => {
    const order = `(SELECT order_number FROM attachments WHERE name = 'cortado')`;
    const names = `SELECT name FROM attachments WHERE order_number = ${order} ORDER BY id`;
    const rows = await rowsOf(database, names);
    expect(rows.map((row) => text(row, 'name'))).toEqual(['cortado', 'vacio', 'pagina']);
    expect((await file('cortado')).toString('latin1')).not.toContain('%%EOF');
    expect(await file('vacio')).toHaveLength(0);
    expect((await file('pagina')).toString()).toContain('<h1>');
  });
});

it('signatures are thin soft-edged ink on a transparent ground, another for each person', () => {
  const { width, height, opacities } = readPng(signaturePicture(201));
  expect([width, height]).toEqual([260, 96]);
  const inked = opacities.filter((opacity) => opacity > 0);
  expect(inked.length / opacities.length).toBeGreaterThan(0.03);
  expect(inked.length / opacities.length).toBeLessThan(0.25);
  expect(inked.some((opacity) => opacity > 20 && opacity < 200)).toBe(true);
  expect(signaturePicture(201)).not.toBe(signaturePicture(202));
});
