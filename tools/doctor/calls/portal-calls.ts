import { getPresetUser } from '@/api/authentication/get-preset-user';
import { login } from '@/api/authentication/login';
import { resetPassword } from '@/api/authentication/reset-password';
import { startPasswordRecovery } from '@/api/authentication/start-password-recovery';
import { updatePassword } from '@/api/authentication/update-password';
import { updateProfile } from '@/api/authentication/update-profile';
import { getAreas } from '@/api/catalogues/get-areas';
import { getDemographics } from '@/api/catalogues/get-demographics';
import { getDocumentTypes } from '@/api/catalogues/get-document-types';
import { getWebQueryDemographic } from '@/api/catalogues/get-web-query-demographic';
import { getConfiguration } from '@/api/configuration/get-configuration';
import { getLisConfiguration } from '@/api/configuration/get-report-settings';
import { putConfiguration } from '@/api/configuration/save-configuration';
import { sendMail } from '@/api/mail/send-mail';
import { sendMailByApp } from '@/api/mail/send-mail-by-app';
import { sendMailByService } from '@/api/mail/send-mail';
import { getAntibiogram } from '@/api/microbiology/get-antibiogram';
import { filterOrders } from '@/api/orders/filter-orders';
import { getOrderReports } from '@/api/orders/get-order-reports';
import { getOrderResults } from '@/api/orders/get-order-results';
import { getResultHistory } from '@/api/orders/get-result-history';
import { changeStateTest } from '@/api/reports/change-state-test';
import { getFinalReport } from '@/api/reports/get-final-report';
import { getOrderHeader } from '@/api/reports/get-order-header';
import { getPrintingReport } from '@/api/reports/get-printing-report';
import { getReportLabels } from '@/api/reports/installation/get-report-labels';
import { getReportTemplates } from '@/api/reports/installation/get-report-templates';
import { getValidatingUsers } from '@/api/reports/get-validating-users';
import { mergePdf } from '@/api/reports/merge-pdf';
import { getUserTypes } from '@/api/user-types/get-user-types';
import { putUserTypes } from '@/api/user-types/save-user-types';
import { getUserRouters } from '@/api/users/get-user-routers';
import { getUser } from '@/api/users/get-user';
import { getUsers } from '@/api/users/get-users';
import type { Credentials } from '@/domain/auth/login-outcome';
import type { PasswordChange, RecoveryRequest } from '@/domain/auth/password-recovery';
import type { SettingToStore } from '@/domain/configuration/edits';
import type { MailMessage } from '@/domain/mail/mail-message';
import type { OrderFilter } from '@/domain/orders/order-filter';
import type { Attachment } from '@/domain/reports/attachments/attachment';
import type { UserProfile } from '@/domain/users/portal-user';

import type { State } from '../findings';

type WireRecord = Readonly<Record<string, unknown>>;

/** What the calls are made with: samples in a test, what was found out before a real server. */
export interface CallFacts {
  readonly credentials: Credentials;
  /** A user's id and name: of whom `getUser` asks and who is noted as the receiver of a report. */
  readonly user: { readonly id: number; readonly userName: string };
  readonly filter: OrderFilter;
  readonly order: string;
  readonly patientIdDB: number;
  readonly testIds: readonly number[];
  /** A test with an antibiogram. */
  readonly cultureTest: number;
  /** The order's header as the LIS sent it, for the report calls. */
  readonly header: WireRecord;
  /** The order as a report brought it, for the note of its delivery. */
  readonly report: WireRecord;
  readonly files: readonly Attachment[];
  /** Folder of the LIS's front end, as it is stored. */
  readonly pathFe: string;
  readonly settings: readonly SettingToStore[];
  readonly userTypes: readonly object[];
  readonly message: MailMessage;
  readonly resetToken: string;
  readonly newPassword: string;
  readonly passwordChange: PasswordChange;
  readonly recovery: RecoveryRequest;
  readonly profile: UserProfile;
}

/** One of the 34 calls. */
export interface PortalCall<T = unknown> {
  /** Makes it with the portal's own function, and so with its reader. */
  readonly run: (facts: CallFacts) => Promise<T>;
  /** What it does at its server; `harms`: nobody may try it out, because it cannot be taken back. */
  readonly does: 'reads' | 'writes' | 'harms';
  /** What the portal is without it: of no use at all, poorer, or the same because no screen makes it. */
  readonly without: 'useless' | 'poorer' | 'same';
  /** Facts that have to be found out first; without them it is not made. */
  readonly needs?: readonly (keyof CallFacts)[];
}

