import { LABORATORY_USER } from '@/domain/auth/user-type';
import type { AdministrationForm } from '@/domain/configuration/administration-form';
import type { EditorKey, EditorText, EditorValues } from '@/domain/configuration/editor-values';
import { CONFIGURATION_KEYS } from '@/domain/configuration/keys';
import { hasTerms } from '@/domain/configuration/has-terms';
import { hasLinkPlaceholder } from '@/domain/mail/recovery-mail';
import { isFixedByOutlook, keyProblem } from '@/features/configuration/saving/editor-problems';
import { placeOf, placeOfType, type FieldPlace } from '@/features/configuration/tabs/field-place';
import { runtimeConfig } from '@/lib/runtime-config';

/** What a laboratory does before its first report, in this order. */
export const SETUP_STEPS = ['identity', 'userTypes', 'mail', 'terms', 'report', 'review'] as const;

export type SetupStep = (typeof SETUP_STEPS)[number];

/** What is wrong beside settings that are empty or cannot be right (texts: `setup.note.<note>`). */
export type SetupNote =
  | 'factoryColor'
  | 'noLogo'
  | 'noVisibleType'
  | 'recoveryOff'
  | 'noLink'
  | 'templateUnread'
  | 'templateUnseen'
  | 'unreviewed'
  | 'badFindings';

/** One thing that a step lacks, and the place that mends it where there is one. */
export type SetupGap =
  | { readonly kind: 'missing' | 'wrong'; readonly key: EditorKey; readonly place: FieldPlace }
  | { readonly kind: 'note'; readonly note: SetupNote; readonly place: FieldPlace | null };

/** How far one step has come. It is done when nothing is lacking, whatever else is advised. */
export interface SetupStepState {
  readonly step: SetupStep;
  readonly isDone: boolean;
  readonly lacking: readonly SetupGap[];
  readonly advice: readonly SetupGap[];
}

/** What is known beside the stored settings. */
export interface SetupFacts {
  /** The installation's own file has the address of the LIS. */
  readonly isLisFixed: boolean;
  /** The installed template of reports; null while it is being read. */
  readonly template: 'read' | 'unread' | null;
  /** What the installation's check found; null while nobody showed it. */
  readonly review: 'clean' | 'problems' | null;
}

type Found = Pick<SetupStepState, 'lacking' | 'advice'>;

function isEmpty(key: EditorText, values: EditorValues): boolean {
  const text = values[key];
  return CONFIGURATION_KEYS[key].kind === 'html' ? !hasTerms(text) : text.trim() === '';
}

/** The settings among these that are empty or cannot be right. */
function gapsOf(keys: readonly EditorText[], values: EditorValues): readonly SetupGap[] {
  return keys.flatMap((key): SetupGap[] => {
    if (isFixedByOutlook(key, values)) return [];
    const place = placeOf(key, values);
    if (isEmpty(key, values)) return [{ kind: 'missing', key, place }];
    // What is only too long was taken by the server, and works.
    const problem = keyProblem(key, values);
    const isWrong = problem !== null && !problem.startsWith('tooLong');
    return isWrong ? [{ kind: 'wrong', key, place }] : [];
  });
}

function noteWhen(isSo: boolean, note: SetupNote, place: FieldPlace | null): readonly SetupGap[] {
  return isSo ? [{ kind: 'note', note, place }] : [];
}

const FINDERS: Readonly<Record<SetupStep, (form: AdministrationForm, facts: SetupFacts) => Found>> =
  {
    identity: ({ configuration: values }) => ({
      lacking: gapsOf(['Titulo', 'Color'], values),
      advice: [
        ...noteWhen(
          values.Color === CONFIGURATION_KEYS.Color.fallback,
          'factoryColor',
          placeOf('Color', values),
        ),
        ...noteWhen(
          isEmpty('Logo', values) && isEmpty('Banner', values),
          'noLogo',
          placeOf('Logo', values),
        ),
      ],
    }),
    userTypes: ({ userTypes }) => {
      const others = userTypes.map(({ type }) => type !== LABORATORY_USER);
      const isOffered = userTypes.some(({ visible }, row) => visible && others[row] === true);
      const first = others.indexOf(true);
      const place = first < 0 ? null : placeOfType(first, 'visible');
      return { lacking: noteWhen(!isOffered, 'noVisibleType', place), advice: [] };
    },
    mail: ({ configuration: values }) => ({
      lacking: gapsOf(['SmtpHostName', 'SmtpPort', 'SmtpAuthUser', 'CuerpoEmail'], values),
      advice: [
        ...noteWhen(
          !isEmpty('CuerpoEmail', values) && !hasLinkPlaceholder(values.CuerpoEmail),
          'noLink',
          placeOf('CuerpoEmail', values),
        ),
        ...noteWhen(!values.CambioContraseña, 'recoveryOff', placeOf('CambioContraseña', values)),
      ],
    }),
    terms: ({ configuration: values }) => ({
      lacking: gapsOf(['TerminosCondiciones'], values),
      advice: [],
    }),
    report: ({ configuration: values }, { isLisFixed, template }) => ({
      lacking: [
        ...(isLisFixed ? [] : gapsOf(['ServiciosLISUrl'], values)),
        ...noteWhen(template === 'unread', 'templateUnread', null),
        ...noteWhen(template === null, 'templateUnseen', null),
      ],
      advice: [],
    }),
    review: (_, { review }) => ({
      lacking: [
        ...noteWhen(review === null, 'unreviewed', null),
        ...noteWhen(review === 'problems', 'badFindings', null),
      ],
      advice: [],
    }),
  };

/** How far every step has come, by what is stored: nothing is ticked by hand, and nothing of it is kept. */
export function setupState(form: AdministrationForm, facts: SetupFacts): readonly SetupStepState[] {
  return SETUP_STEPS.map((step) => {
    const { lacking, advice } = FINDERS[step](form, facts);
    return { step, isDone: lacking.length === 0, lacking, advice };
  });
}

/** True once no stored setting holds a step open. What is only looked at, template and check, is no reason to keep anybody. */
export function isSetUp(form: AdministrationForm): boolean {
  const isLisFixed = runtimeConfig().lisUrl !== '';
  const looked = { isLisFixed, template: 'read', review: 'clean' } as const;
  return setupState(form, looked).every(({ isDone }) => isDone);
}
