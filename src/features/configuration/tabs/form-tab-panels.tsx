import { Tabs } from '@mantine/core';
import { Suspense, useState, type ReactNode, type RefObject } from 'react';

import { lazyPart } from '@/ui/waiting/lazy-part';
import { WaitingText } from '@/ui/waiting/waiting-text';

import { ClientTab } from './client-tab';
import type { FieldPlace } from './field-place';
import type { FormTab } from './form-tabs';
import { OptionsTab } from './options-tab';
import { useFocusPlace } from './use-focus-place';
import { UserTypesTab } from './user-types-tab';

const TermsTab = lazyPart(() => import('./terms-tab').then((module) => module.TermsTab));
const MailTab = lazyPart(() => import('./mail-tab').then((module) => module.MailTab));

interface FormTabPanelsProps {
  readonly tab: FormTab;
  /** The place that the focus is led to. */
  readonly wanted: FieldPlace | null;
  /** What holds the tabs. */
  readonly body: RefObject<HTMLElement | null>;
  /** The way through the first settings. */
  readonly setup: ReactNode;
}

/**
 * What stands on the tabs. The editors of rich text are loaded when their tab is first opened; a tab that was opened stays in the
 * page, so that it is as it was left: one that is still to come waits by itself.
 */
export function FormTabPanels({ tab, wanted, body, setup }: FormTabPanelsProps) {
  const [opened, setOpened] = useState<ReadonlySet<FormTab>>(new Set([tab]));
  if (!opened.has(tab)) setOpened(new Set(opened).add(tab));
  useFocusPlace(wanted, body);
  const panels: Readonly<Record<FormTab, ReactNode>> = {
    setup,
    client: <ClientTab />,
    options: <OptionsTab />,
    userTypes: <UserTypesTab />,
    terms: <TermsTab />,
    mail: <MailTab />,
  };
  return Object.entries(panels).map(([name, panel]) => (
    <Tabs.Panel key={name} value={name} keepMounted={[...opened].some((one) => one === name)}>
      <Suspense fallback={<WaitingText />}>{panel}</Suspense>
    </Tabs.Panel>
  ));
}
