import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

import classes from './page-footer.module.css';
import { useTranslation } from '@/i18n/translation';
import { webLink } from '@/ui/links/web-link';

interface PageFooterProps {
  /** The laboratory's information lines; empty ones are left out. */
  readonly lines: readonly string[];
  /** The laboratory's site as configured; what is no web address is left out. */
  readonly site: string;
  /** `menu` has a line for each. */
  readonly density: 'roomy' | 'menu';
  /** Stands after the lines and the link. */
  readonly children: ReactNode;
}

/** The gaps within a telephone number. */
const IN_NUMBER = /(?<=[\d)]) (?=[\d(])/g;

/** The laboratory's lines, the link to its site and its terms. */
export function PageFooter({ lines, site, density, children }: PageFooterProps) {
  const { t } = useTranslation();
  const address = webLink(site);
  return (
    <footer className={classes.footer} data-density={density}>
      {lines
        .filter((line) => line !== '')
        .map((line, at) => (
          <p key={at} className={classes.line}>
            {line.replaceAll(IN_NUMBER, '\u00a0')}
          </p>
        ))}
      {address !== '' && (
        <Anchor href={address} target="_blank" rel="noopener noreferrer" inherit>
          {t('app.website')}
        </Anchor>
      )}
      {children}
    </footer>
  );
}
