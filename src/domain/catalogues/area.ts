/** A laboratory area. Id 0 stands for all areas and never comes from the server (contract §2, GET areas). */
export interface Area {
  readonly id: number;
  readonly name: string;
}

export const ALL_AREAS = 0;
