/** One decoded pair of the server's configuration (spec §3, Configuration). Origin 1 portal, 2 LIS, null not told. */
export interface ConfigurationEntry {
  readonly key: string;
  readonly value: string;
  readonly origin: number | null;
}
