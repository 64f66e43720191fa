import { foldText } from '@/domain/base/fold-text';
import type { Demographic } from '@/domain/catalogues/demographic';

import type { CodedName, ReportOrder } from './content/report-order';

/** The template of every laboratory, by the base name that both engines share. */
export const GENERAL_TEMPLATE = 'reports';

/** What may stand in a template's file name: no path, no leading dot. */
const SAFE_NAME = /^[\w-][\w .-]{0,63}$/;

/** Whether a template's file may be called so, without its ending. */
export function isTemplateName(name: string): boolean {
  return SAFE_NAME.test(foldText(name)) && name.startsWith(GENERAL_TEMPLATE);
}

/** Spanish words of the built-in demographics: file names do not follow the language of the screen. */
const BUILT_IN_NAMES: ReadonlyMap<number, string> = new Map([
  [-1, 'Cliente'],
  [-2, 'Medico'],
  [-3, 'Tarifa'],
  [-4, 'Tipo de orden'],
  [-5, 'Sede'],
  [-6, 'Servicio'],
  [-7, 'Raza'],
]);

const DOCUMENT_TYPE = -10;

/** The order of a report as far as it names a template. */
type NamingOrder = Pick<
  ReportOrder,
  'account' | 'physician' | 'rate' | 'type' | 'branch' | 'service' | 'patient' | 'demographics'
>;

export interface TemplateChoice {
  /** DemograficoTituloInforme; 0 for the general template. */
  readonly demographicId: number;
  readonly demographics: readonly Demographic[];
  readonly order: NamingOrder;
  /** Base names of the templates that the installation has; null when nobody lists them. */
  readonly available: readonly string[] | null;
}

function builtInItem(id: number, order: NamingOrder): CodedName | undefined {
  switch (id) {
    case -1:
      return order.account;
    case -2:
      return order.physician;
    case -3:
      return order.rate;
    case -4:
      return order.type;
    case -5:
      return order.branch;
    case -6:
      return order.service;
    case -7:
      return order.patient.race;
    case DOCUMENT_TYPE:
      return order.patient.documentType;
    default:
      return undefined;
  }
}

/** The code of the order's item in the demographic that chooses the template; empty when it has none. */
export function templateItem({
  demographicId: id,
  order,
}: Pick<TemplateChoice, 'demographicId' | 'order'>): string {
  const code =
    id > 0
      ? order.demographics.find((value) => value.id === id)?.code
      : builtInItem(id, order)?.code;
  return code ?? '';
}

/** `Name`, or `Name_code` where the demographic has items; null when the order has no item of it. */
function suffix(choice: TemplateChoice): string | null {
  const { demographicId: id, demographics } = choice;
  const demographic = demographics.find((candidate) => candidate.id === id);
  const name = BUILT_IN_NAMES.get(id) ?? demographic?.name;
  if (name === undefined) return null;
  if (id > 0 && demographic?.encoded !== true) return name;
  const code = templateItem(choice);
  return code === '' ? null : `${name}_${code}`;
}

/**
 * The base name of an order's template: `reports_<demographic>_<item>` where the laboratory has it, else the general one. Without
 * a list it is the name to try, spelt as the laboratory spells its demographic. A name that is no plain file name is never asked
 * for.
 */
export function templateName(choice: TemplateChoice): string {
  const ending = choice.demographicId === 0 ? null : suffix(choice);
  if (ending === null) return GENERAL_TEMPLATE;
  const wanted = `${GENERAL_TEMPLATE}_${ending}`;
  // File systems differ in case and accents where people write names by hand; codes may differ in nothing else.
  const found =
    choice.available === null || choice.available.includes(wanted)
      ? wanted
      : choice.available.find((name) => foldText(name) === foldText(wanted));
  return found !== undefined && SAFE_NAME.test(foldText(found)) ? found : GENERAL_TEMPLATE;
}
