import { brandScale } from './brand-scale';
import { darkBrand } from './dark-brand';

/**
 * Colours the portal with the laboratory's colour (`#rrggbb`) in both schemes: the variables of styles/tokens.css, set through
 * the CSSOM. Which scheme counts is for the style sheet to say, so that a change of scheme needs no second call. `root` is the
 * document's own element, of another document when that is a preview.
 */
export function applyBrand(color: string, root = document.documentElement): void {
  const setVariable = (name: string, value: string) => {
    root.style.setProperty(`--portal-brand-${name}`, value);
  };
  const dark = darkBrand(color);
  for (const [step, hex] of brandScale(color).entries()) setVariable(`light-${step}`, hex);
  for (const [step, hex] of dark.scale.entries()) setVariable(`dark-${step}`, hex);
  setVariable('dark-filled', dark.filled);
  setVariable('dark-filled-hover', dark.filledHover);
}
