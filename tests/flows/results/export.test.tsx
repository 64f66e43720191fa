import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { openDashboard, wireTest } from '@tests/support/orders/dashboard';
import { ANA, answerResults, results, selectOrder } from '@tests/support/orders/results';
import { pressSearch } from '@tests/support/orders/search';
import { watchBrowser } from '@tests/support/reports/reports';

const TESTS: readonly object[] = [
  wireTest(ANA, 1, {
    testName: 'Glucosa',
    result: '130.0',
    pathology: 3,
    refMin: 70,
    refMax: 100,
    unit: 'mg/dL',
    hasComment: true,
    resultComment: { comment: 'Ayuno de <s>12</s> <b>8</b> horas.' },
  }),
  wireTest(ANA, 2, { testName: 'Recuento', unit: '10<sup>3</sup>/µL', result: '=5' }),
  wireTest(ANA, 3, { testName: 'Reservado', blockTest: 1, result: '***' }),
  wireTest(ANA, 4, {
    testName: 'Cultivo',
    result: '> 100.000',
    unit: 'UFC/mL',
    hasAntibiogram: true,
    sampleName: 'Orina',
  }),
  wireTest(ANA, 6, { testName: {} }),
];
const NOT_VALIDATED = wireTest(ANA, 5, {
  testName: 'Sodio',
  state: 2,
  result: '141',
  hasComment: true,
  resultComment: { comment: 'Repetir' },
});

class FakeItem {
  readonly parts: Readonly<Record<string, Blob>>;
  constructor(parts: Record<string, Blob>) {
    this.parts = parts;
  }
}

beforeEach(() => {
  vi.stubGlobal('ClipboardItem', FakeItem);
});

async function openExport(tests = TESTS, type = 1) {
  answerResults(() => tests);
  const user = await openDashboard(type);
  await pressSearch(user);
  await selectOrder(user, 'Ana');
  await results();
  await user.click(await screen.findByRole('button', { name: 'Más informes y archivos' }));
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Exportar · Ana Prueba/ }));
  await dialog.findByRole('button', { name: 'Copiar tabla' });
  return { user, dialog };
}

type Export = Awaited<ReturnType<typeof openExport>>;

/** The texts of the two files, which are named by the order alone. */
async function downloadBoth(user: Export['user'], dialog: Export['dialog']) {
  const { blobs, downloads } = watchBrowser();
  await user.click(dialog.getByRole('button', { name: 'Descargar CSV' }));
  await user.click(dialog.getByRole('button', { name: 'Descargar FHIR' }));
  await waitFor(() => {
    expect(downloads.map(({ name }) => name)).toEqual([
      `resultados-${ANA}.csv`,
      `resultados-${ANA}.fhir.json`,
    ]);
  });
  return Promise.all([...blobs.values()].map((blob) => blob.text()));
}

it('copies the results as they stand, with whose they are, and downloads them as separated values and as FHIR', async () => {
  const { user, dialog } = await openExport();
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await user.click(dialog.getByRole('button', { name: 'Copiar tabla' }));
  expect(await dialog.findByText('Se copiaron 5 filas.')).toBeVisible();
  const [item] = (write.mock.calls[0]?.[0] ?? []) as unknown as readonly FakeItem[];
  const text = (await item?.parts['text/plain']?.text()) ?? '';
  const [owner, heads, ...rows] = text.split('\n').map((line) => line.split('\t'));
  expect(owner).toEqual([`${ANA} · CC doc ${ANA} · Ana Prueba`]);
  expect(heads?.slice(0, 6)).toEqual([
    ...['Área', 'Examen', 'Resultado', 'Marca', 'Unidad', 'Valores de referencia'],
  ]);
  expect(rows[0]).toEqual([
    ...['Química', 'Glucosa', '130.0', 'Alto', 'mg/dL', '70.0 – 100.0', ''],
    ...['Ayuno de (anulado: 12) 8 horas.', '', ''],
  ]);
  expect(rows[1]?.slice(1, 5)).toEqual(['Recuento', "'=5", expect.any(String), '10³/µL']);
  expect(rows[2]?.slice(0, 8)).toEqual(['Química', 'Reservado', '***', '', '', '', '', '']);

  write.mockRejectedValue(new Error('denied'));
  await user.click(dialog.getByRole('button', { name: 'Copiar tabla' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/no permite copiar/);

  // The files say what is missing and what could not be read.
  expect(dialog.getByRole('note')).toHaveTextContent('Los antibiogramas no se exportan');
  const [csv = '', json = ''] = await downloadBoth(user, dialog);
  expect(csv).toContain(`${ANA};CC doc ${ANA};Ana Prueba;Química;Glucosa;"\t130.0";Alto;mg/dL`);
  expect(json).toContain('"value": 130.0,');
  expect(json).not.toContain('Reservado');
  expect(JSON.parse(json)).toMatchObject({ resourceType: 'Bundle', type: 'document' });

  for (const text of [csv, json]) expect(text).toContain('E6 (el nombre no se pudo leer)');
  expect(csv).toContain(
    '> 100.000;Normal;UFC/mL;;;Tiene antibiograma: no está en este archivo.;Orina',
  );
  expect(json).toContain('"text": "Tiene antibiograma: no está en este archivo."');
  expect(json).toContain('"valueString": "> 100.000 UFC/mL"');
});

it('takes along what is not validated as such, without the comment that the screen hides', async () => {
  const { user, dialog } = await openExport([NOT_VALIDATED], 4);
  const [csv = '', json = ''] = await downloadBoth(user, dialog);
  expect(csv).toContain('Sodio;141;;mg/dL;;Sin validar;;');
  expect(csv + json).not.toContain('Repetir');
});
