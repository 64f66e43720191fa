import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, onTestFinished, vi } from 'vitest';

import { changeSetting } from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';
import { choice, chooseArea, field, openMode } from '@tests/support/orders/search';

it('by id: document type, id, year and area', async () => {
  const { thisYear, user, search, expectSent } = await openMode('Identificación');
  const types = choice('Tipo de documento');
  const option = await within(types).findByRole('option', { name: /extranjería/i });
  expect(within(types).getAllByRole('option')[0]).toHaveTextContent('Cualquiera');
  await user.selectOptions(types, option);
  await user.type(field('Identificación'), '0052345678');
  expect(
    within(choice('Año'))
      .getAllByRole('option')
      .map((shown) => shown.textContent),
  ).toEqual([thisYear, thisYear - 1, thisYear - 2, thisYear - 3].map(String));
  await user.selectOptions(choice('Año'), String(thisYear - 2));
  const area = await chooseArea(user, 'Hematología');
  await search();
  await expectSent({
    documentType: Number(option.getAttribute('value')),
    patientId: '0052345678',
    year: thisYear - 2,
    area,
    onlyValidated: false,
  });
});

it('by id: a star with Enter, and any document type where the laboratory does not use them', async () => {
  changeSetting('ManejoTipoDocumento', 'False');
  const { thisYear, user, expectSent } = await openMode('Identificación');
  expect(screen.queryByRole('combobox', { name: 'Tipo de documento' })).not.toBeInTheDocument();
  await user.type(field('Identificación'), '*{Enter}');
  await expectSent({
    documentType: 0,
    patientId: '*',
    year: thisYear,
    area: 0,
    onlyValidated: false,
  });
});

it('by id: without the document types the search works for all of them', async () => {
  server.use(
    http.get(
      `${LABORATORY}/service/configuration/documenttypes`,
      () => new HttpResponse(null, { status: 404 }),
    ),
  );
  const { user, expectSent } = await openMode('Identificación');
  expect(await screen.findByText(/No se pudieron cargar los tipos de documento/)).toBeVisible();
  await user.type(field('Identificación'), '52345678{Enter}');
  await expectSent(expect.objectContaining({ documentType: 0, patientId: '52345678' }));
});

it.each([
  ['1.020-30', 'Solo dígitos o *'],
  ['AB 1', 'Solo dígitos o *'],
  [' ', 'Digite una identificación'],
])('by id: "%s" is refused beside the field and stays (D6)', async (typed, problem) => {
  const { user, bodies, search } = await openMode('Identificación');
  await user.type(field('Identificación'), typed);
  await search();
  expect(await screen.findByText(problem)).toBeVisible();
  expect(field('Identificación')).toHaveFocus();
  expect(field('Identificación')).toHaveAccessibleDescription(problem);
  expect(field('Identificación')).toHaveValue(typed);
  expect(bodies()).toEqual([]);
});

it('by id: the digits of a pasted id are offered, and sent only when asked', async () => {
  const { user, bodies, search, expectSent } = await openMode('Identificación');
  await user.click(field('Identificación'));
  await user.paste(' 1.020.304-5');
  await search();
  await user.click(await screen.findByRole('button', { name: 'Usar 10203045' }));
  expect(field('Identificación')).toHaveValue('10203045');
  expect(field('Identificación')).toHaveFocus();
  expect(screen.queryByText('Solo dígitos o *')).not.toBeInTheDocument();
  expect(bodies()).toEqual([]);
  await user.keyboard('{Enter}');
  await expectSent(expect.objectContaining({ patientId: '10203045' }));
});

it.each(['0', '2'])(
  'the year that stands there is searched, also after New Year (%s years back)',
  async (back) => {
    changeSetting('AniosConsultas', back);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-31T23:50:00-05:00') });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { user, search, bodies } = await openMode('Identificación');
    vi.setSystemTime(new Date('2027-01-01T00:10:00-05:00'));
    await user.type(field('Identificación'), '123');
    expect(choice('Año')).toHaveValue('2026');
    expect(within(choice('Año')).getByRole('option', { name: '2027' })).toBeVisible();
    await search();
    await waitFor(() => {
      expect(bodies()).toHaveLength(1);
    });
    expect(bodies()).toMatchObject([{ year: 2026 }]);
  },
);
