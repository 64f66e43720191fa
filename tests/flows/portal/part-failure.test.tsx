// A part that cannot be loaded or drawn takes neither its screen nor what is typed there with it.
import { Providers } from '@/app/start/providers';
import { lazyDialog, lazyPart } from '@/ui/waiting/lazy-part';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Suspense, useState, type ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { initI18n } from '@/i18n/init-i18n';

interface DialogProps {
  readonly onClose: () => void;
}

function Throwing(): never {
  throw new Error('secreto del paciente');
}

function Ready() {
  return <p>Ya abrió</p>;
}

const OFFLINE = /^No hay conexión a internet/;
const FAILURES = [
  ['is gone after a deployment', () => Promise.reject(new Error('404')), /^Hay una versión nueva/],
  ['throws', () => Promise.resolve(Throwing), /^Esta parte no se pudo mostrar/],
] as const;

/** A form with a dialog of its own. */
function Form({ Dialog }: { readonly Dialog: ComponentType<DialogProps> }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <label>
        Orden <input />
      </label>
      <button
        type="button"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        Ayuda
      </button>
      <Suspense fallback={null}>{isOpen && <Dialog onClose={close} />}</Suspense>
    </>
  );
}

function open(form: React.ReactElement): void {
  render(<Providers>{form}</Providers>);
  fireEvent.change(screen.getByLabelText('Orden'), { target: { value: '2026' } });
}

function openPart(load: () => Promise<ComponentType>): void {
  const Part = lazyPart(load);
  open(
    <>
      <Form Dialog={() => null} />
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>,
  );
}

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await initI18n('es');
});

it.each(FAILURES)('a part that %s says so in its place', async (_case, load, title) => {
  openPart(load);
  const alert = await screen.findByRole('alert', { name: title });
  expect(within(alert).getByRole('button', { name: 'Recargar la página' })).toBeVisible();
  expect(alert).not.toHaveTextContent('secreto');
  expect(screen.getByLabelText('Orden')).toHaveValue('2026');
});

it.each(FAILURES)(
  'a dialog that %s leaves a word, and every press says it',
  async (_case, load, title) => {
    open(<Form Dialog={lazyDialog<DialogProps>(load)} />);
    for (let press = 0; press < 2; press += 1) {
      fireEvent.click(screen.getByRole('button', { name: 'Ayuda' }));
      const told = await screen.findByText(title);
      expect(told).toBeVisible();
      expect(screen.getByRole('button', { name: 'Recargar la página' })).toBeVisible();
      expect(screen.getByLabelText('Orden')).toHaveValue('2026');
    }
  },
);

/** Loads once the network is back. */
function loadOnline(): Promise<typeof Ready> {
  return navigator.onLine ? Promise.resolve(Ready) : Promise.reject(new TypeError('no network'));
}

it('a part that was never loaded, opened offline, says so in its place, and a retry loads it once the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  openPart(loadOnline);
  expect(await screen.findByRole('alert')).toHaveTextContent(OFFLINE);
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(OFFLINE);
  online.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Ya abrió')).toBeVisible();
});

it('a dialog that could not be loaded offline blames the network, and its button opens it once it is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(<Form Dialog={lazyDialog<DialogProps>(loadOnline)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Ayuda' }));
  expect(await screen.findByText(OFFLINE)).toBeVisible();
  expect(screen.queryByText(/^Hay una versión nueva/)).toBeNull();
  online.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: 'Ayuda' }));
  expect(await screen.findByText('Ya abrió')).toBeVisible();
});
