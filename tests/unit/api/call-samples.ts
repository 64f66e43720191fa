import type { UserTypeSetting } from '@/domain/user-types/user-type-setting';

export const ORDER = '202503200005';
export const SESSION = 'Bearer aaaa.bbbb.cccc';
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

/** One of the 34 calls (docs/contract.md §2): how the portal makes it, and what must leave the portal. */
export interface ExpectedCall {
  readonly run: () => Promise<unknown>;
  readonly sends: string;
  readonly authorization?: string;
  readonly body?: unknown;
}

export const asSession = { authorization: SESSION };
export const asLink = { authorization: 'Bearer rrrr.ssss' };
