import { useState } from 'react';

import { PATIENT, type UserTypeCode } from '@/domain/auth/user-type';
import { useDialog, type Opening } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/waiting/lazy-part';

const SeeAsDialog = lazyDialog(() =>
  import('./see-as-dialog').then((module) => module.SeeAsDialog),
);

/** The dialog that shows the sign-in as a type of user sees it, and what opens it. */
export function useSeeAs() {
  const [type, setType] = useState<UserTypeCode>(PATIENT);
  const { open, dialog } = useDialog((close) => <SeeAsDialog firstType={type} onClose={close} />);
  return {
    seeAs: (next: UserTypeCode, opening: Opening) => {
      setType(next);
      open(opening);
    },
    dialog,
  };
}
