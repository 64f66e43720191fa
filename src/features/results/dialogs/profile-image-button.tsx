import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { testPicturesOptions } from '@/api/reports/get-test-pictures';
import type { TestResult } from '@/domain/results/test-result';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { useTexts } from '@/i18n/texts';
import { lazyDialog } from '@/ui/lazy-part';

import { DialogButton } from './dialog-button';

const ProfileImageDialog = lazyDialog(() =>
  import('./profile-image-dialog').then((module) => module.ProfileImageDialog),
);

interface ProfileImageButtonProps {
  /** Order number. */
  readonly order: string;
  readonly profileName: string;
  /** The tests of the profile whose results the user may read. */
  readonly tests: readonly TestResult[];
  readonly rules: VisibilityRules;
}

/**
 * "Imagen de …": the analyser's pictures of a profile, asked for on click because the result list does not name them. One answer
 * tells of all profiles of the order: then those without pictures lose the button, but the one that was pressed, which keeps the
 * focus.
 */
export function ProfileImageButton({ profileName, ...request }: ProfileImageButtonProps) {
  const t = useTexts();
  const [isPressed, setIsPressed] = useState(false);
  const { order, rules, tests } = request;
  const { data: known } = useQuery({ ...testPicturesOptions({ order, rules }), enabled: false });
  const isNone =
    known?.unreadable === 0 &&
    !known.items.some(({ testId }) => tests.some((test) => test.testId === testId));
  if (isNone && !isPressed) return null;
  const name = profileName.trim() === '' ? t('results.noProfile') : profileName;
  return (
    <DialogButton
      label={t('results.image.button', { profile: name })}
      onOpen={() => {
        setIsPressed(true);
      }}
      renderDialog={(close) => (
        <ProfileImageDialog {...request} profileName={name} onClose={close} />
      )}
    >
      <path d="M2.5 3h11v10h-11zM2.5 11l3-3.5 2.5 2.5 2-2 3.5 3.5" />
      <circle cx="10.5" cy="5.75" r="0.9" />
    </DialogButton>
  );
}
