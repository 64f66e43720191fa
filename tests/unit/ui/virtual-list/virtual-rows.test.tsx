// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { VirtualRows } from '@/ui/virtual-list/virtual-rows';

const HEIGHTS = Array.from({ length: 500 }, () => 40);
/** Rows beyond those in sight, so that the next ones are there when somebody scrolls. */
const AROUND = 6;

afterEach(cleanup);

function renderRows(firstHeight: number) {
  render(
    <MantineProvider>
      <VirtualRows
        label="Resultados"
        estimatedHeights={HEIGHTS}
        firstHeight={firstHeight}
        keyOf={String}
        headingOf={() => 0}
        rowsBefore={1}
        scrolls="part"
        renderRow={(index) => (
          <span role="cell">
            <button type="button">{index}</button>
          </span>
        )}
      />
    </MantineProvider>,
  );
}

it.each([
  ['as many rows as its part holds', 480, 12],
  ['those of a usual part, where nobody knows its height', 0, 16],
])('draws at first %s', (_case, firstHeight, inSight) => {
  renderRows(firstHeight);
  expect(screen.getAllByRole('row')).toHaveLength(inSight + AROUND);
});

it('a row that scrolls out of the page leaves the focus to the part, whose keys go on', async () => {
  renderRows(480);
  const part = screen.getByRole('rowgroup', { name: 'Resultados' });
  const focused = screen.getByRole('button', { name: '3' });
  focused.focus();
  part.scrollTop = 8000;
  fireEvent.scroll(part);
  await waitFor(() => {
    expect(focused.isConnected).toBe(false);
  });
  expect(document.activeElement).toBe(part);
});
