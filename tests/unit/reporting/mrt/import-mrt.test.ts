import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { importMrt, type ImportedMrt } from '@/reporting/mrt/import-mrt';
import type { LeftOutCode } from '@/reporting/mrt/facts/mrt-facts';
import { loadReportParts } from '@tests/support/fixtures/report-parts';

const FIXTURES = 'tests/support/fixtures/mrt';
const { template: base } = await loadReportParts();

function imported(bytes: Uint8Array): ImportedMrt {
  const found = importMrt(bytes, base);
  if ('problem' in found) throw new Error(found.problem);
  return found;
}

const fileOf = async (path: string) => imported(new Uint8Array(await readFile(path)));
const sample = (name: string) => fileOf(join(FIXTURES, `${name}.mrt`));

const labels = ({ template }: ImportedMrt) =>
  template.header.map(({ field, label }) => [field, label.es]);
const columns = ({ template }: ImportedMrt) =>
  template.columns.map(({ field, label, align }) => [field, label.es, align]);
const missed = ({ leftOut }: ImportedMrt, code: LeftOutCode) =>
  leftOut.find((one) => one.code === code)?.names ?? [];
const details = ({ taken }: ImportedMrt, code: string) =>
  taken.find((one) => one.code === code)?.details;

describe('what a .mrt file says of its look', () => {
  it('reads panels in panels, the LIS’s numbered texts, groups, signatures and a watermark', async () => {
    const found = await sample('clasica');
    const { template } = found;
    expect(labels(found)).toEqual([
      ['patientName', 'Paciente'],
      ['orderNumber', 'Orden'],
      ['patientDocument', 'Historia'],
      ['createdDate', 'Fecha de ingreso'],
      ['age', 'Edad'],
      ['physician', 'Médico'],
      ['sex', 'Sexo'],
      ['account', 'Empresa'],
    ]);
    expect(columns(found)).toEqual([
      ['test', 'Examen', 'left'],
      ['result', 'Resultado', 'center'],
      ['flag', '', 'left'],
      ['unit', 'Unidad', 'left'],
      ['interval', 'Valores de referencia', 'left'],
    ]);
    expect(template).toMatchObject({
      paper: 'LETTER',
      landscape: false,
      onePagePerArea: true,
      color: '#006699',
      fontSizes: { title: 14, heading: 10, text: 8, small: 8 },
      logo: { place: 'left', width: 128, height: 45 },
      watermark: { es: 'COPIA' },
      signaturesPerRow: 4,
      texts: {
        antibiotic: { es: 'Antibiótico', en: 'Antibiotic' },
        mic: { es: 'CIM', en: 'MIC' },
        interpretation: { es: 'Lectura', en: 'Interpretation' },
        comment: { es: 'Nota', en: 'Comment' },
        identification: { es: 'T.P.', en: 'Registration' },
        preliminaryMark: { es: 'INFORME PRELIMINAR' },
        page: { es: 'Página {page} de {pages}', en: 'Page {page} of {pages}' },
        generated: { es: 'Impreso: {date}', en: 'Generated: {date}' },
      },
    });
    expect(template.margins.slice(0, 3)).toEqual([34, 28, 34]);
    expect(template.laboratoryLines.map(({ es }) => es)).toEqual([
      'Carrera 15 # 93-40, Bogotá · Tel. (601) 555 01 02',
      'www.laboratorio.example',
    ]);
    expect(found.added).toEqual({ columns: ['flag'], header: [] });
    expect(missed(found, 'typeface')).toEqual(['Verdana', 'Arial Narrow']);
    expect(missed(found, 'barcode')).toEqual(['CodigoOrden']);
    expect(missed(found, 'event')).toEqual(['Examenes.BeforePrintEvent']);
    expect(missed(found, 'condition')).toEqual(['Perfil', 'c2']);
    expect(missed(found, 'field')).toContain('order_patient.phone');
    expect(missed(found, 'expression')).toContain('c5');
  });

  it('reads XML in inches, landscape, with styles, words by language and one text of two fields', async () => {
    const found = await sample('apaisada');
    const { template } = found;
    expect(template).toMatchObject({
      paper: 'A4',
      landscape: true,
      color: '#00468c',
      fontSizes: { title: 13, heading: 11, text: 9.5, small: 8 },
      logo: { place: 'right' },
      texts: { preliminaryMark: { es: 'INFORME PRELIMINAR' } },
    });
    // The file names left, right, top and bottom.
    expect(template.margins.slice(0, 3)).toEqual([36, 29, 36]);
    expect(template.header.slice(0, 5)).toEqual([
      { field: 'patientName', label: { es: 'Paciente', en: 'Patient' } },
      { field: 'orderNumber', label: { es: 'N.° orden', en: 'Order no.' } },
      { field: 'patientDocument', label: { es: 'DNI', en: 'Document' } },
      { field: 'age', label: { es: 'Edad', en: 'Age' } },
      { field: 'sex', label: { es: 'Sexo', en: 'Sex' } },
    ]);
    expect(columns(found).map(([, label]) => label)).toEqual([
      'Prueba',
      'Resultado',
      'Indicador',
      'Unidades',
      'Rango',
      'Validado',
    ]);
    expect(found.added).toEqual({ columns: [], header: [] });
    expect(missed(found, 'style')).toEqual(['Sobra']);
    expect(missed(found, 'chart')).toEqual(['Grafica']);
    expect(missed(found, 'crossTab')).toEqual(['Cruce']);
    expect(missed(found, 'subReport')).toEqual(['Sub']);
  });

  it('reads columns of sub-reports under the heads of their page, through names of the file’s own', async () => {
    const found = await sample('subinformes');
    expect(columns(found)).toEqual([
      ['test', 'ANÁLISIS', 'left'],
      ['result', 'VALOR', 'right'],
      ['flag', '', 'left'],
      ['unit', 'UNIDADES', 'left'],
      ['interval', 'INTERVALO BIOLÓGICO', 'left'],
      ['validationDate', 'Validación', 'left'],
    ]);
    expect(labels(found)).toContainEqual(['patientName', 'Nombre']);
    expect(labels(found)).toContainEqual(['patientDocument', 'Identificación']);
    expect(found.template.texts.end.es).toBe('FIN DEL REPORTE');
    expect(found.template.footer.map(({ es }) => es)).toEqual([
      'Los valores de referencia dependen de edad y sexo. Consulte a su médico.',
    ]);
    expect(found.template.texts.orderComments.es).toBe('Observaciones');
    expect(found.template.texts.generated.es).toBe('Fecha: {date}');
    expect(found.logoPicture).toMatch(/^data:image\/png;base64,/);
    expect(missed(found, 'subReport')).toEqual(['SinPerfil', 'ConPerfil', 'Historia']);
    expect(missed(found, 'function')).toEqual(
      expect.arrayContaining(['ToProperCase', 'Trim', 'ToUpper', 'Format', 'ToString']),
    );
    expect(missed(found, 'repeated')).toContain('s1Sub2');
    expect(missed(found, 'page')).toEqual(['Sub3']);
  });

  it('adds what no report may lack, and takes no label of the patient for the head of a column', async () => {
    const found = await sample('compacta');
    expect(found.added).toEqual({ columns: ['flag', 'interval'], header: ['orderNumber'] });
    expect(labels(found)).toEqual([
      ['patientName', 'Paciente'],
      ['orderNumber', 'N.º de orden'],
      ['patientDocument', 'Documento'],
      ['birthday', 'Nacimiento'],
      ['race', 'Raza'],
    ]);
    expect(columns(found).map(([, label]) => label)).toEqual([
      'Examen',
      'Resultado',
      '',
      'Unidad',
      'Valores de referencia',
    ]);
    expect(found.template).toMatchObject({
      paper: base.paper,
      logo: { place: 'center' },
      qr: { show: true, size: 57 },
      texts: { page: { es: '{page}' } },
    });
    expect(found.template.footer).toEqual([{ es: 'Validez: 30 días & sujeta a <control>' }]);
    expect(missed(found, 'paper')).toEqual(['A5']);
    // What a designer writes into every file is no program.
    expect(missed(found, 'script')).toEqual([]);
  });

  it('reads tables with heads of their own, guarded fields, and names what is strange', async () => {
    const found = await sample('cuadros');
    expect(columns(found)).toEqual([
      ['test', 'Analito', 'left'],
      ['result', 'Valor', 'center'],
      ['flag', 'Alerta', 'left'],
      ['unit', 'Unid.', 'left'],
      ['interval', 'V. de referencia', 'left'],
      ['validationDate', 'Fecha', 'left'],
    ]);
    expect(found.template.columns[0]?.label).toEqual({ es: 'Analito', en: 'Analyte' });
    expect(labels(found)).toContainEqual(['age', 'EDAD']);
    expect(found.template.paper).toBe('LEGAL');
    expect(found.template.texts.preliminaryMark.es).toBe('PRELIMINAR');
    expect(found.template.texts.validatedBy.es).toBe('Revisó');
    expect(found.template.show).toMatchObject({ validatedBy: true, pending: true });
    expect(missed(found, 'key')).toEqual(['ClaveInventada', 'PaginaInventada']);
    expect(missed(found, 'script')).toEqual(['Script']);
    expect(missed(found, 'component')).toEqual(['Nota', 'Casilla']);
    expect(missed(found, 'watermark')).toEqual(['Watermark.Image']);
    for (const code of [
      'database',
      'variable',
      'resource',
      'filter',
      'picture',
      'shape',
    ] as const) {
      expect({ code, names: missed(found, code) }).not.toEqual({ code, names: [] });
    }
  });

  it('keeps what a file does not say as it is in the template that is changed', () => {
    const page = { Ident: 'StiPage', Name: 'Page1', Components: {} };
    const bytes = new TextEncoder().encode(JSON.stringify({ Pages: { 0: page } }));
    const found = imported(bytes);
    expect({ ...found.template, margins: base.margins }).toEqual(base);
    expect(found.leftOut).toEqual([]);
    expect(details(found, 'header')).toBeUndefined();
  });
});
