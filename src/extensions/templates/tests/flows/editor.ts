import { fireEvent, screen } from '@testing-library/react';

import { openConfiguration } from '@tests/support/administration/administration';

/** The template editor of the administrator, all its groups unfolded. */
export async function openEditor() {
  const user = await openConfiguration();
  await user.click(screen.getByRole('link', { name: /Plantillas del informe/ }));
  await screen.findByRole('heading', { level: 1, name: 'Plantillas del informe' });
  for (const group of document.querySelectorAll('details')) group.open = true;
  return user;
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const END = 'Fin del informe, Español';

export function write(input: HTMLElement, value: string): void {
  fireEvent.change(input, { target: { value } });
  fireEvent.blur(input);
}
