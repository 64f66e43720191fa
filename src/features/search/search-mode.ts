import type { Settings } from '@/domain/configuration/settings';

/** The ways to search, each a tab of its own or, on narrow screens, a button. */
export type SearchMode = 'date' | 'id' | 'names' | 'order';

const MODES: readonly SearchMode[] = ['date', 'id', 'names', 'order'];

export const FIRST_MODE: SearchMode = 'date';

/** The modes that the laboratory offers; orders by number only with BusquedaOrden. */
export function searchModes({ search }: Settings): readonly SearchMode[] {
  return MODES.filter((mode) => mode !== 'order' || search.byOrder);
}
