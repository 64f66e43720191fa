import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';

import { EDITOR_KEYS } from '@/domain/configuration/editor-values';
import { ClientTab } from '@/features/configuration/tabs/client-tab';
import { tabOf } from '@/features/configuration/tabs/form-tabs';
import { MailTab } from '@/features/configuration/tabs/mail-tab';
import { OptionsTab } from '@/features/configuration/tabs/options-tab';
import texts from '@/i18n/locales/administration/es.json';
import { openTab } from '@tests/support/administration/administration-tab';

/** With the link to the customer data screen. */
function RoutedClientTab() {
  return (
    <MemoryRouter>
      <ClientTab />
    </MemoryRouter>
  );
}

it.each([
  ['client', RoutedClientTab],
  ['options', OptionsTab],
  ['mail', MailTab],
] as const)('the tab %s has a field for every key that names it', async (tab, component) => {
  await openTab(component, {});
  // The background is chosen beside the preview, on the customer data screen.
  const keys = EDITOR_KEYS.filter((key) => tabOf(key) === tab && key !== 'FondoLogin');
  for (const key of keys) {
    expect(await screen.findAllByText(texts.configuration.label[key])).not.toEqual([]);
  }
});
