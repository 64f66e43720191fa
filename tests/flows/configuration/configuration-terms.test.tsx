// @vitest-environment jsdom

import { act, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, expect, it } from 'vitest';

import { openConfiguration } from '@tests/support/administration/administration-tab';
import { changeSetting } from '@tests/support/orders/dashboard';
import { closeLaboratory, LABORATORY, server } from '@tests/support/environment/laboratory';
import { hostileParts, paste, quillOf } from '@tests/support/administration/rich-text';

interface Sent {
  readonly key: string;
  readonly value: unknown;
}

/** What the portal saves from now on. */
function watchSaves(): readonly Sent[] {
  const sent: Sent[] = [];
  server.use(
    http.put(`${LABORATORY}/service/configuration`, async ({ request }) => {
      sent.push(...((await request.clone().json()) as Sent[]));
    }),
  );
  return sent;
}

// What one test saves, the next one does not meet.
afterEach(closeLaboratory);

const terms = () => screen.findByRole('textbox', { name: 'Términos y condiciones' });

it('terms that somebody only looked at are no edit', async () => {
  const sent = watchSaves();
  const user = await openConfiguration('Términos y condiciones');
  expect(await terms()).toHaveTextContent('Ley 1581');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(sent).toEqual([]);
});

it('a tab that is still to come takes nothing from the one that was open: its edits can be undone', async () => {
  const user = await openConfiguration('Términos y condiciones');
  const textbox = await terms();
  paste(textbox, { text: 'Nuevos ' });
  await user.click(screen.getByRole('tab', { name: 'Correo' }));
  expect(await screen.findByRole('textbox', { name: 'Nombre del servidor' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Términos y condiciones' }));
  const [undo] = screen.getAllByRole('button', { name: 'Deshacer' });
  await user.click(undo ?? textbox);
  expect(await terms()).not.toHaveTextContent('Nuevos');
});

it('terms that were edited are saved sanitised and open from the foot of the page at once', async () => {
  const sent = watchSaves();
  const user = await openConfiguration('Términos y condiciones');
  const textbox = await terms();
  act(() => {
    quillOf(textbox).setText('', 'user');
  });
  paste(textbox, {
    html: '<h2>Nuevos</h2><p onclick="alert(1)">Vea <a href="javascript:alert(1)">esto</a> y <b>esto</b></p><script>alert(1)</script>',
    text: 'Nuevos',
  });
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(sent.find(({ key }) => key === 'TerminosCondiciones')?.value).toBe(
    '<h2>Nuevos</h2><p>Vea esto y <strong>esto</strong></p>',
  );
  await user.click(screen.getByRole('button', { name: 'Términos y condiciones' }));
  const dialog = await screen.findByRole('dialog', { name: 'Términos y condiciones' });
  expect(dialog).toHaveTextContent('NuevosVea esto y esto');
});

it('terms that lie hostile on the server do no harm in the editor (A1)', async () => {
  changeSetting(
    'TerminosCondiciones',
    '<p>a</p><img src=x onerror="alert(1)"><svg onload="alert(1)"></svg><a href="javascript:alert(1)">b</a>',
  );
  await openConfiguration('Términos y condiciones');
  const textbox = await terms();
  expect(textbox).toHaveTextContent('ab');
  expect(hostileParts(textbox.innerHTML)).toEqual([]);
});
