/** Sensitivity of a microorganism to one antibiotic. All values are the laboratory's texts. */
export interface AntibioticResult {
  readonly antibiotic: string;
  /** Minimum inhibitory concentration (MIC/CMI), text such as `<=2`. */
  readonly mic: string;
  /** S, I, R or a text; empty when the server sends none. Never computed here. */
  readonly interpretation: string;
}

/** A microorganism found in a culture, with its antibiogram (docs/behaviour.md §3, Antibiogram entry). */
export interface Microorganism {
  readonly id: number;
  readonly name: string;
  /** Comment as stored, may hold HTML; empty when none. */
  readonly comment: string;
  readonly antibiotics: readonly AntibioticResult[];
  /** Rows of its antibiogram that could not be read: what is not listed may have been tested all the same. */
  readonly unreadable: number;
}
