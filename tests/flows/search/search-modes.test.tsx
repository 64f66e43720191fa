import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import { today } from '@/lib/dates/dates';

import {
  changeSetting,
  changeSettings,
  FILTER,
  openDashboard,
  watchSearches,
} from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';
import { narrowScreen } from '@tests/support/page/screen-width';
import { choice, chooseArea, field, openMode, refill } from '@tests/support/orders/search';

const optionsOf = (name: string) =>
  within(choice(name))
    .getAllByRole('option')
    .map((shown) => shown.textContent);
const tabs = () => screen.getAllByRole('tab').map((found) => found.textContent);

it('by id: what is no id is refused beside the field and stays; document type, year and area are sent with its digits', async () => {
  const { thisYear, user, bodies, search, expectSent } = await openMode('Identificación');
  expect(tabs()).toEqual(['Fecha', 'Identificación', 'Nombres', 'Orden']);
  const id = () => field('Identificación');
  await refill(user, 'Identificación', ' 0.020.304-5');
  await search();
  expect(await screen.findByText('Solo dígitos o *')).toBeVisible();
  expect(id()).toHaveFocus();
  expect(id()).toHaveAccessibleDescription('Solo dígitos o *');
  expect(id()).toHaveValue(' 0.020.304-5');
  await user.click(screen.getByRole('button', { name: 'Usar 00203045' }));
  expect(id()).toHaveValue('00203045');
  expect(id()).toHaveFocus();
  expect(screen.queryByText('Solo dígitos o *')).not.toBeInTheDocument();
  expect(bodies()).toEqual([]);

  const types = choice('Tipo de documento');
  const option = await within(types).findByRole('option', { name: /extranjería/i });
  expect(optionsOf('Tipo de documento')[0]).toBe('Cualquiera');
  await user.selectOptions(types, option);
  expect(optionsOf('Año')).toEqual([0, 1, 2, 3].map((back) => String(thisYear - back)));
  await user.selectOptions(choice('Año'), String(thisYear - 2));
  const area = await chooseArea(user, 'Hematología');
  await search();
  const documentType = Number(option.getAttribute('value'));
  const year = thisYear - 2;
  const sent = { documentType, patientId: '00203045', year, area, onlyValidated: false };
  await expectSent(sent);

  // The year goes with its tab; a number is understood as it is printed.
  for (const name of ['Nombres', 'Identificación']) {
    await user.click(screen.getByRole('tab', { name }));
    expect(choice('Año')).toHaveDisplayValue(String(thisYear));
  }
  await refill(user, 'Identificación', '52.345.678');
  await search();
  await expectSent(sent, { ...sent, patientId: '52345678', year: thisYear, area: 0 });
});

it('the year that stands there is searched, also after New Year', async () => {
  changeSetting('AniosConsultas', '0');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T23:50:00-05:00') });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { user, search, expectSent } = await openMode('Identificación');
  vi.setSystemTime(new Date('2027-01-01T00:10:00-05:00'));
  await user.type(field('Identificación'), '123');
  expect(choice('Año')).toHaveValue('2026');
  expect(optionsOf('Año')).toContain('2027');
  await search();
  await expectSent(expect.objectContaining({ year: 2026 }));
});

