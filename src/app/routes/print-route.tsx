import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

import { configurationOptions } from '@/api/configuration/get-configuration';
import { PrintScreen } from '@/features/print/print-screen';

/** `/:orqrm`: the final report of a printed link, without a session of the reader's own (docs/behaviour.md §2). */
export function PrintRoute() {
  const { orqrm = '' } = useParams();
  const { settings } = useSuspenseQuery(configurationOptions()).data;
  return <PrintScreen link={orqrm} settings={settings} />;
}
