import { VisuallyHidden } from '@mantine/core';

import {
  minimumLength,
  missingRules,
  passwordChecklist,
  passwordLength,
  type PasswordRule,
} from '@/domain/password/password-rules';
import { passwordStrength, STRENGTH_LEVELS } from '@/domain/password/password-strength';
import { useTranslation } from '@/i18n/translation';

import classes from './password-guide.module.css';

interface PasswordGuideProps {
  readonly password: string;
  readonly administrator: boolean;
}

const RULE_TEXTS = {
  length: '0156',
  upper: '0158',
  lower: '0159',
  digit: '0160',
  special: '0161',
} as const satisfies Record<PasswordRule, string>;

const LEVEL_TEXTS = ['0148', '0149', '0150', '0151', '0152'] as const;

/** How strong the new password is, in words and bars, and which requirements it meets so far. */
export function PasswordGuide({ password, administrator }: PasswordGuideProps) {
  const { t, i18n } = useTranslation();
  const level = passwordStrength(password, { administrator });
  const minimum = minimumLength({ administrator });
  const length = passwordLength(password);
  const missing = missingRules(password, { administrator });
  // No praise for what would be refused.
  const word = () => {
    if (password === '') return null;
    if (level === null) return t('password.noStrength');
    if (missing.length === 0) return t(`message.${LEVEL_TEXTS[level]}`);
    const names = missing.map((rule) => t(`password.rule.${rule}`));
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
    return t('password.missing', { list });
  };
  return (
    <div className={classes.guide}>
      <div className={classes.strength}>
        <span>{t('password.strength')}</span>
        <span role="status" className={classes.word}>
          {word()}
        </span>
      </div>
      <div
        className={classes.bars}
        data-level={level ?? undefined}
        data-refused={missing.length > 0 || undefined}
        aria-hidden
      >
        {STRENGTH_LEVELS.map((step) => (
          <span key={step} data-on={(level !== null && step <= level) || undefined} />
        ))}
      </div>
      <ul className={classes.rules} aria-label={t('password.checklist')}>
        {passwordChecklist(password, { administrator }).map(({ rule, isMet }) => (
          <li key={rule} className={classes.rule} data-met={isMet || undefined}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden focusable="false">
              <path d={isMet ? 'M3 8.5l3.2 3.2L13 5' : 'M4 8h8'} className={classes.mark} />
            </svg>
            <VisuallyHidden>{t(isMet ? 'password.met' : 'password.unmet')}</VisuallyHidden>
            <span className={classes.words}>{t(`message.${RULE_TEXTS[rule]}`, { minimum })}</span>
            {rule === 'length' && (
              <span className={classes.length}>
                <VisuallyHidden>{t('password.length', { length })}</VisuallyHidden>
                <span aria-hidden>{isMet ? `${minimum}+` : length}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
