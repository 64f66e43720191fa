import { brandScale } from './brand-scale';

/** Colours the portal with the laboratory's colour (`#rrggbb`): the variables of styles/tokens.css, set through the CSSOM. */
export function applyBrand(color: string): void {
  for (const [step, hex] of brandScale(color).entries()) {
    document.documentElement.style.setProperty(`--mantine-color-brand-${step}`, hex);
  }
}
