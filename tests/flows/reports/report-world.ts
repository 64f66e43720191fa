import { stubWorkers } from '@tests/support/page/in-process-worker';
import { serveReportFiles, watchBrowser, watchDeliveries } from '@tests/support/reports/reports';
import type { ZipFaults } from './zip-laboratory';

/** What reports need around them in a test, and what came of them: files, workers, the browser, the LIS's record of deliveries. */
export function watchReports() {
  const browser = watchBrowser();
  const workers = stubWorkers();
  serveReportFiles();
  return { browser, workers, deliveries: watchDeliveries() };
}

export type ReportWorld = ReturnType<typeof watchReports>;

/** The same for a zip of many orders, with the faults that single orders have. */
export function watchZip() {
  const faults: ZipFaults = new Map();
  const world = watchReports();
  stubWorkers((job) => 'data' in job && faults.get(job.data.head.orderNumber) === 'broken drawing');
  return { ...world, faults };
}

export type ZipWorld = ReturnType<typeof watchZip>;
