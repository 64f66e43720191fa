import type { Settings } from '@/domain/configuration/settings';

/** What every paper says of the laboratory, from the portal's configuration. */
export interface PaperLaboratory {
  readonly name: string;
  /** Data URL; empty when none. */
  readonly logo: string;
  /** `#rrggbb`. */
  readonly color: string;
  /** Address, telephone, registration, web: the lines that the laboratory filled in. */
  readonly contact: readonly string[];
}

/** The laboratory of a configuration. */
export function paperLaboratory({ branding }: Pick<Settings, 'branding'>): PaperLaboratory {
  const { entity, title, logo, color, information1, information2, url } = branding;
  const contact = [information1, information2, url].filter((line) => line.trim() !== '');
  return { name: entity || title, logo, color, contact };
}
