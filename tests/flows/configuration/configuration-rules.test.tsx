import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';

import { EDITOR_KEYS } from '@/domain/configuration/editor-values';
import { ClientTab } from '@/features/configuration/tabs/client-tab';
import { tabOf } from '@/features/configuration/tabs/form-tabs';
import { MailTab } from '@/features/configuration/tabs/mail-tab';
import { OptionsTab } from '@/features/configuration/tabs/form-tab-panels';
import texts from '@/i18n/locales/administration/es.json';
import { asksBeforeUnload } from '@tests/support/page/before-unload';
import { changeSettings } from '@tests/support/orders/dashboard';
import {
  CONFIGURATION,
  dialog,
  expectClosed,
  findAlert,
  openAsAdministrator,
  openConfiguration,
  openUserTypes,
  save,
  storedSetting,
  storedUserTypes,
  typeInto,
  userType,
  watchSaves,
} from '@tests/support/administration/administration';
import { openTab } from './administration-tab';
import { withoutPlaces } from './rich-text-field';
import { fileInput } from '@tests/support/page/file-input';
import { changeLayout } from '@tests/support/page/screen-width';
import { gate } from '@tests/support/reports/reports';
import { closeLaboratory, server } from '@tests/support/environment/laboratory';

// What one test saves, the next one does not meet.
afterEach(closeLaboratory);

const field = (label: string) => dialog().getByRole('textbox', { name: label });

/** What no field takes, and what is said beside it. */
const WRONG = [
  ['Nombre del laboratorio', 'x'.repeat(65), 'Escriba como máximo 64 caracteres.'],
  ['Información', 'x'.repeat(65), 'Escriba como máximo 64 caracteres.'],
  ['Información adicional', 'x'.repeat(65), 'Escriba como máximo 64 caracteres.'],
  ['Carpeta del LIS para informes', 'x'.repeat(129), 'Escriba como máximo 128 caracteres.'],
  ['Sitio web', 'laboratorio', 'La dirección no es válida.'],
  ['Dirección de los servicios del LIS', 'ftp://lis.example', 'La dirección no es válida.'],
  ['Dirección del servicio de seguridad', 'javascript:x', 'La dirección no es válida.'],
  ['Color principal', 'verde', 'El color no es válido.'],
] as const;

it('says what is wrong beside each field, on the tab and in the summary, which leads to the field', async () => {
  const user = await openConfiguration();
  const saves = watchSaves();
  const inputs = WRONG.map(([label]) => field(label));
  for (const [at, [label, text, problem]] of WRONG.entries()) {
    const input = inputs[at] ?? document.body;
    // A field is checked when it is left.
    fireEvent.change(input, { target: { value: text } });
    fireEvent.blur(input);
    await waitFor(() => {
      expect(input, `of ${label}`).toHaveAccessibleDescription(new RegExp(problem));
    });
    expect(input, `of ${label}`).toBeInvalid();
  }
  const tab = { name: /Datos del cliente.*8 datos por corregir/ };
  expect(dialog().getByRole('tab', tab)).toBeVisible();

  // A save from another tab leads to the first of them.
  await user.click(dialog().getByRole('tab', { name: 'Opciones' }));
  await save(user);
  const summary = await findAlert('Faltan corregir 8 datos');
  for (const [label, , problem] of WRONG) {
    expect(summary).toHaveTextContent(`${label}: ${problem}`);
  }
  await waitFor(() => {
    expect(inputs[0]).toHaveFocus();
  });
  await user.click(dialog().getByRole('tab', { name: 'Opciones' }));
  await user.click(within(summary).getByRole('button', { name: /^Color principal/ }));
  await waitFor(() => {
    expect(field('Color principal')).toHaveFocus();
  });
  for (const [at, [label, text]] of WRONG.entries())
    expect(inputs[at], `of ${label}`).toHaveValue(text);
  expect(saves).toEqual([]);
});

it('what is stored against today’s rules does not keep anybody from saving something else', async () => {
  changeSettings({ URL: 'laboratorio', Informacion2: 'x'.repeat(80) });
  // The laboratory stores nothing of it: what is stored already is no mistake to the other tests.
  server.use(http.put(CONFIGURATION, () => new HttpResponse(null)));
  const saves = watchSaves();
  const user = await openConfiguration();
  await typeInto(user, 'Información', 'hola');
  await save(user);
  await expect
    .poll(() => saves[0]?.body)
    .toEqual(
      expect.arrayContaining([
        { key: 'URL', value: 'laboratorio' },
        { key: 'Informacion', value: 'hola' },
        { key: 'Informacion2', value: 'x'.repeat(80) },
      ]),
    );
});

