type MakeWorkbook<Job> = (job: Job) => Promise<Uint8Array<ArrayBuffer>>;

/** Lets a worker answer each job with its workbook. */
export function serveWorkbooks<Job>(make: MakeWorkbook<Job>): void {
  self.addEventListener('message', ({ data }: MessageEvent<Job>) => {
    make(data).then(
      (workbook) => {
        self.postMessage(workbook, { transfer: [workbook.buffer] });
      },
      (error: unknown) => {
        // A rejection would reach nobody: an error ends the worker, which the page hears.
        setTimeout(() => {
          throw error;
        });
      },
    );
  });
}
