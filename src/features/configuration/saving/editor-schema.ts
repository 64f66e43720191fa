import {
  EDITOR_TEXTS,
  type EditorText,
  type EditorValues,
} from '@/domain/configuration/editor-values';
import {
  CONFIGURATION_KEYS,
  type ConfigurationKey,
  type KeyKind,
} from '@/domain/configuration/keys';
import { readColor } from '@/domain/configuration/read-values';
import { isMailAddress } from '@/domain/mail/mail-address';
import { readAddress } from '@/lib/session/web-address';
import { webLink } from '@/ui/web-link';
import { z } from '@/lib/zod';

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

/** The one server whose port and security the LIS fixes itself (docs/behaviour.md 7). */
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

function problemOf({ kind, limit }: ConfigurationKey, text: string): ConfigurationProblem | null {
  if (limit !== undefined && text.length > limit) return `tooLong${limit}`;
  const rule = RULES[kind];
  if (rule === undefined || text.trim() === '' || rule.isValid(text.trim())) return null;
  return rule.problem;
}

/** With OUTLOOK these are not shown: nobody could correct them. */
const OTHER_SERVER: readonly EditorText[] = ['SmtpHostName', 'SmtpPort'];

const configurationSchema = z.custom<EditorValues>().check(({ value, issues }) => {
  for (const key of EDITOR_TEXTS) {
    if (value.ServidorCorreo === OUTLOOK && OTHER_SERVER.includes(key)) continue;
    const input = value[key];
    const message = problemOf(CONFIGURATION_KEYS[key], input);
    if (message !== null) issues.push({ code: 'custom', message, path: [key], input });
  }
});

const userTypeSchema = z.looseObject({
  quantity: z.string().check(
    z.refine((text) => QUANTITY.test(text.trim()), {
      error: 'quantity' satisfies ConfigurationProblem,
    }),
  ),
});

/** The rules of the configuration dialog (docs/behaviour.md §5, Validation). Other keys may hold anything. */
export const administrationSchema = z.object({
  configuration: configurationSchema,
  userTypes: z.array(userTypeSchema),
});