it('leaving with edits asks, as the browser does before the page goes away; without edits neither does', async () => {
  const user = await openConfiguration();
  expect(asksBeforeUnload()).toBe(false);
  await typeInto(user, 'Información', 'a medias');
  expect(asksBeforeUnload()).toBe(true);
  await user.click(dialog().getByRole('button', { name: 'Cancelar' }));
  const question = within(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' }));
  await user.click(question.getByRole('button', { name: 'Seguir editando' }));
  expect(field('Información')).toHaveValue('a medias');
  // Escape asks as well, and once more answers by going back.
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
  expect(field('Información')).toHaveValue('a medias');
  await user.click(dialog().getByRole('button', { name: 'Cerrar' }));
  await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
  await expectClosed();
  await user.click(screen.getByRole('button', { name: 'Configuración' }));
  const again = within(await screen.findByRole('dialog', { name: 'Configuración' }));
  expect(await again.findByRole('textbox', { name: 'Información' })).not.toHaveValue('a medias');
  await user.click(again.getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the port is checked only where it is shown', async () => {
  const user = await openConfiguration();
  const saves = watchSaves();
  await user.click(dialog().getByRole('tab', { name: 'Correo' }));
  const port = await dialog().findByRole('textbox', { name: 'Puerto' });
  await user.clear(port);
  await user.paste('70000');
  await user.tab();
  await waitFor(() => {
    expect(port).toHaveAccessibleDescription(/Escriba un puerto entre 1 y 65535\./);
  });
  await user.click(dialog().getByRole('radio', { name: 'Outlook' }));
  expect(dialog().queryByRole('textbox', { name: 'Puerto' })).toBeNull();
  await save(user);
  await expect.poll(() => saves.length).toBe(2);
});

it('the configuration stays open with its edits, and a save under way goes on to its end', async () => {
  const user = await openConfiguration();
  const name = () => dialog().getByRole('textbox', { name: 'Nombre del laboratorio' });
  await typeInto(user, 'Nombre del laboratorio', 'Media hora de trabajo');
  changeLayout('narrow');
  expect(await screen.findByRole('button', { name: /^Menú: /, hidden: true })).toBeInTheDocument();
  expect(name()).toHaveValue('Media hora de trabajo');
  changeLayout('wide');
  expect(name()).toHaveValue('Media hora de trabajo');

  await openUserTypes(user);
  await user.click(userType('Médico').getByRole('switch', { name: 'Solo resultados validados' }));
  const waiting = gate();
  server.use(http.put(CONFIGURATION, waiting.wait));
  await save(user);
  changeLayout('narrow');
  waiting.open();
  await expectClosed();
  expect(await storedSetting('Titulo')).toBe('Media hora de trabajo');
  expect((await storedUserTypes()).find(({ type }) => type === 1)).toMatchObject({
    onlyValidated: false,
  });
});

/** With the link to the customer data screen. */
function RoutedClientTab() {
  return (
    <MemoryRouter>
      <ClientTab />
    </MemoryRouter>
  );
}

it.each([
  ['client', RoutedClientTab],
  ['options', OptionsTab],
  ['mail', MailTab],
] as const)('the tab %s has a field for every key that names it', async (tab, component) => {
  await openTab(component, {});
  // The background is chosen beside the preview, on the customer data screen.
  const keys = EDITOR_KEYS.filter((key) => tabOf(key) === tab && key !== 'FondoLogin');
  for (const key of keys) {
    expect(await screen.findAllByText(texts.configuration.label[key])).not.toEqual([]);
  }
});

const jsonFile = (name: string, value: unknown) =>
  new File([JSON.stringify(value)], name, { type: 'application/json' });

it('a portal that nobody has set up opens its first steps by itself; each leads to what it lacks, the last reads the check', async () => {
  withoutPlaces();
  changeSettings({ Titulo: '', TerminosCondiciones: '', CuerpoEmail: '' });
  const user = await openAsAdministrator();
  await screen.findByRole('dialog', { name: 'Configuración' });
  expect(await dialog().findByText(/^[12] de 6 pasos listos$/)).toBeVisible();
  const portal = { level: 1, name: 'Resultados de laboratorio', hidden: true } as const;
  expect(screen.getByRole('heading', portal)).toBeInTheDocument();
  const step = (name: string) => within(dialog().getByRole('listitem', { name }));
  expect(step('Tipos de usuario').getByText('Listo')).toBeVisible();

  // The check's file is told in words, and one that is none as such.
  const item = dialog().getByRole('listitem', { name: 'Revisión de la instalación' });
  const check = within(item);
  const { origin } = window.location;
  const command = `node doctor.mjs ${origin} --user administrador --type 4 --json --out doctor.json`;
  expect(check.getByText(command)).toBeInTheDocument();
  const input = fileInput(item);
  await user.upload(input, jsonFile('reports.json', { paper: 1 }));
  expect(await check.findByRole('alert')).toHaveTextContent('El archivo no es el de la revisión');
  // A browser says nothing where the file that its field holds is picked again.
  expect(input.files).toHaveLength(0);
  const findings = [
    { name: 'Content-Security-Policy', state: 'stop', says: 'falta', todo: 'Póngala' },
    { name: 'getAreas', state: 'ok', says: 'bien' },
  ];
  await user.upload(input, jsonFile('doctor.json', { findings }));
  expect(await check.findByText('2 revisiones, 1 por mirar')).toBeVisible();
  expect(check.getByText('Póngala')).toBeVisible();
  expect(check.getByText(/La revisión encontró problemas/)).toBeVisible();

  await user.click(
    step('Nombre y color').getByRole('button', { name: 'Falta: Nombre del laboratorio' }),
  );
  await waitFor(() => {
    expect(dialog().getByRole('textbox', { name: 'Nombre del laboratorio' })).toHaveFocus();
  });
});
