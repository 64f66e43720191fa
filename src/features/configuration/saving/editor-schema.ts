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

const MAX_LINE = 64;
const MAX_PATH = 128;
const MAX_PORT = 65_535;
const PORT = /^\d{1,5}$/;
const QUANTITY = /^(?:\*|\d{1,6})$/;

const problem = (error: ConfigurationProblem) => ({ error });
const line = z.string().check(z.maxLength(MAX_LINE, problem('tooLong64')));
const path = z.string().check(z.maxLength(MAX_PATH, problem('tooLong128')));

/** Empty means that the laboratory has none. */
function emptyOr(isValid: (text: string) => boolean) {
  return (text: string) => text.trim() === '' || isValid(text.trim());
}

function isPort(text: string): boolean {
  const port = PORT.test(text) ? Number.parseInt(text, 10) : 0;
  return port >= 1 && port <= MAX_PORT;
}

const configurationSchema = z
  .looseObject({
    URL: line.check(
      z.refine(
        emptyOr((text) => webLink(text) !== ''),
        problem('0082'),
      ),
    ),
    Color: z.string().check(
      z.refine(
        emptyOr((text) => readColor(text) !== null),
        problem('color'),
      ),
    ),
    Titulo: line,
    Informacion: line,
    Informacion2: line,
    ServiciosLISUrl: line.check(
      z.refine(
        emptyOr((text) => 'address' in readAddress(text)),
        problem('lisUrl'),
      ),
    ),
    UrlSecurity: line.check(
      z.refine(
        emptyOr((text) => webLink(text) !== ''),
        problem('0082'),
      ),
    ),
    PathFE: path,
    ServidorCorreo: z.string(),
    SmtpAuthUser: line.check(z.refine(emptyOr(isMailAddress), problem('mail'))),
    SmtpHostName: z.string(),
    SmtpPasswordUser: line,
    SmtpPort: z.string(),
  })
  .check((context) => {
    const { ServidorCorreo: server, SmtpHostName: host, SmtpPort: port } = context.value;
    // With OUTLOOK neither is shown: nobody could correct them.
    if (server === OUTLOOK) return;
    const refuse = (key: string, message: ConfigurationProblem, input: string) =>
      context.issues.push({ code: 'custom', message, path: [key], input });
    if (host.length > MAX_LINE) refuse('SmtpHostName', 'tooLong64', host);
    if (!emptyOr(isPort)(port)) refuse('SmtpPort', 'port', port);
  });

const userTypeSchema = z.looseObject({
  quantity: z.string().check(z.refine((text) => QUANTITY.test(text.trim()), problem('quantity'))),
});

/** The rules of the configuration dialog (docs/behaviour.md §5, Validation). Other keys may hold anything. */
export const administrationSchema = z.object({
  configuration: configurationSchema,
  userTypes: z.array(userTypeSchema),
});
