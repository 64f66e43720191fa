import { memo } from 'react';

import { resultText } from '@/domain/results/values/result-text';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';

import { HeadingRow, type HeadingProps } from './heading-row';
import { ProfileImageButton } from '@/features/results/dialogs/profile-image-button';
import type { ProfileResultRow } from './result-rows';

interface ProfileRowProps extends HeadingProps {
  readonly row: ProfileResultRow;
  readonly order: string;
  readonly rules: VisibilityRules;
}

/** The heading of a profile, with the pictures of those of its tests whose results may be read. */
export const ProfileRow = memo(function ProfileRow({
  row,
  order,
  rules,
  ...heading
}: ProfileRowProps) {
  const readable = row.tests.filter((test) => resultText(test, heading.settings).kind === 'value');
  return (
    <HeadingRow row={row} {...heading}>
      {readable.length > 0 && (
        <ProfileImageButton order={order} profileName={row.name} tests={readable} rules={rules} />
      )}
    </HeadingRow>
  );
});
