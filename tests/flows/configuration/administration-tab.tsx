import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';

import { createQueryClient } from '@/api/query-client';
import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { type EditorValues, editorValues } from '@/domain/configuration/editor-values';
import { addTextsOfAll } from '@/i18n/add-texts';
import { initI18n } from '@/i18n/init-i18n';
import { loadRuntimeConfig } from '@/lib/runtime-config';

import { withoutPlaces } from './rich-text-field';
import { openConfiguration } from '@tests/support/administration/administration';

type Form = UseFormReturn<AdministrationForm>;

interface HostProps {
  readonly tab: ComponentType;
  readonly values: Partial<EditorValues>;
  readonly onForm: (form: Form) => void;
}

function Host({ tab: Tab, values, onForm }: HostProps) {
  const form = useForm<AdministrationForm>({
    defaultValues: { configuration: { ...editorValues([]), ...values }, userTypes: [] },
  });
  onForm(form);
  return (
    <FormProvider {...form}>
      <Tab />
    </FormProvider>
  );
}

/** One tab of the configuration dialog in a form of its own; `valueOf` reads what the form holds. */
export async function openTab(tab: ComponentType, values: Partial<EditorValues>) {
  withoutPlaces();
  await loadRuntimeConfig();
  await initI18n('es');
  await addTextsOfAll('administration');
  const held: { form?: Form } = {};
  render(
    <MantineProvider>
      <QueryClientProvider client={createQueryClient(() => undefined)}>
        <Host
          tab={tab}
          values={values}
          onForm={(form) => {
            held.form = form;
          }}
        />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const valueOf = (key: keyof EditorValues) => {
    if (held.form === undefined) throw new Error('no form');
    return held.form.getValues(`configuration.${key}`);
  };
  return { user: userEvent.setup(), valueOf };
}

/** Opens the configuration dialog on one of its tabs. */
export async function openAtTab(tab: string): Promise<UserEvent> {
  withoutPlaces();
  const user = await openConfiguration();
  await user.click(screen.getByRole('tab', { name: tab }));
  return user;
}
