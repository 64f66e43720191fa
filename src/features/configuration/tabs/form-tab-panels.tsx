import { Tabs, Text } from '@mantine/core';
import { type ReactNode, type RefObject, Suspense, useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { lazyPart } from '@/ui/waiting/lazy-part';
import { WaitingText } from '@/ui/waiting/waiting-text';
import { DEMOGRAPHIC_USER } from '@/domain/auth/user-type';
import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { UserTypeFields, UserTypeHeads } from '@/features/configuration/fields/user-type-fields';
import { useTranslation } from '@/i18n/translation';
import { isEditorFlag, keysIn } from '@/domain/configuration/editor-values';
import { ChoiceField } from '@/features/configuration/fields/choice-field';
import { FieldGroup } from '@/features/configuration/fields/field-group';
import { FlagField } from '@/features/configuration/fields/flag-field';

import { ClientTab } from './client-tab';
import type { FieldPlace } from './field-place';
import type { FormTab } from './form-tabs';
import { useFocusPlace } from './use-focus-place';
import { useDemographicName } from './use-demographic-name';
import { useTypeName } from './use-type-name';

const GROUPS = ['signIn', 'search', 'results', 'reports'] as const;
const PANIC_CHOICES = ['0', '1', '2'] as const;
const RESULT_CHOICES = ['5', '0'] as const;

/** What the portal offers and shows. */
export function OptionsTab() {
  const { t } = useTranslation();
  const choices = {
    BloqueaPanicos: PANIC_CHOICES.map((value) => ({
      value,
      label: t(`configuration.choice.BloqueaPanicos.${value}`),
    })),
    MostrarResultado: RESULT_CHOICES.map((value) => ({
      value,
      label: t(`configuration.choice.MostrarResultado.${value}`),
    })),
  };
  return GROUPS.map((group) => (
    <FieldGroup key={group} title={t(`configuration.group.${group}`)}>
      {keysIn(group).map((key) =>
        isEditorFlag(key) ? (
          <FlagField key={key} name={key} />
        ) : (
          <ChoiceField key={key} name={key} choices={choices[key]} />
        ),
      )}
    </FieldGroup>
  ));
}

/** Who may sign in, and how. Type 5 only with its demographic; hidden, it is kept as it is. */
function UserTypesTab() {
  const { t } = useTranslation();
  const demographicName = useDemographicName();
  const nameOf = useTypeName(demographicName);
  const types = useFormContext<AdministrationForm>().getValues('userTypes');
  const shown = types
    .map(({ type }, at) => ({ type, at }))
    .filter(({ type }) => type !== DEMOGRAPHIC_USER || demographicName !== null);
  if (shown.length === 0) return <Text>{t('configuration.userType.none')}</Text>;
  return (
    <>
      <UserTypeHeads />
      {shown.map(({ type, at }) => (
        <UserTypeFields key={type} at={at} name={nameOf(type)} />
      ))}
    </>
  );
}

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
