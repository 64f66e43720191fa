import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { openConfiguration } from '@tests/support/administration/administration';

/** The template editor of the administrator, at a section of its form. */
export async function openEditor(section = 'Textos') {
  const user = await openConfiguration();
  await user.click(screen.getByRole('link', { name: /Plantillas del informe/ }));
  await screen.findByRole('heading', { level: 1, name: 'Plantillas del informe' });
  const rail = screen.queryByRole('navigation', { name: 'Secciones de la plantilla' });
  if (rail !== null) fireEvent.click(within(rail).getByRole('button', { name: section }));
  return user;
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const END = 'Fin del informe, Español';

export function write(input: HTMLElement, value: string): void {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}

/** An entry of the menu of what can be done with the whole template. */
export async function chooseInMenu(user: UserEvent, name: string): Promise<void> {
  const entry = screen.queryByRole('button', { name });
  if (entry === null) await user.click(screen.getByRole('button', { name: 'Plantilla' }));
  await user.click(await screen.findByRole('button', { name }));
}
