import type { ReactNode } from 'react';

import { useTranslation } from '@/i18n/translation';

import classes from './brand-bar.module.css';
import { BrandLogo } from './brand-logo';
import { usePageBrand } from './page-brand';

interface BrandBarProps {
  /** Takes the place of logo and name, such as the laboratory's banner; gets them for where it cannot be shown. */
  readonly children?: (bar: ReactNode) => ReactNode;
}

/** The laboratory's logo and name on top of a page of its own; the portal's name as long as nobody knows the laboratory. */
export function BrandBar({ children }: BrandBarProps) {
  const { t } = useTranslation();
  const { logo, title } = usePageBrand();
  const bar = (
    <div className={classes.bar}>
      {logo !== '' && <BrandLogo logo={logo} name="" />}
      <span className={classes.name}>{title || t('app.name')}</span>
    </div>
  );
  return <header className={classes.header}>{children === undefined ? bar : children(bar)}</header>;
}
