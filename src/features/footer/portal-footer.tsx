import { memo } from 'react';

import type { Settings } from '@/domain/configuration/settings';
import { PageFooter } from '@/ui/page/page-footer';

import { ColorSchemeChoice } from './color-scheme-choice';
import { TermsButton } from './terms-button';

interface PortalFooterProps {
  readonly branding: Settings['branding'];
  readonly density: 'roomy' | 'compact';
}

/** What the laboratory says at the foot of login and dashboard. Memoised: orders open beside it. */
export const PortalFooter = memo(function PortalFooter({ branding, density }: PortalFooterProps) {
  const { information1, information2, url, terms } = branding;
  return (
    <PageFooter lines={[information1, information2]} site={url} density={density}>
      <TermsButton terms={terms} />
      <ColorSchemeChoice />
    </PageFooter>
  );
});
