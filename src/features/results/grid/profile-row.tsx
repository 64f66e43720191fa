import { memo } from 'react';

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
  return (
    <HeadingRow row={row} {...heading}>
      <ProfileImageButton order={order} profile={row} rules={rules} settings={heading.settings} />
    </HeadingRow>
  );
});
