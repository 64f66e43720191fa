import { Tabs } from '@mantine/core';

import { lazyPart } from '@/ui/lazy-part';

import { ClientTab } from './client-tab';
import { OptionsTab } from './options-tab';
import { UserTypesTab } from './user-types-tab';

const TermsTab = lazyPart(() => import('./terms-tab').then((module) => module.TermsTab));
const MailTab = lazyPart(() => import('./mail-tab').then((module) => module.MailTab));

/** What stands on the tabs. The editors of rich text are loaded when their tab is first opened. */
export function FormTabPanels() {
  return (
    <>
      <Tabs.Panel value="client">
        <ClientTab />
      </Tabs.Panel>
      <Tabs.Panel value="options">
        <OptionsTab />
      </Tabs.Panel>
      <Tabs.Panel value="userTypes">
        <UserTypesTab />
      </Tabs.Panel>
      <Tabs.Panel value="terms">
        <TermsTab />
      </Tabs.Panel>
      <Tabs.Panel value="mail">
        <MailTab />
      </Tabs.Panel>
    </>
  );
}
