import { useEffect, useEffectEvent, useState } from 'react';

import type { Language } from '@/domain/base/language';
import type { ReportData } from '@/domain/reports/content/report-data';
import { drawTemplate } from '@/reporting/builtin/draw-template';
import type { MadeReport } from '@/reporting/report-engine';
import type { ReportTemplate } from '@/reporting/report-template';

/** Milliseconds after the last key before the paper is drawn anew. */
const PAUSE = 400;

interface DrawingRequest {
  readonly template: ReportTemplate | null;
  readonly language: Language;
  /** Names what is drawn: another name, another drawing. */
  readonly source: string;
  /** What is drawn; null where it has to be asked for first. */
  readonly dataOf: () => ReportData | null;
}

interface Drawing {
  /** The last one, which stays until the next one is there. */
  readonly made: MadeReport | null;
  readonly error: Error | null;
  readonly isDrawing: boolean;
}

/**
 * The paper of a template, drawn anew a moment after the last change. What was begun for a template that has changed since is
 * ended, and its answer is never shown.
 */
export function useDrawing({ template, language, source, dataOf }: DrawingRequest): Drawing {
  const [drawing, setDrawing] = useState<Drawing>({ made: null, error: null, isDrawing: false });
  const draw = useEffectEvent(async (signal: AbortSignal) => {
    const data = dataOf();
    if (template === null || data === null) return;
    setDrawing(({ made }) => ({ made, error: null, isDrawing: true }));
    try {
      const made = await drawTemplate({ template, data, language }, signal);
      if (!signal.aborted) setDrawing({ made, error: null, isDrawing: false });
    } catch (cause) {
      if (signal.aborted) return;
      const error = cause instanceof Error ? cause : new Error(String(cause));
      setDrawing(({ made }) => ({ made, error, isDrawing: false }));
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => {
      void draw(controller.signal);
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [template, language, source]);
  return drawing;
}
