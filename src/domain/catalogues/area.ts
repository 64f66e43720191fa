/** A laboratory area. Id 0 stands for all areas and never comes from the server (docs/contract.md §2). */
export interface Area {
  readonly id: number;
  readonly name: string;
  /** Its place among the areas, ascending; null when the laboratory gave it none. */
  readonly ordering: number | null;
}

export const ALL_AREAS = 0;
