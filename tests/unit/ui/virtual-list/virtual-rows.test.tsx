// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { VirtualRows } from '@/ui/virtual-list/virtual-rows';

const HEIGHTS = Array.from({ length: 500 }, () => 40);
/** Rows beyond those in sight, so that the next ones are there when somebody scrolls. */
const AROUND = 6;

afterEach(cleanup);

it.each([
  ['as many rows as its part holds', 480, 12],
  ['those of a usual part, where nobody knows its height', 0, 16],
])('draws at first %s', (_case, firstHeight, inSight) => {
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
        renderRow={(index) => <span role="cell">{index}</span>}
      />
    </MantineProvider>,
  );
  expect(screen.getAllByRole('row')).toHaveLength(inSight + AROUND);
});
