// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { wireTest } from '@tests/support/orders/dashboard';
import { openOneOrder, ORDER } from '@tests/support/orders/one-order';
import { VECTORS } from '@tests/unit/ui/safe-html/vectors';

const NAME = 'Comentario de Glucosa';

function commented(comment: string, changes: Record<string, unknown> = {}) {
  return wireTest(ORDER, 1, {
    testName: 'Glucosa',
    hasComment: true,
    resultComment: { comment },
    ...changes,
  });
}

async function openComment(comment: string) {
  const user = await openOneOrder([commented(comment)]);
  await user.click(screen.getByRole('button', { name: NAME }));
  return { user, dialog: await screen.findByRole('dialog', { name: /^Comentario · / }) };
}

it('opens the comment of a validated result and gives the focus back when closed', async () => {
  const stored = JSON.stringify({
    content: '"<p>Ayunas <12 h</p><p>10<sup>3</sup> <b>ok</b></p>"',
  });
  const { user, dialog } = await openComment(stored);
  expect(within(dialog).getByText('Glucosa')).toBeInTheDocument();
  expect(dialog).toHaveTextContent('Ayunas <12 h 10³ ok');
  await user.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: NAME })).toHaveFocus();

  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: /^Comentario · / })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: NAME })).toHaveFocus();
});

it('reads what is no envelope as it is, and says so when nothing is written (F1)', async () => {
  const stored = ['{"content":', '<LDD', 'a<b & 1', '', '[]', '{"content":"\\"<p></p>\\""}'];
  const user = await openOneOrder(
    stored.map((text, at) => commented(text, { testId: at, testName: `Examen ${at}` })),
  );
  const shown: string[] = [];
  for (const button of screen.getAllByRole('button', { name: /^Comentario de/ })) {
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: /^Comentario · / });
    shown.push(within(dialog).getByText(/^Examen \d$/).parentElement?.textContent ?? '');
    await user.keyboard('{Escape}');
  }
  expect(shown).toEqual(
    ['{"content":', '<LDD', 'a<b & 1', 'Sin comentario', 'Sin comentario', 'Sin comentario'].map(
      (text, at) => `Examen ${at}${text}`,
    ),
  );
});

it('is offered from state 4 on, and only where one was written', async () => {
  await openOneOrder([
    commented('x', { testId: 1, testName: 'Pendiente', state: 3 }),
    commented('', { testId: 2, testName: 'Sin nota', hasComment: false }),
    commented('x', { testId: 3, testName: 'Bloqueado', blockTest: 1 }),
    commented('x', { testId: 4, testName: 'Impreso', state: 5 }),
    commented('Muestra hemolizada', { testId: 5, testName: 'Sin marca', hasComment: false }),
  ]);
  const buttons = screen.getAllByRole('button', { name: /^Comentario de/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Comentario de Impreso',
    'Comentario de Sin marca',
  ]);
});

it('hostile markup in a comment is text and runs nothing (A1)', async () => {
  const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
  const hostile = VECTORS.map(([, html]) => html).join('\n');
  const { dialog } = await openComment(JSON.stringify({ content: hostile }));
  expect(dialog).toHaveTextContent('<script>alert(1)</script>');
  for (const role of ['img', 'link', 'textbox', 'form', 'iframe']) {
    expect(within(dialog).queryByRole(role)).not.toBeInTheDocument();
  }
  expect(alert).not.toHaveBeenCalled();
  alert.mockRestore();
});
