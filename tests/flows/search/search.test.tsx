import { screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import {
  changeSetting,
  FILTER,
  openDashboard,
  RESULTS,
  watchSearches,
} from '@tests/support/orders/dashboard';
import { LABORATORY, server } from '@tests/support/environment/laboratory';

const field = (name: string) => screen.getByRole('textbox', { name });
const search = () => screen.getByRole('button', { name: 'Buscar' });

async function rewrite(
  user: Awaited<ReturnType<typeof openDashboard>>,
  name: string,
  text: string,
) {
  await user.clear(field(name));
  if (text !== '') await user.type(field(name), text);
}

it('a range search sends exactly its days, area and onlyValidated, on the button and on Enter', async () => {
  // The form stays where nothing was found, whatever orders the demo laboratory has of these days.
  server.use(http.patch(FILTER, () => HttpResponse.json([])));
  const bodies = watchSearches();
  const user = await openDashboard(1);
  expect(screen.getByRole('tab', { name: 'Fecha' })).toHaveAttribute('aria-selected', 'true');
  expect(bodies()).toEqual([]);
  await rewrite(user, 'Fecha inicial', '02/03/2026');
  await rewrite(user, 'Fecha final', '15/04/2026');
  await user.click(search());
  await waitFor(() => {
    expect(bodies()).toEqual([
      { dateNumberInit: 20260302, dateNumberEnd: 20260415, area: 0, onlyValidated: true },
    ]);
  });
  await rewrite(user, 'Fecha final', '16/04/2026{Enter}');
  await waitFor(() => {
    expect(bodies()).toHaveLength(2);
  });
});

it('starts with the last 30 days and offers all areas first', async () => {
  await openDashboard(4);
  const days = ['Fecha inicial', 'Fecha final'].map((name) =>
    dayjs((field(name).getAttribute('value') ?? '').split('/').reverse().join('-')),
  );
  expect(days[1]?.diff(days[0], 'day')).toBe(30);
  const area = screen.getByRole('combobox', { name: 'Área' });
  expect(await within(area).findByRole('option', { name: 'Hematología' })).toBeInTheDocument();
  expect(within(area).getAllByRole('option')[0]).toHaveTextContent('Todas');
});

it('the chosen area is searched and its results are asked for', async () => {
  const bodies = watchSearches();
  const asked = new Set<string>();
  server.use(
    http.get(RESULTS, ({ params }) => {
      asked.add(String(params['area']));
    }),
  );
  const user = await openDashboard(4);
  await rewrite(user, 'Fecha inicial', '01/01/2020');
  const area = screen.getByRole('combobox', { name: 'Área' });
  const option = await within(area).findByRole('option', { name: 'Hematología' });
  await user.selectOptions(area, option);
  await user.click(search());
  const list = await screen.findByRole('listbox', { name: 'Órdenes' });
  const id = Number(option.getAttribute('value'));
  expect(bodies()).toEqual([expect.objectContaining({ area: id, onlyValidated: false })]);
  const [first] = within(list).getAllByRole('option');
  if (first !== undefined) await user.click(first);
  await waitFor(() => {
    expect([...asked]).toEqual([String(id)]);
  });
});

it.each<[string, string, [field: string, text: string]]>([
  [
    '31/02/2026',
    '15/04/2026',
    ['Fecha inicial', 'La fecha no es válida. Escríbala como DD/MM/AAAA.'],
  ],
  [
    '2026/1/5',
    '15/04/2026',
    ['Fecha inicial', 'La fecha no es válida. Escríbala como DD/MM/AAAA.'],
  ],
  [
    '16/04/2026',
    '15/04/2026',
    ['Fecha inicial', 'La fecha inicial no puede ser posterior a la final.'],
  ],
  ['16/04/2026', '15/04/2999', ['Fecha final', 'La fecha no puede ser posterior a hoy.']],
  ['', '', ['Fecha inicial', 'Elija la fecha.']],
])(
  'from "%s" to "%s" is refused beside the field, and what was typed stays',
  async (start, end, [wrong, text]) => {
    const bodies = watchSearches();
    const user = await openDashboard(1);
    await rewrite(user, 'Fecha inicial', start);
    await rewrite(user, 'Fecha final', end);
    await user.click(search());
    expect(await screen.findByText(text)).toBeVisible();
    expect(field(wrong)).toHaveFocus();
    expect(field(wrong)).toBeInvalid();
    expect(field(wrong)).toHaveAccessibleDescription(text);
    expect(field('Fecha inicial')).toHaveValue(start);
    expect(field('Fecha final')).toHaveValue(end);
    expect(bodies()).toEqual([]);
  },
);

it('a start after the end is forgiven as soon as the end is mended', async () => {
  const user = await openDashboard(1);
  await rewrite(user, 'Fecha inicial', '16/04/2026');
  await rewrite(user, 'Fecha final', '15/04/2026{Enter}');
  expect(await screen.findByText(/no puede ser posterior a la final/)).toBeVisible();
  await rewrite(user, 'Fecha final', '17/04/2026');
  expect(field('Fecha inicial')).toBeValid();
});

it('an empty side is filled from the other, in the field too', async () => {
  const bodies = watchSearches();
  const user = await openDashboard(1);
  await rewrite(user, 'Fecha inicial', '');
  await rewrite(user, 'Fecha final', '15/04/2026');
  await user.click(search());
  await waitFor(() => {
    expect(bodies()).toEqual([
      expect.objectContaining({ dateNumberInit: 20260415, dateNumberEnd: 20260415 }),
    ]);
  });
  expect(field('Fecha inicial')).toHaveValue('15/04/2026');
});

it.each([
  ['Todos', {}],
  ['Validados', { statetest: 4 }],
  ['Pendientes', { statetest: 0 }],
])('a range of tests in the state "%s" is sent as %j', async (state, sent) => {
  const bodies = watchSearches();
  const user = await openDashboard(4);
  await rewrite(user, 'Fecha inicial', '02/03/2026');
  await rewrite(user, 'Fecha final', '15/04/2026');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), state);
  await user.click(search());
  const range = { dateNumberInit: 20260302, dateNumberEnd: 20260415 };
  await waitFor(() => {
    expect(bodies()).toEqual([{ ...range, ...sent, area: 0, onlyValidated: false }]);
  });
});

