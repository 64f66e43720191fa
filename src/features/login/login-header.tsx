import { useTranslation } from 'react-i18next';

import type { Settings } from '@/domain/configuration/settings';
import { BrandLogo } from '@/ui/page/brand-logo';
import { pictureAddress } from '@/ui/page/picture-address';
import { PictureWithFallback } from '@/ui/page/picture-with-fallback';

import classes from './login-header.module.css';

/** The laboratory's banner, or a bar with its logo or name (docs/behaviour.md §2, Login screen). */
export function LoginHeader({ branding }: { readonly branding: Settings['branding'] }) {
  const { t } = useTranslation();
  const name = branding.title || t('app.name');
  return (
    <header className={classes.header}>
      <PictureWithFallback
        src={pictureAddress(branding.banner)}
        alt={name}
        className={classes.banner}
      >
        <div className={classes.bar}>
          {branding.logo !== '' && <BrandLogo logo={branding.logo} name="" />}
          <span className={classes.name}>{name}</span>
        </div>
      </PictureWithFallback>
    </header>
  );
}
