import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';

import { dayNumber } from '@/domain/base/day';
import { today } from '@/lib/dates/dates';
import { presentFocus } from '@/ui/dialog/present-focus';

import { FILTER, openDashboard, watchSearches, wireOrder } from '@tests/support/orders/dashboard';
import { openFilter } from '@tests/support/orders/search';
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

/** What readers type, `user.clear` does not know of. */
const empty = () => fireEvent.input(oneField(), { target: { value: '' } });

/** Types as a barcode reader does: one key every ten milliseconds, or slower, wherever the focus is. */
function scan(text: string, end = 'Enter', gap = 10): void {
  let time = performance.now() + 1_000;
  for (const key of Array.from(text).concat(end)) {
    const target = presentFocus() ?? document.body;
    const event = new KeyboardEvent('keydown', {
      ...{ key, code: key, bubbles: true, cancelable: true },
    });
    Object.defineProperty(event, 'timeStamp', { value: (time += gap) });
    const goesOn = fireEvent(target, event);
    const field = presentFocus();
    if (goesOn && key.length === 1 && field instanceof HTMLInputElement) {
      fireEvent.input(field, { target: { value: field.value + key } });
    }
  }
}

it('says what it understood; Enter searches what is marked, and nothing where nothing is understood', async () => {
  const { user, bodies } = await open();
  await user.keyboard('/');
  expect(oneField()).toHaveFocus();
  expect(oneField()).toHaveValue('');
  await user.keyboard('/');
  expect(oneField()).toHaveValue('/');
  await user.clear(oneField());

  await user.paste('52345678');
  expect(await readings()).toEqual(['Documento 52345678']);
  await user.keyboard('{Enter}');
  const document = { documentType: 0, patientId: '52345678', area: 0, onlyValidated: false };
  await waitFor(() => {
    expect(bodies()).toEqual([document]);
  });

  // The next one takes its place, and can mean several things.
  await user.keyboard('12');
  expect(oneField()).toHaveValue('12');
  expect(await readings()).toEqual([`Orden ${dayNumber(today())}0012`, 'Documento 12']);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => {
    expect(bodies()).toEqual([document, { ...document, patientId: '12' }]);
  });

  await user.keyboard('x1{Enter}');
  expect(await screen.findByText(/^No se entiende/)).toBeVisible();
  expect(oneField()).toBeInvalid();
  await user.clear(oneField());
  expect(screen.queryByText(/^No se entiende/)).not.toBeInTheDocument();
  expect(bodies()).toHaveLength(2);
  screen.getByRole('button', { name: /^Cambiar: / }).focus();
  await user.keyboard('{Control>}k{/Control}');
  expect(oneField()).toHaveFocus();

  // Another spelling is searched in its place.
  server.use(http.patch(FILTER, () => new HttpResponse(null, { status: 204 })));
  await user.keyboard('pena{Enter}');
  const spelling = await screen.findByRole('button', { name: 'PEÑA' });
  expect(oneField()).toHaveValue('pena');
  await user.click(spelling);
  expect(oneField()).toHaveValue('');
});

it('a scan is searched at once, presses no button, leaves the text of other fields, and may end with a tab', async () => {
  const { user, bodies } = await open([
    wireOrder('202603010001', 'Ana'),
    wireOrder('202603010002', 'Beto'),
  ]);
  scan(']C1202611170000');
  const found = (order: string) => ({ order, area: 0, onlyValidated: false });
  await waitFor(() => {
    expect(bodies()).toEqual([found('202611170000')]);
  });
  const filter = await openFilter(user);
  await user.type(filter, 'ana');
  scan('202611170001', 'Tab');
  await waitFor(() => {
    expect(bodies().slice(1)).toEqual([found('202611170001')]);
  });
  screen.getByRole('button', { name: /^Cambiar: / }).focus();
  scan('202611170002');
  await waitFor(() => {
    expect(bodies().slice(2)).toEqual([found('202611170002')]);
  });
  expect(screen.getByText('Orden 202611170002', { selector: 'span' })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^Orden 2026/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Cambiar: / }));
  expect(screen.getByRole('textbox', { name: 'Fecha inicial' })).toBeVisible();
});

it('what a slow reader types outside of fields goes whole into the one field, and presses no button', async () => {
  const { bodies } = await open([wireOrder('202603010001', 'Ana')]);
  scan('202611170000', 'Enter', 80);
  const found = (order: string) => ({ order, area: 0, onlyValidated: false });
  await waitFor(() => {
    expect(bodies()).toEqual([found('202611170000')]);
  });
  for (const code of ['f52345678', '52f345678', '52345678f']) {
    screen.getByRole('button', { name: /^Cambiar: / }).focus();
    scan(code, 'Escape', 80);
    expect(oneField(), code).toHaveValue(code);
    empty();
  }
  expect(bodies()).toHaveLength(1);
});

it('a scan that may mean several things, nothing, or belongs elsewhere searches nothing', async () => {
  const { user, bodies } = await open();
  scan('7'.repeat(300));
  expect(await screen.findByText(/^No se entiende/)).toBeVisible();
  expect(oneField()).toHaveValue('7'.repeat(100));
  empty();
  await user.click(document.body);
  scan('20261117');
  expect(oneField()).toHaveFocus();
  expect(await readings()).toEqual(['Documento 20261117', 'Fecha 17/11/2026']);
  empty();

  await user.click(screen.getByRole('tab', { name: 'Identificación' }));
  const id = screen.getByRole('textbox', { name: 'Identificación' });
  await user.click(id);
  scan('1023456789');
  expect(id).toHaveValue('1023456789');
  expect(oneField()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  await screen.findByRole('dialog');
  scan('202611170001');
  expect(bodies()).toEqual([]);
});
