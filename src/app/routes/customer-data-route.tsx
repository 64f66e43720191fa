import { CustomerDataPage } from '@/features/configuration/customer-data-page';

import { UnsavedLogin } from './unsaved-login';

/** `/datacustomers`: the laboratory's branding with its preview (spec §2). */
export function CustomerDataRoute() {
  return <CustomerDataPage preview={<UnsavedLogin />} />;
}
