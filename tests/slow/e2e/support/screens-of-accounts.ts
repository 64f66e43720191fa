import { expect } from '@playwright/test';

import { answerSetting } from './answers';
import {
  type Screen,
  NEW_PASSWORD,
  FAILED,
  SLOW,
  openAdministration,
  openTab,
  openPasswordChange,
} from './screen-steps';
import { chooseLanguage, openDashboard, plantFault, type Visit } from './visit';

export const ACCOUNT: readonly Screen[] = [
  {
    name: 'password',
    open: async (visited) => {
      const dialog = await openPasswordChange(visited);
      await visited.box('password.new', dialog).fill('corta');
    },
  },
  {
    name: 'password-unconfirmed',
    expected: FAILED,
    open: async (visited) => {
      await plantFault(visited.page, '/service/authentication/updatepassword', 'status:504');
      const dialog = await openPasswordChange(visited);
      await visited.box('message.0241', dialog).fill('Cliente.2026');
      await visited.box('password.new', dialog).fill(NEW_PASSWORD);
      await visited.box('password.repeat', dialog).fill(NEW_PASSWORD);
      await visited.button('password.save', dialog).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'profile',
    open: async (visited) => {
      await openDashboard(visited, 'medico');
      await visited.page.goto('/userprofile');
      await expect(
        visited.page.getByRole('heading', { name: visited.t('password.profile') }),
      ).toBeVisible();
    },
  },
  {
    name: 'not-found',
    open: async (visited) => {
      await chooseLanguage(visited);
      await visited.page.goto('/no/such/page');
      await expect(visited.page.getByText('404')).toBeVisible();
    },
  },
  {
    name: 'unavailable',
    expected: FAILED,
    open: async (visited) => {
      await plantFault(visited.page, '/service/configuration/encrypted', 'status:500');
      await chooseLanguage(visited);
      await visited.page.goto('/');
      await expect(
        visited.page.getByRole('heading', { name: visited.t('errors.unavailable.title') }),
      ).toBeVisible(SLOW);
    },
  },
  ...['client', 'options', 'userTypes', 'terms', 'mail'].map((tab) => ({
    name: `configuration-${tab}`,
    open: (visited: Visit) => openTab(visited, tab),
  })),
  {
    name: 'configuration-unread',
    open: async (visited) => {
      await answerSetting(visited.page, 'VerPreliminar', 'unreadable');
      await openAdministration(visited);
    },
  },
  {
    name: 'configuration-refused',
    open: async (visited) => {
      const dialog = await openAdministration(visited);
      await visited.box('configuration.label.URL', dialog).fill('no address');
      await visited.button('configuration.save', dialog).click();
      const field = visited.box('configuration.label.URL', dialog);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'configuration-leaving',
    open: async (visited) => {
      const dialog = await openAdministration(visited);
      await visited.box('configuration.label.Titulo', dialog).fill('A medias');
      await visited.page.keyboard.press('Escape');
      await expect(visited.page.getByText(visited.t('editing.leaveText'))).toBeVisible();
    },
  },
  {
    name: 'customer-data',
    open: async (visited) => {
      const dialog = await openAdministration(visited);
      await dialog.getByRole('link', { name: visited.t('customerData.open') }).click();
      await expect(
        visited.page.getByRole('heading', { name: visited.t('customerData.title') }),
      ).toBeVisible();
    },
  },
];
