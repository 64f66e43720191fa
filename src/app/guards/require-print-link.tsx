import { Outlet, useParams } from 'react-router-dom';

import { NotFoundRoute } from '@/app/routes/not-found-route';
import { maybePrintLink } from '@/domain/reports/print/print-link';

/** `/:orqrm` would take every unknown address: what is no print link at all is the not-found page. */
export function RequirePrintLink() {
  const { orqrm = '' } = useParams();
  return maybePrintLink(orqrm) ? <Outlet /> : <NotFoundRoute />;
}
