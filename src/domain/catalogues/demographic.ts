/** A demographic of the LIS. Negative ids are built-ins: -1 account … -7 race, -10 document type. */
export interface Demographic {
  readonly id: number;
  readonly name: string;
  /** True when its values come from a list of coded items. */
  readonly encoded: boolean;
}
