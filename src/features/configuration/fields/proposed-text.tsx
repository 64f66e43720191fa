import { Button } from '@mantine/core';
import { useFormContext } from 'react-hook-form';

import { escapeMarkup } from '@/domain/base/escape-markup';
import type { AdministrationForm } from '@/domain/configuration/administration-form';
import { hasTerms } from '@/domain/configuration/has-terms';
import { useTranslation } from '@/i18n/translation';

/** A line of its own in the text of the mail: its way to a new password. */
const LINK = '||LINK||';

interface ProposedTextProps {
  readonly name: 'TerminosCondiciones' | 'CuerpoEmail';
  readonly value: string;
  readonly onUse: (html: string) => void;
}

/** Begins an empty editor with a text in the language of the screen, to be read and mended by the laboratory. */
export function ProposedText({ name, value, onUse }: ProposedTextProps) {
  const { t } = useTranslation();
  const { setFocus } = useFormContext<AdministrationForm>();
  if (hasTerms(value)) return null;
  const link = `<a href="${LINK}">${escapeMarkup(t('configuration.mail.linkText'))}</a>`;
  const paragraphs = t(`configuration.proposed.${name}`)
    .split('\n')
    .map((line) => `<p>${line === LINK ? link : escapeMarkup(line)}</p>`);
  return (
    <div>
      <Button
        variant="default"
        size="xs"
        mt="xs"
        onClick={() => {
          onUse(paragraphs.join(''));
          // The button goes with the empty text.
          setFocus(`configuration.${name}`);
        }}
      >
        {t('configuration.proposed.use')}
      </Button>
    </div>
  );
}
