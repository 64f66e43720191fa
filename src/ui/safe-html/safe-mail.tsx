import { useMemo } from 'react';

import classes from './safe-html.module.css';
import { trustedMail } from './sanitize-mail';

/** A mail of the portal as its reader will see it, pictures included. */
export function SafeMail({ html }: { readonly html: string }) {
  const markup = useMemo(() => trustedMail(html), [html]);
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: markup }} />;
}
