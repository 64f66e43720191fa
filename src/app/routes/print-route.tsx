import { useParams } from 'react-router-dom';

import { PrintScreen } from '@/features/print/print-screen';

/** `/:orqrm`: the final report of a printed link, without a session of the reader's own. */
export function PrintRoute() {
  const { orqrm = '' } = useParams();
  return <PrintScreen link={orqrm} />;
}
