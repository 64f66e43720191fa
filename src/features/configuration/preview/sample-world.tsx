import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';

import { samplePorts } from '@/features/reports/sample-ports';
import { sampleReport } from '@/domain/sample/sample-orders';
import { ReportPortsContext } from '@/features/reports/use-report-ports';

import { sampleClient, type SampleLaboratory } from './sample-client';

interface SampleWorldProps {
  readonly laboratory: SampleLaboratory;
  readonly children: ReactNode;
}

/** Around what is drawn of the invented laboratory: its answers and its reports, and none of the true ones. */
export function SampleWorld({ laboratory, children }: SampleWorldProps) {
  const client = useMemo(() => sampleClient(laboratory), [laboratory]);
  const { words, time } = laboratory;
  const ports = useMemo(() => samplePorts(sampleReport(words, time)), [words, time]);
  return (
    <QueryClientProvider client={client}>
      <ReportPortsContext value={ports}>{children}</ReportPortsContext>
    </QueryClientProvider>
  );
}
