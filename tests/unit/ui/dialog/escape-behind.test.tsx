// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';

import { Dialog } from '@/ui/dialog/dialog';

afterEach(cleanup);

function Page() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <MantineProvider>
      <button type="button">Behind</button>
      {isOpen && (
        <Dialog
          title="Hemoglobina"
          onClose={() => {
            setIsOpen(false);
          }}
        >
          Text
        </Dialog>
      )}
    </MantineProvider>
  );
}

it('Escape closes a dialog that has not taken the focus yet, and is no key of the page behind it', () => {
  render(<Page />);
  const behind = screen.getByText('Behind');
  const keys: string[] = [];
  behind.addEventListener('keydown', ({ key }) => {
    keys.push(key);
  });
  fireEvent.keyDown(behind, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(keys).toEqual([]);
  fireEvent.keyDown(behind, { key: 'Escape' });
  expect(keys).toEqual(['Escape']);
});
