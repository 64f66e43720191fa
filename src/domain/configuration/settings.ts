import type { ValueOf } from './kind-readers';
import type { CONFIGURATION_KEYS, ConfigurationKeyName } from './keys';

type Row = (typeof CONFIGURATION_KEYS)[ConfigurationKeyName];
type Path = NonNullable<Row['path']>;
type At<P extends Path> = ValueOf<Extract<Row, { path: P }>['kind']>;

/** The values whose paths begin with the area's name, under the rest of their paths. */
type Area<Name extends string> = {
  readonly [P in Path as P extends `${Name}.${infer Rest}` ? Rest : never]: At<P>;
};

/**
 * The laboratory's configuration, decoded and typed: what the rows of `CONFIGURATION_KEYS` name with their paths. Secrets (mail
 * password, retired captcha key) have none.
 */
export interface Settings {
  readonly branding: Area<'branding'>;
  readonly login: Area<'login'>;
  readonly search: Area<'search'>;
  readonly results: Area<'results'>;
  readonly reports: Area<'reports'>;
  readonly lisUrl: At<'lisUrl'>;
  readonly dateFormat: At<'dateFormat'>;
  readonly mailBody: At<'mailBody'>;
}
