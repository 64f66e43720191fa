import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Settings } from '@/domain/configuration/settings';
import { webLink } from '@/ui/web-link';

import classes from './login-footer.module.css';

interface LoginFooterProps {
  readonly branding: Settings['branding'];
  /** Stands after the laboratory's lines and link. */
  readonly children: ReactNode;
}

/** The laboratory's two lines, the link to its site and its terms. */
export function LoginFooter({ branding, children }: LoginFooterProps) {
  const { t } = useTranslation();
  const website = webLink(branding.url);
  const lines = [branding.information1, branding.information2].filter((line) => line !== '');
  return (
    <footer className={classes['footer']}>
      {lines.map((line) => (
        <p key={line} className={classes['line']}>
          {line}
        </p>
      ))}
      {website !== '' && (
        <Anchor href={website} target="_blank" rel="noopener noreferrer" size="sm">
          {t('login.website')}
        </Anchor>
      )}
      {children}
    </footer>
  );
}
