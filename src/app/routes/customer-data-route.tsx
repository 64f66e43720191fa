import { CustomerDataPage } from '@/features/configuration/branding/customer-data-page';

import { UnsavedLogin } from '@/app/login/unsaved-login';

/** `/datacustomers`: the laboratory's branding with its preview (docs/behaviour.md §2). */
export function CustomerDataRoute() {
  return <CustomerDataPage preview={<UnsavedLogin />} />;
}
