import { useController } from 'react-hook-form';

import type { AdministrationForm } from '@/domain/configuration/administration-form';
import type { KeysWith } from '@/domain/configuration/keys';
import { useTranslation } from '@/i18n/translation';
import type { PictureLimits } from '@/lib/files/picture-file';
import { PictureInput } from '@/ui/picture-input/picture-input';

import { MAX_PICTURE_BYTES, PICTURE_KINDS } from './picture-limits';
import { useProblemText } from './use-problem-text';

type PictureKey = KeysWith<{ kind: 'picture' }>;

interface PictureFieldProps {
  readonly name: PictureKey;
  readonly accept?: PictureLimits['kinds'];
  readonly maxBytes?: number;
}

/** One of the laboratory's pictures, stored as a whole data URL. */
export function PictureField(props: PictureFieldProps) {
  const { name, accept = PICTURE_KINDS, maxBytes = MAX_PICTURE_BYTES } = props;
  const { t } = useTranslation();
  const problemText = useProblemText();
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController<AdministrationForm, `configuration.${PictureKey}`>({
    name: `configuration.${name}`,
  });
  return (
    <PictureInput
      ref={ref}
      label={t(`configuration.label.${name}`)}
      description={t(`configuration.help.${name}`)}
      value={value}
      onChange={onChange}
      accept={accept}
      maxBytes={maxBytes}
      error={problemText(fieldState.error?.type)}
    />
  );
}
