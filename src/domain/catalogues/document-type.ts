/** A patient's document type (docs/behaviour.md §3). */
export interface DocumentType {
  readonly id: number;
  readonly abbreviation: string;
  readonly name: string;
}
