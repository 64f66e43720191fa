import { useQuery } from '@tanstack/react-query';
import { use, useState } from 'react';

import { testPicturesOptions } from '@/api/reports/get-test-pictures';
import type { Settings } from '@/domain/configuration/settings';
import { picturesOfProfile } from '@/domain/results/test-picture';
import type { TestResult } from '@/domain/results/test-result';
import { resultText } from '@/domain/results/values/result-text';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import type { BandRow } from '@/features/results/grid/result-rows';
import { OrderOwnerContext } from '@/features/results/order-owner-context';
import { useTranslation } from '@/i18n/translation';
import { lazyDialog } from '@/ui/waiting/lazy-part';

import { DialogButton } from './dialog-button';

const ProfileImageDialog = lazyDialog(() =>
  import('./profile-image-dialog').then((module) => module.ProfileImageDialog),
);

interface ProfileImageButtonProps {
  /** Order number. */
  readonly order: string;
  readonly profile: BandRow;
  readonly rules: VisibilityRules;
  readonly settings: Settings['results'];
}

/** The tests of a profile whose results the user may read. */
function readableTests({ tests }: BandRow, settings: Settings['results']): readonly TestResult[] {
  return tests.filter((test) => resultText(test, settings).kind === 'value');
}

/**
 * "Imagen de …": the analyser's pictures of a profile, asked for on click because the result list does not name them. One answer
 * tells of all profiles of the order: then those without pictures lose the button, but the one that was pressed, which keeps the
 * focus. Nothing where no result of the profile may be read.
 */
export function ProfileImageButton({ profile, settings, ...request }: ProfileImageButtonProps) {
  const { t } = useTranslation();
  const [isPressed, setIsPressed] = useState(false);
  const { patientIdDB } = use(OrderOwnerContext);
  const { data: known } = useQuery({
    ...testPicturesOptions({ ...request, patientIdDB }),
    enabled: false,
  });
  const tests = readableTests(profile, settings);
  const isNone = known?.unreadable === 0 && picturesOfProfile(known.items, tests).length === 0;
  if (tests.length === 0 || (isNone && !isPressed)) return null;
  const ownName = profile.profile?.trim() ?? '';
  const name = ownName === '' ? t('results.noProfile') : ownName;
  return (
    <DialogButton
      about={profile}
      label={t('results.image.button', { profile: name })}
      onOpen={() => {
        setIsPressed(true);
      }}
      renderDialog={(row, close) => {
        const readable = row.kind === 'band' ? readableTests(row, settings) : [];
        return (
          readable.length > 0 && (
            <ProfileImageDialog {...request} tests={readable} profileName={name} onClose={close} />
          )
        );
      }}
    >
      <path d="M2.5 3h11v10h-11zM2.5 11l3-3.5 2.5 2.5 2-2 3.5 3.5" />
      <circle cx="10.5" cy="5.75" r="0.9" />
    </DialogButton>
  );
}
