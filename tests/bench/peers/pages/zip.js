// Finished reports as one file.
import JSZip from 'jszip';

import { zipStream } from '@/reporting/zip/zip-stream';

import { offerWorks } from './candidates.js';

const REPORT_BYTES = 45_000;
const reportsOf = (size) =>
  Array.from({ length: size }, (_, at) => ({
    name: `${at}.pdf`,
    bytes: crypto.getRandomValues(new Uint8Array(REPORT_BYTES)),
    lastModified: 0,
  }));

offerWorks(reportsOf, {
  portal: (reports) => new Response(zipStream(reports)).blob(),
  jszip: (reports) => {
    const zip = new JSZip();
    for (const { name, bytes } of reports) zip.file(name, bytes);
    return zip.generateAsync({ type: 'blob', compression: 'STORE' });
  },
  'files alone': (reports) => new Blob(reports.map(({ bytes }) => bytes)),
});
