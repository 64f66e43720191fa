import { CustomerDataPage } from '@/features/configuration/customer-data-page';

import { UnsavedLogin } from './unsaved-login';

/** `/datacustomers`: the laboratory's branding with its preview (docs/behaviour.md §2). */
export function CustomerDataRoute() {
  return <CustomerDataPage preview={<UnsavedLogin />} />;
}
