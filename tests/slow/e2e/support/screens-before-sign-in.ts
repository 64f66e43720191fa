import { expect } from '@playwright/test';

import { answerSetting } from './answers';
import {
  type Screen,
  SIGN_IN,
  RECOVERY,
  RESET,
  FAILED,
  openDialog,
  openRecovery,
  sendRecovery,
  openReset,
  goOffline,
} from './screen-steps';
import { openLogin, plantFault, typeCredentials } from './visit';

export const LOGIN: readonly Screen[] = [
  { name: 'login', open: openLogin },
  {
    name: 'login-wrong-password',
    expected: FAILED,
    open: async (visited) => {
      // Made up, because true attempts would end in a deactivated account.
      await plantFault(visited.page, SIGN_IN, 'refuse:5|invalid password|1;3|Maximum attempts');
      await openLogin(visited);
      await typeCredentials(visited, 'medico');
      await expect(visited.dialog()).toBeVisible();
    },
  },
  {
    name: 'login-unreachable-details',
    expected: FAILED,
    open: async (visited) => {
      await plantFault(visited.page, SIGN_IN, 'status:503');
      await openLogin(visited);
      await typeCredentials(visited, 'medico');
      const { page, t } = visited;
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByText(t('app.details'), { exact: true }).click();
      await expect(page.getByText(t('errors.details.address'), { exact: true })).toBeVisible();
    },
  },
  {
    name: 'login-too-many',
    expected: FAILED,
    open: async (visited) => {
      await plantFault(visited.page, SIGN_IN, 'status:429');
      await openLogin(visited);
      await typeCredentials(visited, 'medico');
      await expect(visited.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'login-captcha',
    open: async (visited) => {
      await answerSetting(visited.page, 'Captcha', 'true');
      await openLogin(visited);
      await expect(visited.box('login.captcha.code')).toBeVisible();
    },
  },
  {
    name: 'login-terms',
    open: async (visited) => {
      await openLogin(visited);
      await openDialog(visited, visited.button('app.terms'));
    },
  },
  {
    name: 'login-leaving',
    open: async (visited) => {
      await openLogin(visited);
      const link = visited.page.getByRole('link', { name: visited.t('app.website') });
      await openDialog(visited, link);
    },
  },
  {
    name: 'login-expired',
    open: async (visited) => {
      await openLogin(visited, '/?expired');
      await expect(
        visited.page.getByRole('status', { name: visited.t('login.sessionEnd.expired.title') }),
      ).toBeVisible();
    },
  },
  {
    name: 'login-offline',
    expected: FAILED,
    open: async (visited) => {
      await openLogin(visited);
      await goOffline(visited);
    },
  },
  { name: 'recovery', open: openRecovery },
  {
    name: 'recovery-unsure',
    expected: FAILED,
    open: async (visited) => {
      await plantFault(visited.page, RECOVERY, 'status:500');
      await sendRecovery(visited);
    },
  },
  { name: 'reset', open: openReset },
  {
    name: 'reset-unconfirmed',
    expected: FAILED,
    open: async (visited) => {
      await plantFault(visited.page, RESET, 'body:false');
      await openReset(visited);
      await visited.button('password.save').click();
      await expect(visited.page.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'reset-expired',
    expected: FAILED,
    open: async (visited) => {
      await openReset(visited);
      await visited.button('password.save').click();
      await expect(
        visited.page.getByRole('status', { name: visited.t('recovery.expired') }),
      ).toBeVisible();
    },
  },
];
