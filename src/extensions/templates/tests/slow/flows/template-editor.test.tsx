import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';

import { server } from '@tests/support/environment/laboratory';
import {
  chooseInMenu,
  END,
  field,
  openEditor,
  write,
} from '@/extensions/templates/tests/flows/editor';
import { fileInput } from '@tests/support/page/file-input';
import { stubWorkers } from '@tests/support/page/in-process-worker';
import { serveReportFiles, TEMPLATE } from '@tests/support/reports/reports';

beforeEach(() => {
  stubWorkers();
  serveReportFiles();
});

async function choose(user: UserEvent, file: File): Promise<void> {
  if (screen.queryByRole('dialog') === null) {
    await chooseInMenu(user, 'Abrir…');
  }
  await screen.findByRole('button', { name: /^Elegir un \.json/ });
  fireEvent.change(fileInput(), { target: { files: [file] } });
}

const jsonFile = (content: BlobPart, name = 'propia.json') => new File([content], name);

async function installed(): Promise<Record<string, unknown>> {
  return (await (await fetch(TEMPLATE)).json()) as Record<string, unknown>;
}

it('refuses files that are no templates, in words, and keeps what was typed', async () => {
  const user = await openEditor();
  write(field(END), 'Lo mío');
  const alert = () => screen.findByRole('alert');
  await choose(user, jsonFile(new Uint8Array(10_485_760), 'grande.json'));
  expect(await alert()).toHaveTextContent(/grande\.json.*Pesa 10\.?240 kB/);
  await choose(user, jsonFile('{\n  "paper": "A4",,\n}', 'rota.json'));
  expect(await screen.findByText(/No es JSON válido/)).toBeVisible();
  await choose(user, jsonFile('[]', 'lista.json'));
  expect(await screen.findByText(/No tiene la forma de una plantilla/)).toBeVisible();
  const gone = Object.assign(jsonFile('{}', 'perdida.json'), {
    arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')),
  });
  await choose(user, gone);
  expect(await screen.findByText(/El navegador no pudo leer el archivo/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  expect(field(END)).toHaveValue('Lo mío');
});

it('tells what a file holds that no template does, opens the rest, and undoing brings back what was there', async () => {
  const user = await openEditor();
  write(field(END), 'Lo mío');
  const own = { ...(await installed()), landscape: true, colour: 'red', paper: 'A0' };
  await choose(user, jsonFile(JSON.stringify(own)));
  const note = await screen.findByRole('alert');
  expect(note).toHaveTextContent('2 datos del archivo no se tomaron');
  expect(note).toHaveTextContent('colour: no es una clave de las plantillas');
  expect(note).toHaveTextContent('Papel: no es un valor permitido');
  await user.click(screen.getByRole('button', { name: 'Papel y márgenes' }));
  expect(screen.getByRole('checkbox', { name: 'Horizontal' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Textos' }));
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(field(END)).toHaveValue('Lo mío');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('starts from a delivered template and names what differs from the installed one', async () => {
  const user = await openEditor();
  await chooseInMenu(user, 'Abrir…');
  await user.click(await screen.findByRole('button', { name: /^Clásica/ }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await chooseInMenu(user, 'Comparar con lo instalado');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('8 diferencias con reports.json')).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Color El del portal #1f2937' })).toBeVisible();
  expect(dialog.getByRole('row', { name: 'Columnas › Resultado › Ancho 31 28,9' })).toBeVisible();
});

it('says so where the installed template cannot be read, and begins with a delivered one', async () => {
  server.use(http.get(TEMPLATE, () => new HttpResponse('{"paper": ')));
  const user = await openEditor();
  expect(await screen.findByRole('alert')).toHaveTextContent(/No es JSON válido/);
  await chooseInMenu(user, 'Abrir…');
  await user.click(await screen.findByRole('button', { name: /^Compacta/ }));
  expect(await screen.findByText('Revisión: todo en orden')).toBeInTheDocument();
});
