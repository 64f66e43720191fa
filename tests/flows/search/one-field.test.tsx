import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { addDays, dayNumber } from '@/domain/base/day';
import { today } from '@/lib/dates/dates';
import { presentFocus } from '@/ui/dialog/present-focus';

import { FILTER, openDashboard, watchSearches, wireOrder } from '@tests/support/orders/dashboard';
import { server } from '@tests/support/environment/laboratory';

const NAME = 'Orden, documento, nombre o fecha';
const oneField = () => screen.getByRole('combobox', { name: NAME });

async function open(found: readonly object[] = []) {
  server.use(http.patch(FILTER, () => HttpResponse.json(found)));
  const bodies = watchSearches();
  const user = await openDashboard(4);
  return { user, bodies };
}

/** What the field says it understood. */
async function readings(): Promise<readonly (string | null)[]> {
  const list = await screen.findByRole('listbox', { name: 'Qué se puede buscar', hidden: true });
  return within(list)
    .getAllByRole('option', { hidden: true })
    .map((option) => option.textContent);
}

/** Types as a barcode reader does: one key every ten milliseconds, wherever the focus is. */
function scan(text: string, end = 'Enter'): void {
  let time = performance.now() + 1_000;
  for (const key of Array.from(text).concat(end)) {
    const target = presentFocus() ?? document.body;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: (time += 10) });
    const goesOn = fireEvent(target, event);
    if (goesOn && key.length === 1 && target instanceof HTMLInputElement) {
      fireEvent.input(target, { target: { value: target.value + key } });
    }
  }
}

it('says what it understood, and Enter searches what is marked', async () => {
  const { user, bodies } = await open();
  await user.type(oneField(), '52345678');
  expect(await readings()).toEqual(['Documento 52345678']);
  await user.keyboard('{Enter}');
  await waitFor(() => {
    expect(bodies()).toEqual([
      { documentType: 0, patientId: '52345678', area: 0, onlyValidated: false },
    ]);
  });
  // The next one takes its place.
  await user.keyboard('9');
  expect(oneField()).toHaveValue('9');
});

it('lets the person choose where a text can mean several things', async () => {
  const { user, bodies } = await open();
  const now = String(dayNumber(today()));
  await user.type(oneField(), '12');
  expect(await readings()).toEqual([`Orden ${now}0012`, 'Documento 12']);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => {
    expect(bodies()).toEqual([{ documentType: 0, patientId: '12', area: 0, onlyValidated: false }]);
  });
});

it('says that it understands nothing, and searches nothing', async () => {
  const { user, bodies } = await open();
  await user.type(oneField(), 'x1{Enter}');
  expect(await screen.findByText(/^No se entiende/)).toBeVisible();
  expect(oneField()).toBeInvalid();
  await user.clear(oneField());
  expect(screen.queryByText(/^No se entiende/)).not.toBeInTheDocument();
  expect(bodies()).toEqual([]);
});

it('the keys of the search lead to it from anywhere but a field', async () => {
  const { user } = await open();
  await user.keyboard('/');
  expect(oneField()).toHaveFocus();
  expect(oneField()).toHaveValue('');
  await user.keyboard('/');
  expect(oneField()).toHaveValue('/');
  await user.click(screen.getByRole('tab', { name: 'Nombres' }));
  await user.keyboard('{Control>}k{/Control}');
  expect(oneField()).toHaveFocus();
});

it.each([
  ['in full', '202611170001', { order: '202611170001' }],
  ['with the prefix of GS1-128', ']C1202611170001', { order: '202611170001' }],
  ['of a document', '1023456789', { documentType: 0, patientId: '1023456789' }],
  [
    'of the old Colombian card',
    `0230419872PubDSK_1${'0'.repeat(14)}52345678NUNEZROJASANA0F19850312`,
    { documentType: 0, patientId: '52345678' },
  ],
])('a scan %s is searched at once, wherever the focus is', async (_case, code, criteria) => {
  const { bodies } = await open();
  scan(code);
  await waitFor(() => {
    expect(bodies()).toEqual([{ ...criteria, area: 0, onlyValidated: false }]);
  });
});

