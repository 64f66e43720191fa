import classes from './brand-logo.module.css';
import { pictureAddress } from './picture-address';
import { PictureWithFallback } from './picture-with-fallback';

interface BrandLogoProps {
  /** Data URL; empty when the laboratory has none. */
  readonly logo: string;
  /** Name of the laboratory: alternative text, and the text shown without a logo. */
  readonly name: string;
}

/** The laboratory's logo, or its name. */
export function BrandLogo({ logo, name }: BrandLogoProps) {
  return (
    <PictureWithFallback src={pictureAddress(logo)} alt={name} className={classes.logo}>
      <span className={classes.name}>{name}</span>
    </PictureWithFallback>
  );
}
