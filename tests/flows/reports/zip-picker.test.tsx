import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { watchZip, type ZipWorld } from '@tests/support/reports/report-world';
import { readZip } from '@tests/support/files/zip';
import { zipOrders } from '@tests/support/reports/zip-laboratory';
import { drawn, press, searchOrders, startZip, ZIP } from '@tests/support/reports/zip-screen';

let faults: ZipWorld['faults'];
let browser: ZipWorld['browser'];
let deliveries: ZipWorld['deliveries'];

beforeEach(() => {
  ({ faults, browser, deliveries } = watchZip());
});

/** The browser's question for the file, during one test. */
function stubPicker(picker: () => Promise<unknown>): void {
  vi.stubGlobal('showSaveFilePicker', picker);
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'showSaveFilePicker');
  });
}

it('the zip is written into the file that the user chose, with nothing downloaded', async () => {
  const pieces: Uint8Array[] = [];
  const picker = vi.fn(() =>
    Promise.resolve({
      name: 'marzo.zip',
      createWritable: () =>
        Promise.resolve(
          new WritableStream<Uint8Array>({
            write: (piece) => {
              pieces.push(piece.slice());
            },
          }),
        ),
    }),
  );
  stubPicker(picker);
  const orders = zipOrders(2);
  await startZip(orders, faults);
  expect(await drawn('2 de 2 informes están en el archivo marzo.zip.')).toBeVisible();
  expect(picker.mock.calls).toMatchObject([[{ suggestedName: 'Órdenes 2.zip' }]]);
  const files = await readZip(new Uint8Array(Buffer.concat(pieces)));
  expect(files.map((file) => file.name)).toEqual([
    'Resumen.xlsx',
    ...orders.map((order) => `${order}.pdf`),
  ]);
  expect(browser.downloads).toEqual([]);
});

it('when the file cannot be written the reports stay, and another file can be chosen', async () => {
  const full = {
    name: 'lleno.zip',
    createWritable: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    getFile: () => Promise.resolve({ size: 0 }),
    remove: vi.fn(() => Promise.resolve()),
  };
  const picker = vi.fn<() => Promise<unknown>>(() => Promise.resolve(full));
  stubPicker(picker);
  const user = await startZip(zipOrders(1), faults);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('No se pudo guardar el archivo. Los informes siguen listos.');
  expect(full.remove).toHaveBeenCalledOnce();
  expect(deliveries).toEqual([]);
  picker.mockRejectedValue(new DOMException('not allowed', 'SecurityError'));
  await press(user, 'Guardar de nuevo');
  expect(await drawn('1 de 1 informes están en el archivo Órdenes 1.zip.')).toBeVisible();
  expect(browser.downloads).toHaveLength(1);
});

it('while the browser asks where to save, the dialog says so and can be left; the answer then begins nothing', async () => {
  let choose: (file: object) => void = () => undefined;
  const picker = vi.fn(
    () =>
      new Promise<object>((resolve) => {
        choose = resolve;
      }),
  );
  stubPicker(picker);
  const pieces: Uint8Array[] = [];
  const file = {
    name: 'marzo.zip',
    createWritable: () =>
      Promise.resolve(
        new WritableStream<Uint8Array>({
          write: (piece) => {
            pieces.push(piece.slice());
          },
        }),
      ),
  };
  const user = await startZip(zipOrders(2), faults);
  expect(screen.getByText('Elija dónde guardar el archivo…')).toHaveAttribute('role', 'status');
  await press(user, 'Cancelar');
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  // The browser still asks: whoever wants the zip again waits for the same question.
  await press(user, ZIP);
  expect(await screen.findByText('Elija dónde guardar el archivo…')).toBeVisible();
  expect(picker).toHaveBeenCalledOnce();
  choose(file);
  expect(await drawn('2 de 2 informes están en el archivo marzo.zip.')).toBeVisible();
  expect(await readZip(new Uint8Array(Buffer.concat(pieces)))).toHaveLength(3);
});

it('a question for the file that was left begins nothing when it is answered after all', async () => {
  let choose: (file: object) => void = () => undefined;
  stubPicker(
    () =>
      new Promise<object>((resolve) => {
        choose = resolve;
      }),
  );
  const createWritable = vi.fn();
  const user = await startZip(zipOrders(1), faults);
  await user.keyboard('{Escape}');
  choose({ name: 'marzo.zip', createWritable });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(createWritable).not.toHaveBeenCalled();
  expect(deliveries).toEqual([]);
});

it('whoever closes the question for the file wants no zip', async () => {
  stubPicker(() => Promise.reject(new DOMException('closed', 'AbortError')));
  const user = await searchOrders(zipOrders(1), faults);
  await press(user, ZIP);
  await user.tab();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
