import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

import { today } from '@/lib/dates/dates';

import { openDashboard, watchSearches } from './dashboard';

export const field = (name: string) => screen.getByRole('textbox', { name });
export const choice = (name: string) => screen.getByRole('combobox', { name });

/** Opens the dashboard of a laboratory user at a search mode, watching what is searched. */
export async function openMode(mode: string) {
  const bodies = watchSearches();
  const user = await openDashboard(4);
  await user.click(screen.getByRole('tab', { name: mode }));
  return {
    user,
    bodies,
    /** The year that a search starts with. */
    thisYear: today().year,
    search: () => user.click(screen.getByRole('button', { name: 'Buscar' })),
    /** Waits until these, and no others, were searched. */
    expectSent: (...expected: readonly unknown[]) =>
      waitFor(() => {
        expect(bodies()).toEqual(expected);
      }),
  };
}

/** Writes a text into a field, in the place of what stands there. */
export async function refill(user: UserEvent, name: string, text: string): Promise<void> {
  await user.clear(field(name));
  if (text !== '') await user.paste(text);
}

/** Chooses an area once the list is there; gives its id. */
export async function chooseArea(user: UserEvent, name: string): Promise<number> {
  const option = await within(choice('Área')).findByRole('option', { name });
  await user.selectOptions(choice('Área'), option);
  return Number(option.getAttribute('value'));
}

/** Brings back the fields of the search where they made room for the orders. */
export async function unfoldForm(user: UserEvent): Promise<void> {
  const change = screen.queryByRole('button', { name: /^Cambiar ?: /, expanded: false });
  if (change !== null) await user.click(change);
}

/** Searches the last days by their button, which stands above the fields. */
export async function pressDays(user: UserEvent, name: string): Promise<void> {
  await unfoldForm(user);
  await user.click(screen.getByRole('button', { name }));
}

/** Opens the menu of who is signed in. */
export const openUserMenu = async (user: UserEvent): Promise<void> =>
  user.click(await screen.findByRole('button', { name: /^Menú: / }));

/** Opens the menu of the list. */
export const openMore = async (user: UserEvent): Promise<void> =>
  user.click(await screen.findByRole('button', { name: 'Más opciones de la lista' }));

/** The field that narrows the list, asked for in its menu. */
export async function openFilter(user: UserEvent): Promise<HTMLElement> {
  await openMore(user);
  await user.click(screen.getByRole('button', { name: 'Filtrar esta lista' }));
  return screen.findByRole('searchbox', { name: 'Filtrar órdenes' });
}

/** Searches for what stands in the fields. */
export async function pressSearch(user: UserEvent): Promise<void> {
  await unfoldForm(user);
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
}