it('without ranges one day is searched, today first', async () => {
  changeSetting('FiltroRangoFecha', 'false');
  const bodies = watchSearches();
  const user = await openDashboard(1);
  expect(screen.queryByRole('textbox', { name: 'Fecha inicial' })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Estado' })).not.toBeInTheDocument();
  await rewrite(user, 'Fecha', '02/03/2026');
  await user.click(search());
  await waitFor(() => {
    expect(bodies()).toEqual([{ dateNumber: 20260302, area: 0, onlyValidated: true }]);
  });
});

it('a day can be picked from the Spanish calendar', async () => {
  const user = await openDashboard(1);
  await rewrite(user, 'Fecha inicial', '02/03/2026');
  await user.click(screen.getByRole('button', { name: 'Abrir calendario de inicio' }));
  // Without a layout its button counts as scrolled out of sight, and the calendar hides with it.
  const day = { name: '17 marzo 2026', hidden: true };
  await user.click(await screen.findByRole('button', day));
  expect(field('Fecha inicial')).toHaveValue('17/03/2026');
});

it('no calendar offers a day to come (§5, Date search)', async () => {
  const user = await openDashboard(1);
  const today = dayjs(
    (field('Fecha final').getAttribute('value') ?? '').split('/').reverse().join('-'),
  );
  await user.click(screen.getByRole('button', { name: 'Abrir calendario de fin' }));
  const dayOf = (date: dayjs.Dayjs) => date.locale('es').format('D MMMM YYYY');
  expect(await screen.findByRole('button', { name: dayOf(today), hidden: true })).toBeEnabled();
  // In sight unless it is of the next month.
  const tomorrow = { name: dayOf(today.add(1, 'day')), hidden: true };
  for (const day of screen.queryAllByRole('button', tomorrow)) expect(day).toBeDisabled();
  const next = { name: 'Mes siguiente', hidden: true };
  expect(screen.getByRole('button', next)).toBeDisabled();
});

it('without the list of areas the search still works and the list can be asked for again', async () => {
  let isBroken = true;
  server.use(
    http.get(`${LABORATORY}/lis/api/areas/filter/state/true`, () =>
      isBroken ? new HttpResponse(null, { status: 404 }) : undefined,
    ),
  );
  const user = await openDashboard(1);
  expect(await screen.findByText(/No se pudieron cargar las áreas/)).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('option', { name: 'Hematología' })).toBeInTheDocument();
});

it('search fields keep browsers, checkers and translators out (C9, K5)', async () => {
  await openDashboard(1);
  for (const name of ['Fecha inicial', 'Fecha final']) {
    expect(field(name)).toHaveAttribute('autocomplete', 'off');
    expect(field(name)).toHaveAttribute('spellcheck', 'false');
    expect(field(name)).toHaveAttribute('translate', 'no');
  }
});
