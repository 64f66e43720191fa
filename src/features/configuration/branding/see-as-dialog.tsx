import { LoginPreview } from '@/features/configuration/branding/login-preview';
import { useTranslation } from '@/i18n/translation';
import { Dialog } from '@/ui/dialog/dialog';

/** The sign-in as each type of user sees it, with the settings of the form around it. */
export function SeeAsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('seeAs.title')} onClose={onClose} fullScreen="narrow" size="54rem">
      <LoginPreview />
    </Dialog>
  );
}
