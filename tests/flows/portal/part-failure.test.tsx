// A part that cannot be loaded or drawn takes neither its screen nor what is typed there with it (D2, D3).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  await initI18n('es');
});

it.each(FAILURES)('a part that %s says so in its place (D2, D3)', async (_case, load, title) => {
  const Part = lazyPart(load);
  open(
    <>
      <Form Dialog={() => null} />
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>,
  );
  const alert = await screen.findByRole('alert', { name: title });
  expect(within(alert).getByRole('button', { name: 'Recargar la página' })).toBeVisible();
  expect(alert).not.toHaveTextContent('secreto');
  expect(screen.getByLabelText('Orden')).toHaveValue('2026');
});

it.each(FAILURES)(
  'a dialog that %s leaves a word, and every press says it (D2, D3)',
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

it('a dialog that could not be loaded offline blames the network, and opens once it is back (D3)', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(() => Promise.resolve(Ready));
  load.mockRejectedValueOnce(new Error('offline'));
  open(<Form Dialog={lazyDialog<DialogProps>(load)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Ayuda' }));
  expect(await screen.findByText(/^No hay conexión a internet/)).toBeVisible();
  expect(screen.queryByText(/^Hay una versión nueva/)).toBeNull();
  online.mockRestore();
  fireEvent.click(screen.getByRole('button', { name: 'Ayuda' }));
  expect(await screen.findByText('Ya abrió')).toBeVisible();
});

/** What may take the whole screen: the screens themselves, and the watch without which no session may go on. */
const SCREENS = [
  'CustomerDataPage',
  'DashboardRoute',
  'PrintRoute',
  'ResetPage',
  'RoutedPortal',
  'SessionWatch',
  'TemplatesRoute',
  'UserProfileRoute',
];

it('only screens take the screen when they fail; everything else is a part of its own (D2)', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(join('src', name), 'utf8')] as const);
  const screens = sources.flatMap(([, text]) =>
    [...text.matchAll(/const (\w+) = lazyScreen\(/g)].map(([, name = '']) => name),
  );
  expect(screens.filter((name) => !['Part', 'Dialog'].includes(name)).toSorted()).toEqual(SCREENS);
  const rest = sources.filter(
    ([name, text]) => name !== join('ui', 'waiting', 'lazy-part.tsx') && /\blazy\(/.test(text),
  );
  expect(rest.map(([name]) => name)).toEqual([]);
});
