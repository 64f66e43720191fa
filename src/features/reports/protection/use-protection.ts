import { useRef, useState } from 'react';

import { isReportPassword, reportCode } from '@/domain/reports/protection/report-password';
import type { GeneratedReport } from '@/features/reports/generate-report';
import { randomBelow } from '@/lib/random-below';
import { protectInTime } from '@/reporting/protect-in-time';

interface LockedFile extends Pick<GeneratedReport, 'pdf'> {
  readonly source: GeneratedReport;
  readonly password: string;
}

function newCode(): string {
  return reportCode(randomBelow);
}

/**
 * What the files of a report leave with: the password that the laboratory wants, else one that the reader chose, else none. It is
 * held as long as the screen and written nowhere.
 */
export function useProtection(report: GeneratedReport | undefined) {
  const [code, setCode] = useState(newCode);
  const [own, setOwn] = useState<string | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  const locked = useRef<LockedFile | null>(null);

  const required = report?.protection ?? null;
  const isAgreed = required === null ? isWanted : required.source === 'ask';
  /** Asks the report that leaves, which may be newer than the one last drawn here. */
  const passwordOf = ({ protection }: GeneratedReport) => {
    if (protection !== null && 'password' in protection) return protection.password;
    return protection !== null || isWanted ? (own ?? code) : null;
  };
  const renew = () => {
    setCode(newCode());
    setOwn(null);
  };

  return {
    required,
    isWanted,
    setIsWanted,
    /** The password that reader and receiver have to agree upon; null where there is none to tell. */
    agreed: isAgreed ? { code, isOwn: own !== null } : null,
    choose: (typed: string) => {
      if (isReportPassword(typed)) setOwn(typed);
    },
    /** A new code in the place of whatever was agreed upon. */
    renew,
    /** Nothing of what was agreed upon outlasts its report. */
    forget: () => {
      renew();
      setIsWanted(false);
      locked.current = null;
    },
    /** The file as it leaves. Rejects with `ReportEngineError` when it cannot be protected: then nothing leaves. */
    leave: async (ready: GeneratedReport): Promise<GeneratedReport['pdf']> => {
      const password = passwordOf(ready);
      if (password === null) return ready.pdf;
      const before = locked.current;
      if (before?.source === ready && before.password === password) return before.pdf;
      const pdf = await protectInTime({ pdf: ready.pdf, password });
      locked.current = { source: ready, password, pdf };
      return pdf;
    },
  };
}

export type Protection = ReturnType<typeof useProtection>;
