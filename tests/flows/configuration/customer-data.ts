import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { openConfiguration } from '@tests/support/administration/administration';

/** The preview's name on a wide screen. */
export const PREVIEW = 'Inicio de sesión: Paciente, Computador';

/** `/datacustomers` by the link in the configuration dialog. */
export async function openCustomerData(): Promise<UserEvent> {
  const user = await openConfiguration();
  await user.click(screen.getByRole('link', { name: 'Fondo y vista previa del inicio de sesión' }));
  await screen.findByRole('heading', { level: 1, name: 'Datos del cliente' });
  return user;
}

/** The document that the login is drawn into. */
export function previewDocument(): Document {
  const frame = screen.getByTitle<HTMLIFrameElement>(PREVIEW);
  if (frame.contentDocument === null) throw new Error('the preview has no document');
  return frame.contentDocument;
}

export const preview = () => within(previewDocument().body);
export const field = (name: string) => screen.getByRole('textbox', { name });
export const picture = (name: string) => within(screen.getByRole('group', { name }));

export function type(name: string, value: string): void {
  fireEvent.change(field(name), { target: { value } });
}

/** Drops files as from a folder's window. */
export function drop(name: string, ...files: File[]): void {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  const dataTransfer = { files, items, types: ['Files'] };
  fireEvent.drop(screen.getByRole('group', { name }), { dataTransfer });
}

export const save = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: 'Guardar' }));

/** Waits for the word that everything is stored. */
export const findSaved = () => screen.findByText('Los datos quedaron guardados.');
