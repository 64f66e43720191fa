/** One measurement of a microorganism's sensitivity to an antibiotic. All values are the laboratory's texts. */
export interface Sensitivity {
  readonly antibiotic: string;
  /** Minimum inhibitory concentration (MIC/CMI), text such as `<=2`; of a disk the zone around it. */
  readonly mic: string;
  /** S, I, R or a text; empty when the server sends none. Never computed here. */
  readonly interpretation: string;
  /** Not the analyser's concentration, but one entered by hand, or a disk. */
  readonly method?: 'manual' | 'disk';
}

/** What the laboratory found for one antibiotic: the analyser's concentration, and what is to be printed besides. */
export interface AntibioticResult extends Omit<Sensitivity, 'method'> {
  /** What the laboratory says to print, by hand and by disk (`cmiMPrint`, `diskPrint` of the contract); absent for none. */
  readonly printed?: readonly Sensitivity[];
}

/** A microorganism found in a culture, with its antibiogram. */
export interface Microorganism {
  readonly id: number;
  readonly name: string;
  /** Comment as stored, may hold HTML; empty when none. */
  readonly comment: string;
  /** How much of it grew, and what the laboratory adds (`recount`, `complementations` of the contract), as stored; absent for none. */
  readonly count?: string;
  readonly complement?: string;
  readonly antibiotics: readonly AntibioticResult[];
  /** Rows of its antibiogram that could not be read: what is not listed may have been tested all the same. */
  readonly unreadable: number;
}

/**
 * All that is to be shown for an antibiotic. What the laboratory says to print comes first; the analyser's concentration follows,
 * for nobody says that it no longer holds, unless there is none.
 */
export function sensitivities({
  printed = [],
  ...measured
}: AntibioticResult): readonly Sensitivity[] {
  const isMissing = measured.mic.trim() === '' && measured.interpretation.trim() === '';
  return isMissing && printed.length > 0 ? printed : [...printed, measured];
}
