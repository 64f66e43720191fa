import { ActionIcon } from '@mantine/core';

import { useTranslation } from '@/i18n/translation';
import { runtimeConfig } from '@/lib/runtime-config';
import { useDialog } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/waiting/lazy-part';

import { canScan } from './use-camera';

const CameraDialog = lazyDialog(() =>
  import('./camera-dialog').then((module) => module.CameraDialog),
);

/** Reads a code by the camera, where the laboratory has that on and the browser reads codes. */
export function CameraButton({ onText }: { readonly onText: (text: string) => void }) {
  const { t } = useTranslation();
  const { open, dialog } = useDialog((close) => (
    <CameraDialog
      onText={(text) => {
        close();
        onText(text);
      }}
      onClose={close}
    />
  ));
  if (!runtimeConfig().camera || !canScan()) return null;
  return (
    <>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={t('search.camera.title')}
        title={t('search.camera.title')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <svg
          viewBox="0 0 24 24"
          width="20"
          height="20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          aria-hidden
        >
          <path d="M4 8V5h3M17 5h3v3M20 16v3h-3M7 19H4v-3M8 8v8M11 8v8M13.5 8v8M16 8v8" />
        </svg>
      </ActionIcon>
      {dialog}
    </>
  );
}