const row =
  (does: PortalCall['does'], without: PortalCall['without']) =>
  <T>(run: PortalCall<T>['run'], ...needs: readonly (keyof CallFacts)[]): PortalCall<T> => ({
    run,
    does,
    without,
    needs,
  });

const vital = row('reads', 'useless');
const useful = row('reads', 'poorer');
const unused = row('reads', 'same');
const write = row('writes', 'poorer');
const unusedWrite = row('writes', 'same');

/**
 * The register: how the portal makes every call, by its name in the contract. Method, path, server and token are the contract's
 * own (demo-lis/contract). Tests of all calls and the doctor read it.
 */
export const PORTAL_CALLS = {
  login: vital(({ credentials }) => login(credentials), 'credentials'),
  getConfiguration: vital(() => getConfiguration()),
  saveConfiguration: write(({ settings }) => putConfiguration(settings), 'settings'),
  listDocumentTypes: useful(() => getDocumentTypes()),
  getWebQueryDemographic: useful(() => getWebQueryDemographic()),
  listUsers: unused(() => getUsers()),
  getUser: unused(({ user }) => getUser(user.id), 'user'),
  listUserRouters: unused(() => getUserRouters()),
  // Whatever is missing in the profile that is sent would be gone.
  updateProfile: row('harms', 'same')(({ profile }) => updateProfile(profile)),
  // Erases the stored password at once.
  startPasswordRecovery: row('harms', 'poorer')(({ recovery }) => startPasswordRecovery(recovery)),
  sendMailByService: write(
    ({ message, resetToken }) => sendMailByService(message, resetToken),
    'message',
    'resetToken',
  ),
  sendMail: write(
    ({ message, resetToken }) => sendMail(message, resetToken),
    'message',
    'resetToken',
  ),
  resetPassword: row(
    'harms',
    'poorer',
  )(({ resetToken, newPassword }) => resetPassword({ token: resetToken, password: newPassword })),
  updatePassword: write(({ passwordChange }) => updatePassword(passwordChange), 'passwordChange'),
  listUserTypes: vital(() => getUserTypes()),
  saveUserTypes: write(({ userTypes }) => putUserTypes(userTypes), 'userTypes'),
  searchOrders: vital(({ filter }) => filterOrders(filter), 'filter'),
  listOrderResults: vital(({ order }) => getOrderResults(order, 0), 'order'),
  listResultHistory: useful(
    ({ patientIdDB, testIds }) => getResultHistory(patientIdDB, testIds),
    'patientIdDB',
    'testIds',
  ),
  listOrderReports: unused(({ order }) => getOrderReports(order), 'order'),
  listLisDemographics: useful(() => getDemographics()),
  listAreas: useful(() => getAreas()),
  getLisConfiguration: useful(() => getLisConfiguration('GenerarPDFCon')),
  getMicrobialDetection: useful(
    ({ order, cultureTest }) => getAntibiogram(order, cultureTest),
    'order',
    'cultureTest',
  ),
  orderHeader: useful(({ order }) => getOrderHeader(order), 'order'),
  finalReport: useful(({ header }) => getFinalReport(header), 'header'),
  printingReport: useful(({ header }) => getPrintingReport(header), 'header'),
  changeStateTest: write(
    ({ report, user }) => changeStateTest({ wire: report }, user),
    'report',
    'user',
  ),
  listValidatingUsers: useful(({ order }) => getValidatingUsers(order), 'order'),
  listReportTemplates: useful(({ pathFe }) => getReportTemplates(pathFe), 'pathFe'),
  getReportLabels: useful(({ pathFe }) => getReportLabels({ pathFe, language: 'es' }), 'pathFe'),
  sendMailByApp: unusedWrite(({ message }) => sendMailByApp(message), 'message'),
  getPresetUser: useful(() => getPresetUser()),
  mergePdf: useful(({ files }) => mergePdf(files), 'files'),
} satisfies Readonly<Record<string, PortalCall>>;

/** The names of the calls in the contract. */
export type CallName = keyof typeof PORTAL_CALLS;

const byName: Readonly<Record<string, PortalCall>> = PORTAL_CALLS;

const LOST: Readonly<Record<PortalCall['without'], State>> = {
  useless: 'stop',
  poorer: 'gap',
  same: 'note',
};

/** What it means that a call does not do. */
export const lostWithout = (name: CallName): State => LOST[PORTAL_CALLS[name].without];

/** Whether the register knows a name of the contract. */
export function isCallName(name: string): name is CallName {
  return Object.hasOwn(byName, name);
}
