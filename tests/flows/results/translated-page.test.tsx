import { render, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { surviveTranslation } from '@/ui/page/survive-translation';
import { openDashboard } from '@tests/support/orders/dashboard';
import { openPortal } from '@tests/support/page/render-app';
import { TRANSLATIONS, translatePage, type Wrapping } from '@tests/support/page/translate-page';
import { USER_FIELD } from '@tests/support/people/user-field';
import { pressSearch } from '@tests/support/orders/search';

/** What marks words of a page; one that cuts a text for it needs a document that says so (unit/ui/page/survive-translation). */
const MARKS: readonly Wrapping[] = [
  { tag: 'mark', holds: 'text' },
  { tag: 'mark', holds: 'copy' },
];

const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype);

beforeAll(surviveTranslation);
afterAll(() => {
  Object.defineProperties(Node.prototype, { removeChild, insertBefore });
});

function translate(wrapping: Wrapping): void {
  onTestFinished(translatePage(wrapping));
}

/** Until what happened to the page was followed, and what changed was translated again. */
async function followed(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
}

describe.each([...TRANSLATIONS, ...MARKS])('J5: with $holds in <$tag>', (wrapping) => {
  it('a text that goes leaves nothing of its translation behind', async () => {
    const shown = (isPending: boolean) => (
      <p data-testid="result">
        {isPending ? 'PENDIENTE' : null}
        <b>5.1</b>
      </p>
    );
    const { rerender } = render(shown(true));
    translate(wrapping);
    await followed();
    rerender(shown(false));
    expect(screen.getByTestId('result')).toHaveTextContent(/^5\.1$/);
    rerender(shown(true));
    expect(screen.getByTestId('result')).toHaveTextContent(/^PENDIENTE5\.1$/);
  });

  it('a text that changes is shown once, as it is now, and in its place', async () => {
    const shown = (count: number, unit = 'mg') => (
      <p data-testid="result">
        <b>Total</b>
        {count} {unit}
        <i>fin</i>
      </p>
    );
    const { rerender } = render(shown(12));
    translate(wrapping);
    await followed();
    for (const count of [25, 7, 125]) {
      rerender(shown(count));
      await followed();
      expect(screen.getByTestId('result')).toHaveTextContent(new RegExp(`^Total${count} mgfin$`));
    }
    rerender(shown(125, ''));
    await followed();
    expect(screen.getByTestId('result')).toHaveTextContent(/^Total125 ?fin$/);
  });
});

it.each(TRANSLATIONS)(
  'J5: a login translated with $holds goes on drawing, and changes its language',
  async (wrapping) => {
    const user = await openPortal();
    const submit = await screen.findByRole('button', { name: 'Iniciar sesión' });
    translate(wrapping);
    await user.click(screen.getByRole('radio', { name: 'Paciente' }));
    await user.type(screen.getByRole('textbox', { name: USER_FIELD }), 'x');
    await user.click(screen.getByRole('button', { name: 'English' }));
    await screen.findByRole('button', { name: 'Español' });
    expect(submit).toBeInTheDocument();
    expect(screen.queryByText('Algo salió mal en esta pantalla')).not.toBeInTheDocument();
  },
);

it.each(TRANSLATIONS)(
  'J5: a dashboard translated with $holds searches and opens what it finds',
  async (wrapping) => {
    const user = await openDashboard(1);
    translate(wrapping);
    await user.click(screen.getByRole('button', { name: 'Buscar' }));
    await screen.findAllByRole('option', { name: /\d{12}/ });
    const [first] = screen.getAllByRole('option', { name: /\d{12}/ });
    await user.click(first ?? document.body);
    expect(await screen.findByRole('table')).toBeVisible();
    await pressSearch(user);
    expect(await screen.findAllByRole('option', { name: /\d{12}/ })).not.toHaveLength(0);
    expect(screen.queryByText('Algo salió mal en esta pantalla')).not.toBeInTheDocument();
  },
);
