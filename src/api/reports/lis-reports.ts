import { LIS } from '@/api/origins';
import { createRequest, type Call } from '@/lib/http/create-request';
import { sendCounted } from '@/lib/http/send-counted';

/** How the caller of a report follows and stops it. */
export type ReportCall = Pick<Call, 'onReceived' | 'signal'>;

/** The LIS for the two calls that bring whole reports, whose answers are counted as they come. */
export const lisReports = createRequest({ ...LIS, by: sendCounted });