it('a scan presses no button, leaves the text of other fields, and may end with a tab', async () => {
  const { user, bodies } = await open([
    wireOrder('202603010001', 'Ana'),
    wireOrder('202603010002', 'Beto'),
  ]);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  const filter = await screen.findByRole('searchbox', { name: 'Filtrar órdenes' });
  await user.type(filter, 'ana');
  expect(bodies()).toHaveLength(1);
  scan('202611170001', 'Tab');
  await waitFor(() => {
    expect(bodies()).toHaveLength(2);
  });
  screen.getByRole('button', { name: 'Cambiar' }).focus();
  scan('202611170002');
  await waitFor(() => {
    expect(bodies()).toHaveLength(3);
  });
  expect(screen.getByRole('button', { name: 'Cambiar' })).toBeVisible();
  expect(screen.getByText('Orden 202611170002', { selector: 'span' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cambiar' }));
  // What was pressed has gone; its fields are there.
  expect(screen.getByRole('textbox', { name: 'Fecha inicial' })).toHaveFocus();
});

it('a scan that may mean several things waits for a choice', async () => {
  const { bodies } = await open();
  scan('20261117');
  expect(oneField()).toHaveFocus();
  expect(await readings()).toEqual(['Documento 20261117', 'Fecha 17/11/2026']);
  expect(bodies()).toEqual([]);
});

it('a scan of 5 kB is refused in words, and shown in part at the most', async () => {
  const { bodies } = await open();
  scan('7'.repeat(5_000));
  expect(await screen.findByText(/^No se entiende/)).toBeVisible();
  expect(oneField()).toHaveValue('7'.repeat(100));
  expect(bodies()).toEqual([]);
});

it('a scan into the field of a way to search goes there', async () => {
  const { user, bodies } = await open();
  await user.click(screen.getByRole('tab', { name: 'Identificación' }));
  await user.click(screen.getByRole('textbox', { name: 'Identificación' }));
  scan('1023456789');
  expect(screen.getByRole('textbox', { name: 'Identificación' })).toHaveValue('1023456789');
  expect(oneField()).toHaveValue('');
  expect(bodies()).toEqual([]);
});

it('behind an open dialog a scan changes nothing', async () => {
  const { user, bodies } = await open();
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  await screen.findByRole('dialog');
  scan('202611170001');
  expect(bodies()).toEqual([]);
});

/** Searches by names and finds nobody. */
async function findNobody(user: UserEvent, lastName: string): Promise<void> {
  await user.click(screen.getByRole('tab', { name: 'Nombres' }));
  await user.type(screen.getByRole('textbox', { name: 'Primer apellido' }), `${lastName}{Enter}`);
}

it('where nobody was found, other spellings and years are one touch away', async () => {
  const { user, bodies } = await open();
  const { year } = today();
  await findNobody(user, 'nunez');
  await user.click(await screen.findByRole('button', { name: 'NÚÑEZ' }));
  await user.click(await screen.findByRole('button', { name: String(year - 1) }));
  await user.click(await screen.findByRole('button', { name: `Todos desde ${year - 3}` }));
  const names = { name1: '', name2: '', surName: '', area: 0, onlyValidated: false };
  await waitFor(() => {
    expect(bodies()).toEqual([
      { ...names, lastName: 'NUNEZ', year },
      { ...names, lastName: 'NÚÑEZ', year },
      { ...names, lastName: 'NÚÑEZ', year: year - 1 },
      { ...names, lastName: 'NÚÑEZ' },
    ]);
  });
});

it('the last days are one touch away, and say which of them is shown', async () => {
  const { user, bodies } = await open();
  const end = today();
  await user.click(screen.getByRole('button', { name: '3 días' }));
  expect(screen.getByRole('button', { name: '3 días' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Hoy' }));
  const span = (days: number) => ({
    dateNumberInit: dayNumber(addDays(end, 1 - days)),
    dateNumberEnd: dayNumber(end),
    area: 0,
    onlyValidated: false,
  });
  await waitFor(() => {
    expect(bodies()).toEqual([span(3), span(1)]);
  });
});
