import type { Settings } from '@/domain/configuration/settings';
import { LanguageSwitch } from '@/features/language/language-switch';
import { useTranslation } from '@/i18n/translation';
import { BrandBar } from '@/ui/page/brand-bar';
import { PageBrandContext } from '@/ui/page/page-brand';
import { pictureAddress } from '@/ui/page/picture-address';
import { PictureWithFallback } from '@/ui/page/picture-with-fallback';

import classes from './login-header.module.css';

/** The laboratory's banner, or a bar with its logo or name. */
export function LoginHeader({ branding }: { readonly branding: Settings['branding'] }) {
  const { t } = useTranslation();
  return (
    // The preview of a branding shows another one than the page has.
    <PageBrandContext value={branding}>
      <div className={classes.top}>
        <BrandBar>
          {(bar) => (
            <PictureWithFallback
              src={pictureAddress(branding.banner)}
              alt={branding.title || t('app.name')}
              className={classes.banner}
            >
              {bar}
            </PictureWithFallback>
          )}
        </BrandBar>
        <div className={classes.language}>
          <LanguageSwitch />
        </div>
      </div>
    </PageBrandContext>
  );
}