it('by names: capitals while typing, wherever one types, sent without spaces around', async () => {
  const { thisYear, user, search, expectSent } = await openMode('Nombres');
  const name = field('Primer apellido');
  await user.type(name, 'weer');
  // Letters typed in the middle stay together, also when one becomes two.
  await user.type(name, 'ßb', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(name).toHaveValue('WESSBER');
  await refill(user, 'Primer apellido', 'ñungo ');
  await user.type(field('Primer nombre'), ' maría');
  await refill(user, 'Segundo nombre', 'de jesús');
  await refill(user, 'Segundo apellido', 'd’ávila');
  expect(field('Primer nombre')).toHaveValue(' MARÍA');
  expect(field('Segundo apellido')).toHaveValue('D’ÁVILA');
  const area = await chooseArea(user, 'Hematología');
  await search();
  await expectSent({
    ...{ name1: 'MARÍA', name2: 'DE JESÚS', lastName: 'ÑUNGO', surName: 'D’ÁVILA' },
    ...{ year: thisYear, area, onlyValidated: false },
  });
});

it('by names: one is needed; where nobody was found, other spellings and years are one touch away', async () => {
  server.use(http.patch(FILTER, () => new HttpResponse(null, { status: 204 })));
  const { thisYear: year, user, bodies, search, expectSent } = await openMode('Nombres');
  await search();
  const problem = 'Escriba al menos un nombre o un apellido.';
  expect(await screen.findByText(problem)).toBeVisible();
  expect(field('Primer nombre')).toHaveFocus();
  expect(field('Primer nombre')).toHaveAccessibleDescription(problem);
  expect(bodies()).toEqual([]);
  await refill(user, 'Primer apellido', 'peña');
  expect(screen.queryByText(problem)).not.toBeInTheDocument();

  // The form stays where nobody was found by it.
  await user.keyboard('{Enter}');
  expect(await screen.findByText('No se encontraron órdenes con estos filtros.')).toBeVisible();
  expect(field('Primer apellido')).toHaveValue('PEÑA');

  // What another search looked for stands in the place of the fields.
  await user.click(await screen.findByRole('button', { name: 'PENA' }));
  expect(await screen.findByText(`PENA, ${year}`)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Primer apellido' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: String(year - 1) }));
  await user.click(await screen.findByRole('button', { name: `Todos desde ${year - 3}` }));
  const names = { name1: '', name2: '', surName: '', area: 0, onlyValidated: false };
  await expectSent(
    { ...names, lastName: 'PEÑA', year },
    { ...names, lastName: 'PENA', year },
    { ...names, lastName: 'PENA', year: year - 1 },
    { ...names, lastName: 'PENA' },
  );
});

it('a laboratory without order numbers, document types and second names has no field for them', async () => {
  const names = ['DosNombresPaciente', 'DosApellidosPaciente'];
  const off = ['BusquedaOrden', 'ManejoTipoDocumento', ...names];
  changeSettings(Object.fromEntries(off.map((key) => [key, 'False'])));
  const { thisYear, user, expectSent } = await openMode('Identificación');
  expect(tabs()).toEqual(['Fecha', 'Identificación', 'Nombres']);
  expect(screen.queryByRole('combobox', { name: 'Tipo de documento' })).not.toBeInTheDocument();
  await user.type(field('Identificación'), '*{Enter}');
  const any = { documentType: 0, patientId: '*', year: thisYear, area: 0, onlyValidated: false };
  await expectSent(any);
  expect(await screen.findByText(/Este servidor no busca con \*/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Todos desde/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Nombres' }));
  await user.type(field('Primer nombre'), 'a{Enter}');
  const sent = { name1: 'A', name2: '', lastName: '', surName: '', year: thisYear };
  await expectSent(any, { ...sent, area: 0, onlyValidated: false });
  expect(screen.queryByRole('textbox', { name: /^Segundo/ })).not.toBeInTheDocument();
});

it('what was typed stays in another mode and after a failed search, and browsers keep none of it', async () => {
  server.use(http.patch(FILTER, () => new HttpResponse(null, { status: 400 })));
  const { user, search } = await openMode('Identificación');
  await user.type(field('Identificación'), 'A1');
  await chooseArea(user, 'Hematología');
  await search();
  expect(await screen.findByText('Solo dígitos o *')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Nombres' }));
  expect(choice('Área')).toHaveDisplayValue('Todas');
  await user.type(field('Primer apellido'), 'peña');
  for (const mode of ['Fecha', 'Orden', 'Identificación']) {
    await user.click(screen.getByRole('tab', { name: mode }));
    for (const box of screen.getAllByRole('textbox')) {
      expect(box).toHaveAttribute('autocomplete', 'off');
      expect(box).toHaveAttribute('spellcheck', 'false');
      expect(box).toHaveAttribute('translate', 'no');
    }
    for (const box of screen.getAllByRole('combobox')) {
      expect(box).toHaveAttribute('autocomplete', 'off');
    }
  }
  expect(field('Identificación')).toHaveValue('A1');
  expect(screen.queryByText('Solo dígitos o *')).not.toBeInTheDocument();

  await user.click(screen.getByRole('tab', { name: 'Nombres' }));
  await search();
  expect(await screen.findByText('No se pudieron cargar las órdenes')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Nombres' })).toHaveAttribute('aria-selected', 'true');
  expect(field('Primer apellido')).toHaveValue('PEÑA');
});

it('on a phone the modes are buttons; by order: what is no number is refused, never cut, the full one is shown', async () => {
  narrowScreen();
  const bodies = watchSearches();
  const user = await openDashboard(4);
  const modes = within(screen.getByRole('group', { name: 'Formas de buscar' }));
  const pressed = () =>
    modes
      .getAllByRole('button')
      .map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-pressed')]);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  const ways = ['fecha', 'identificación', 'paciente', 'orden'].map((way) => `Buscar por ${way}`);
  expect(pressed()).toEqual(ways.map((way, at) => [way, String(at === 0)]));
  await user.click(modes.getByRole('button', { name: 'Buscar por orden' }));
  expect(pressed()).toEqual(ways.map((way, at) => [way, String(at === 3)]));

  const order = () => field('Número de orden');
  await user.type(order(), '12345{Enter}');
  const problem = /^Faltan dígitos\. Escriba hasta 4 .* 6 .* 8 .* o 12/;
  expect(await screen.findByText(problem)).toBeVisible();
  expect(order()).toHaveFocus();
  expect(order()).toBeInvalid();
  expect(order()).toHaveValue('12345');
  expect(bodies()).toEqual([]);

  const year = today().year - 1;
  await user.selectOptions(choice('Año'), String(year));
  await refill(user, 'Número de orden', '03150007');
  expect(order()).toHaveAccessibleDescription(`Se buscará la orden ${year}03150007`);
  const area = await chooseArea(user, 'Hematología');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  await waitFor(() => {
    expect(bodies()).toEqual([{ order: `${year}03150007`, area, onlyValidated: false }]);
  });
});
