import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { initI18n } from '@/i18n/init-i18n';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyDialog, lazyPart } from '@/ui/waiting/lazy-part';

const OFFLINE = /^No hay conexión a internet/;

function Part({ name }: { readonly name: string }) {
  return <p>{name} está aquí</p>;
}

function Dialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <div role="dialog" aria-label="Ventana">
      <button onClick={onClose}>Cerrar</button>
    </div>
  );
}

/** Loads fail until the network is back. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

function load<C>(component: C): () => Promise<C> {
  return () =>
    navigator.onLine ? Promise.resolve(component) : Promise.reject(new TypeError('no network'));
}

beforeAll(async () => {
  await initI18n('es');
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('D8: a part that was never loaded, opened offline', () => {
  it('says so in its place, and a retry loads it once the network is back', async () => {
    setOnline(false);
    const Lazy = lazyPart(load(Part));
    render(
      <MantineProvider>
        <Suspense fallback="…">
          <Lazy name="La parte" />
        </Suspense>
      </MantineProvider>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(OFFLINE);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(OFFLINE);
    setOnline(true);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('La parte está aquí')).toBeVisible();
  });

  it('a dialog says so over the screen that stays, and its button is the retry', async () => {
    setOnline(false);
    const Lazy = lazyDialog(load(Dialog));
    function Screen() {
      const { open, dialog } = useDialog((close) => <Lazy onClose={close} />);
      return (
        <MantineProvider>
          <Notifications />
          <button onClick={open}>Abrir</button>
          {dialog}
        </MantineProvider>
      );
    }
    render(<Screen />);
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Abrir' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(OFFLINE);
    expect(button).toHaveFocus();
    setOnline(true);
    await user.click(button);
    expect(await screen.findByRole('dialog', { name: 'Ventana' })).toBeVisible();
  });
});
