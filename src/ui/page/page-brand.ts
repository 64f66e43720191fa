import { createContext, useContext } from 'react';

/** How the laboratory shows itself on every page. */
export interface PageBrand {
  /** Picture in base64; empty when the laboratory has none. */
  readonly logo: string;
  /** Name of the laboratory; empty when it has none, or nobody knows it yet. */
  readonly title: string;
}

const UNKNOWN: PageBrand = { logo: '', title: '' };

/** Whoever has read the laboratory's configuration says whose pages these are. */
export const PageBrandContext = createContext<PageBrand>(UNKNOWN);

/** The laboratory whose page this is. */
export function usePageBrand(): PageBrand {
  return useContext(PageBrandContext);
}
