import { serveWorkbooks } from '@/reporting/workbook/serve-workbooks';

import { makeSummaryWorkbook } from './make-summary-workbook';

serveWorkbooks(makeSummaryWorkbook);
