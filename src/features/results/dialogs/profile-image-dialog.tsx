import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';

import { testPicturesOptions } from '@/api/reports/get-test-pictures';
import { testLabel } from '@/domain/results/test-label';
import { picturesOfProfile } from '@/domain/results/test-picture';
import type { TestResult } from '@/domain/results/test-result';
import type { VisibilityRules } from '@/domain/results/visibility/visible-tests';
import { OrderOwnerContext } from '@/features/results/order-owner-context';
import { useTranslation } from '@/i18n/translation';
import { pictureAddress } from '@/ui/page/picture-address';
import { PictureWithFallback } from '@/ui/page/picture-with-fallback';

import { DialogQueryState } from './dialog-query-state';
import classes from './profile-image-dialog.module.css';
import { TestDialog } from './test-dialog';

interface ProfileImageDialogProps {
  /** Order number. */
  readonly order: string;
  readonly profileName: string;
  readonly tests: readonly TestResult[];
  readonly rules: VisibilityRules;
  readonly onClose: () => void;
}

/** The analyser's pictures of one profile. */
export function ProfileImageDialog({
  order,
  profileName,
  tests,
  rules,
  onClose,
}: ProfileImageDialogProps) {
  const { t } = useTranslation();
  const names = new Map(tests.map((test) => [test.testId, testLabel(test)]));
  const { patientIdDB } = use(OrderOwnerContext);
  const query = useQuery(testPicturesOptions({ order, patientIdDB, rules }));
  const { items, unreadable } = query.data ?? { items: [], unreadable: 0 };
  const pictures = picturesOfProfile(items, tests);
  return (
    <TestDialog title={t('results.image.title')} subject={profileName} size="xl" onClose={onClose}>
      <DialogQueryState query={query} failed={t('results.image.failed')} />
      {query.isSuccess && pictures.length === 0 && unreadable === 0 && (
        <Text c="dimmed">{t('results.image.none')}</Text>
      )}
      <div className={classes.pictures}>
        {pictures.map(({ testId, title, picture }, position) => {
          // The profile's own picture stands under the profile's id.
          const test = names.get(testId) ?? profileName;
          return (
            <figure key={position} className={classes.figure}>
              <figcaption>
                <span className={classes.test}>{test}</span> {title}
              </figcaption>
              <PictureWithFallback
                src={pictureAddress(picture)}
                alt={t('results.image.picture', { test })}
                className={classes.picture}
              >
                <Text c="dimmed">{t('results.image.broken')}</Text>
              </PictureWithFallback>
            </figure>
          );
        })}
      </div>
    </TestDialog>
  );
}
