import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import type { Settings } from '@/domain/configuration/settings';
import { webLink } from '@/ui/web-link';

import classes from './login-footer.module.css';

/** The laboratory's two lines and the link to its site. */
export function LoginFooter({ branding }: { readonly branding: Settings['branding'] }) {
  const { t } = useTranslation();
  const website = webLink(branding.url);
  const lines = [branding.information1, branding.information2].filter((line) => line !== '');
  if (lines.length === 0 && website === '') return null;
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
    </footer>
  );
}
