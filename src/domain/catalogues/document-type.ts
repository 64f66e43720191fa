/** A patient's document type (spec §3). */
export interface DocumentType {
  readonly id: number;
  readonly abbreviation: string;
  readonly name: string;
}
