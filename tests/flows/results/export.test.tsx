import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { openDashboard, wireTest } from '@tests/support/dashboard';
import { ANA, answerResults, results, selectOrder } from '@tests/support/results';
import { pressSearch } from '@tests/support/search';
import { watchBrowser } from '@tests/support/reports';

const TESTS = [
  wireTest(ANA, 1, {
    testName: 'Glucosa',
    result: '130.0',
    pathology: 3,
    refMin: 70,
    refMax: 100,
    unit: 'mg/dL',
    hasComment: true,
    resultComment: { comment: 'Ayuno de <b>8</b> horas.' },
  }),
  wireTest(ANA, 2, { testName: 'Recuento', unit: '10<sup>3</sup>/µL', result: '=5' }),
  wireTest(ANA, 3, { testName: 'Reservado', blockTest: 1, result: '***' }),
];

class FakeItem {
  readonly parts: Readonly<Record<string, Blob>>;
  constructor(parts: Record<string, Blob>) {
    this.parts = parts;
  }
}

beforeEach(() => {
  vi.stubGlobal('ClipboardItem', FakeItem);
});

async function openExport() {
  answerResults(() => TESTS);
  const user = await openDashboard(1);
  await pressSearch(user);
  await selectOrder(user, 'Ana');
  await results();
  await user.click(await screen.findByRole('button', { name: 'Exportar' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Exportar · Ana Prueba/ }));
  await dialog.findByRole('button', { name: 'Copiar tabla' });
  return { user, dialog };
}

it('copies the results as they stand, with whose they are, and none that is kept back (K3)', async () => {
  const { user, dialog } = await openExport();
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  await user.click(dialog.getByRole('button', { name: 'Copiar tabla' }));
  expect(await dialog.findByText('Se copiaron 3 filas.')).toBeVisible();
  const [item] = (write.mock.calls[0]?.[0] ?? []) as unknown as readonly FakeItem[];
  const text = (await item?.parts['text/plain']?.text()) ?? '';
  const [owner, heads, ...rows] = text.split('\n').map((line) => line.split('\t'));
  expect(owner).toEqual([`${ANA} · CC doc ${ANA} · Ana Prueba`]);
  expect(heads?.slice(0, 6)).toEqual([
    ...['Área', 'Examen', 'Resultado', 'Marca', 'Unidad', 'Valores de referencia'],
  ]);
  expect(rows[0]).toEqual([
    ...['Química', 'Glucosa', '130.0', 'Alto', 'mg/dL', '70.0 – 100.0', ''],
    'Ayuno de 8 horas.',
  ]);
  expect(rows[1]?.slice(1, 5)).toEqual(['Recuento', "'=5", expect.any(String), '10³/µL']);
  expect(rows[2]).toEqual(['Química', 'Reservado', '***', '', '', '', '', '']);
});

it('says so where the browser forbids copying', async () => {
  const { user, dialog } = await openExport();
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('denied'));
  await user.click(dialog.getByRole('button', { name: 'Copiar tabla' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/no permite copiar/);
});

it('downloads separated values and a FHIR document, named by the order alone (C8)', async () => {
  const { blobs, downloads } = watchBrowser();
  const { user, dialog } = await openExport();
  await user.click(dialog.getByRole('button', { name: 'Descargar CSV' }));
  await user.click(dialog.getByRole('button', { name: 'Descargar FHIR' }));
  await waitFor(() => {
    expect(downloads.map(({ name }) => name)).toEqual([
      `resultados-${ANA}.csv`,
      `resultados-${ANA}.fhir.json`,
    ]);
  });
  const [csv = '', json = ''] = await Promise.all([...blobs.values()].map((blob) => blob.text()));
  expect(csv).toContain(`${ANA};CC doc ${ANA};Ana Prueba;Química;Glucosa;130.0;Alto;mg/dL`);
  expect(json).toContain('"value": 130.0,');
  expect(json).not.toContain('Reservado');
  expect(JSON.parse(json)).toMatchObject({ resourceType: 'Bundle', type: 'document' });
});
