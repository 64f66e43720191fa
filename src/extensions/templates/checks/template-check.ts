import type { DraftProblem } from '@/extensions/templates/template/template-draft';
import type { TemplateChoice } from '@/extensions/templates/template/template-fields';

/** What a check has to say; sizes in points. */
export type CheckFinding =
  | { readonly id: 'field'; readonly problem: DraftProblem }
  | { readonly id: 'missingPart' | 'twice'; readonly part: TemplateChoice }
  | { readonly id: 'tooWide' | 'foot'; readonly needed: number; readonly room: number }
  | { readonly id: 'tightRest'; readonly part: TemplateChoice; readonly room: number }
  | { readonly id: 'noFlexible' | 'headerRoom' | 'room'; readonly room: number }
  | {
      readonly id: 'columnLabel' | 'headerLabel' | 'pageText';
      readonly label: string;
    }
  | { readonly id: 'contrast'; readonly ratio: number }
  | { readonly id: 'smallText'; readonly size: number }
  | {
      readonly id: 'needsPlaceholder' | 'unknownPlaceholder';
      readonly placeholder: string;
    };

/**
 * Something that a check found. With `wrong` the portal would refuse the template, or the paper would lack a value; a `note` is
 * about how it looks.
 */
export interface TemplateCheck {
  readonly level: 'wrong' | 'note';
  /** The place that has to change. */
  readonly path: string;
  readonly finding: CheckFinding;
}
