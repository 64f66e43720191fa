import type { CallFacts } from '@doctor/calls/portal-calls';
import type { UserTypeSetting } from '@/domain/user-types/user-type-setting';

export const ORDER = '202503200005';
export const header = {
  orderNumber: Number(ORDER),
  patient: { id: 4411 },
  unlisted: { kept: true },
};
export const credentials = {
  user: 'mrojas',
  password: 'Invented-1',
  type: 4,
  historyType: -1,
} as const;
export const profile = {
  id: 17,
  userName: 'mrojas',
  identification: '1',
  name: 'Marta',
  lastName: 'Rojas',
  email: '',
  photo: '',
};
export const change = {
  idUser: 17,
  userName: 'mrojas',
  passwordOld: 'Invented-1',
  passwordNew: 'Invented-2',
  type: 4,
} as const;
export const message = {
  subject: 'Restablecer clave',
  body: '<p>Hola</p>',
  recipients: ['ana.mora@lab.invalid'],
  pictures: [{ fileName: 'image0.png', content: 'iVBORw0KGgo=', contentId: 'image0.png' }],
};
export const wireMail = {
  subject: 'Restablecer clave',
  body: '<p>Hola</p>',
  recipients: ['ana.mora@lab.invalid'],
  attachment: [{ filename: 'image0.png', path: 'iVBORw0KGgo=', cid: 'image0.png' }],
  webquery: true,
};
export const filter = { dateNumber: 20250320, area: 0, onlyValidated: true };
export const setting: UserTypeSetting = {
  type: 4,
  message: 'Hola',
  image: '',
  visible: true,
  confidential: false,
  quantityOrder: 0,
  onlyValidated: true,
};
export const pdf = { name: 'anexo.pdf', extension: 'PDF', file: 'JVBERi0xLjQK', testId: 31 };
export const reportBody = (typeReport: number) => ({
  printOrder: [{ physician: null, listOrders: [{ order: header }] }],
  typeReport,
  attached: true,
  isAttached: true,
});

/** An order of the LIS, as the older report calls answer it. */
export const LIS_ORDER = {
  orderNumber: Number(ORDER),
  patient: { id: 4411, patientId: '10020030', name1: 'ANA', lastName: 'MORA' },
  resultTest: [{ order: Number(ORDER), testId: 31, testName: 'Glucosa', state: 4, result: '126' }],
};
export const ACCOUNT = { id: 17, userName: 'mrojas' };
export const PRESET_USER = { username: 'impresion', password: 'Invented-3', type: 4 };

/** What the calls are made with. */
export const SAMPLES: CallFacts = {
  credentials,
  user: ACCOUNT,
  filter,
  order: ORDER,
  patientIdDB: 4411,
  testIds: [31, 32],
  cultureTest: 88,
  header,
  report: { ...header, createdDate: 5 },
  files: [pdf, { ...pdf, extension: 'jpg' }, { ...pdf, file: '' }],
  pathFe: '/opt/lis/frontend',
  settings: [{ key: 'Captcha', value: true }],
  userTypes: [setting],
  message,
  resetToken: 'rrrr.ssss',
  newPassword: 'Invented-2',
  passwordChange: change,
  recovery: { first: 'ana.mora@lab.invalid', type: 2, second: '' },
  profile,
};

/** What a server truly answers a call. */
export type TrueAnswer =
  | { readonly json: unknown }
  | { readonly text: string }
  /** A 200 without a body. */
  | { readonly nothing: true };

/** What must leave the portal for a call, and what it is truly answered. */
export interface ExpectedCall {
  readonly sends: string;
  readonly authorization?: string;
  readonly body?: unknown;
  /** What its servers send where the contract has no example. */
  readonly answered?: TrueAnswer;
}
