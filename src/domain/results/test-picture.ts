/** A picture that an analyser drew for a test, such as a scatter plot or an electrophoresis curve. */
export interface TestPicture {
  readonly testId: number;
  /** The analyser's title; empty when it gave none. */
  readonly title: string;
  /** Base64, bare or as data URL. */
  readonly picture: string;
}
