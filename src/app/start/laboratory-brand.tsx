import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { configurationOptions } from '@/api/configuration/get-configuration';
import { PageBrandContext, usePageBrand } from '@/ui/page/page-brand';
import { applyBrand } from '@/ui/theme/apply-brand';

/** Gives every page the laboratory's name, logo and colour, once somebody has read its configuration. */
export function LaboratoryBrand({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const unknown = usePageBrand();
  const { data } = useQuery({ ...configurationOptions(), enabled: false });
  const branding = data?.settings.branding;

  useEffect(() => {
    if (branding === undefined) return;
    applyBrand(branding.color);
    document.title = branding.title || t('app.name');
  }, [branding, t]);

  return <PageBrandContext value={branding ?? unknown}>{children}</PageBrandContext>;
}
