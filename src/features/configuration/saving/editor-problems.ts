import type { EditorKey, EditorText, EditorValues } from '@/domain/configuration/editor-values';
import {
  CONFIGURATION_KEYS,
  type ConfigurationKey,
  type KeyKind,
} from '@/domain/configuration/keys';
import { readColor } from '@/domain/configuration/read-values';
import { isMailAddress } from '@/domain/mail/mail-address';
import { readAddress } from '@/lib/session/web-address';
import { webLink } from '@/ui/links/web-link';

/** What can be wrong with a setting; `useProblemText` has the words. */
export const CONFIGURATION_PROBLEMS = [
  '0082',
  'tooLong64',
  'tooLong128',
  'lisUrl',
  'color',
  'mail',
  'port',
  'quantity',
] as const;

export type ConfigurationProblem = (typeof CONFIGURATION_PROBLEMS)[number];

/** The one server whose port and security the LIS fixes itself. */
export const OUTLOOK = 'OUTLOOK';

const MAX_PORT = 65_535;
const PORT = /^\d{1,5}$/;
const QUANTITY = /^(?:\*|\d{1,6})$/;

function isPort(text: string): boolean {
  const port = PORT.test(text) ? Number.parseInt(text, 10) : 0;
  return port >= 1 && port <= MAX_PORT;
}

interface Rule {
  readonly isValid: (text: string) => boolean;
  readonly problem: ConfigurationProblem;
}

/** Lines of a form. Empty, each is fine: the laboratory has none. */
const RULES: Readonly<Partial<Record<KeyKind, Rule>>> = {
  link: { isValid: (text) => webLink(text) !== '', problem: '0082' },
  lisUrl: { isValid: (text) => 'address' in readAddress(text), problem: 'lisUrl' },
  color: { isValid: (text) => readColor(text) !== null, problem: 'color' },
  mailAddress: { isValid: isMailAddress, problem: 'mail' },
  port: { isValid: isPort, problem: 'port' },
};

function textProblem({ kind, limit }: ConfigurationKey, text: string): ConfigurationProblem | null {
  if (limit !== undefined && text.length > limit) return `tooLong${limit}`;
  const rule = RULES[kind];
  if (rule === undefined || text.trim() === '' || rule.isValid(text.trim())) return null;
  return rule.problem;
}

const OTHER_SERVER: readonly EditorKey[] = [
  'SmtpHostName',
  'SmtpPort',
  'SmtpSSL',
  'SmtpProtocol',
] satisfies readonly EditorText[];

/** With OUTLOOK the fields of another server are not shown: nobody could correct them. */
export function isFixedByOutlook(
  key: EditorKey,
  { ServidorCorreo }: Pick<EditorValues, 'ServidorCorreo'>,
): boolean {
  return ServidorCorreo === OUTLOOK && OTHER_SERVER.includes(key);
}

/** What is wrong with the text of a key, given all texts; null when nothing is. */
export function keyProblem(key: EditorText, values: EditorValues): ConfigurationProblem | null {
  if (isFixedByOutlook(key, values)) return null;
  return textProblem(CONFIGURATION_KEYS[key], values[key]);
}

/** What is wrong with how many addresses a user type may have; null when nothing is. */
export function quantityProblem(text: string): ConfigurationProblem | null {
  return QUANTITY.test(text.trim()) ? null : 'quantity';
}
