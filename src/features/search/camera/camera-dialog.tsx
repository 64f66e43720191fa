import { Stack, Text } from '@mantine/core';
import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';

import { useTranslation } from '@/i18n/translation';
import { Dialog } from '@/ui/dialog/dialog';

import classes from './camera.module.css';
import { useCamera } from './use-camera';

interface CameraDialogProps {
  /** The text of the code that was read. */
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** Milliseconds without a code, after which somebody is told how to hold it. */
const LONG = 30_000;

/** The picture of the camera, and what it waits for or lacks; no picture leaves the page or is kept. */
export function CameraDialog({ onText, onClose }: CameraDialogProps) {
  const { t } = useTranslation();
  const [isLong, setIsLong] = useState(false);
  const { video, state } = useCamera(onText);
  useTimeout(
    () => {
      setIsLong(true);
    },
    LONG,
    { autoInvoke: true },
  );
  const isProblem = state !== 'starting' && state !== 'looking' && state !== 'resting';
  return (
    <Dialog title={t('search.camera.title')} size="40rem" fullScreen="narrow" onClose={onClose}>
      <Stack gap="sm">
        {isProblem && <Text role="alert">{t(`search.camera.${state}`)}</Text>}
        <Text role="status">
          {!isProblem &&
            t(isLong && state === 'looking' ? 'search.camera.long' : `search.camera.${state}`)}
        </Text>
        <video
          ref={video}
          className={classes.picture}
          hidden={state !== 'looking'}
          aria-label={t('search.camera.picture')}
          autoPlay
          muted
          playsInline
        />
      </Stack>
    </Dialog>
  );
}
