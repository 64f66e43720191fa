import { Fragment, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

import type { Settings } from '@/domain/configuration/settings';
import type { Explanations } from '@/domain/glossary/glossary';
import type { TestResult } from '@/domain/results/test-result';
import { resultText } from '@/domain/results/values/result-text';
import { presentFocus } from '@/ui/dialog/present-focus';
import type { Opening } from '@/ui/dialog/use-dialog';
import { lazyDialog } from '@/ui/waiting/lazy-part';
import { useMedia } from '@/ui/window/use-media';

import { OpenTestContext } from './open-test-context';
import classes from './test-panel.module.css';

const TestPanel = lazyDialog(() => import('./test-panel').then((module) => module.TestPanel));

/** Where the panel has room beside the results: it covers nothing there, and stays from order to order. */
const DOCK = 'screen and (min-width: 80em) and (min-height: 35.01em)';

/** Whether the panel is open, and what says so. */
export type Dock = readonly [isOpen: boolean, set: (isOpen: boolean) => void];

interface TestPanelsProps {
  /** The tests that the user may see, as they are now. */
  readonly tests: readonly TestResult[];
  /** Those of them that stand in the page, in its order: the steps go through these. */
  readonly shown: readonly TestResult[];
  readonly settings: Settings['results'];
  readonly explanations: Explanations;
  /** What a test is comes before its history: for those who ask that first. */
  readonly isExplainedFirst: boolean;
  /** The earlier results of a test; null where the laboratory has its histories off. */
  readonly renderHistory: ((test: TestResult) => ReactNode) | null;
  readonly dock: Dock;
  /** The results, in which tests are opened. */
  readonly children: ReactNode;
}

/**
 * What a refresh brought meanwhile of the chosen test, never what stood there when it was opened. Null where it is gone, or where
 * the test was done several times: nobody can tell any more which of them was chosen.
 */
function asItIsNow(tests: readonly TestResult[], chosen: TestResult | null): TestResult | null {
  if (chosen === null || tests.includes(chosen)) return chosen;
  const { testId, profileId } = chosen;
  const [same, another] = tests.filter(
    (one) => one.testId === testId && one.profileId === profileId,
  );
  return another === undefined ? (same ?? null) : null;
}

/** Lets the names and previous values of the results inside open all that is known of their test; nothing of one kept back. */
export function TestPanels(props: TestPanelsProps) {
  const { tests, shown, settings, explanations, renderHistory, dock, children, ...shared } = props;
  const [isOpen, setOpen] = dock;
  const isDocked = useMedia(DOCK);
  const [chosen, setChosen] = useState<TestResult | null>(null);
  const [openings, setOpenings] = useState(0);
  const isKept = (one: TestResult) => resultText(one, settings).kind === 'withheld';
  const isOffered = (one: TestResult) =>
    !isKept(one) && (renderHistory !== null || explanations(one) !== null);
  const offered = shown.filter(isOffered);
  // A panel that stays open begins with what the results begin with.
  const first = isDocked && isOpen ? (offered[0] ?? null) : null;
  const test = asItIsNow(tests, chosen ?? first);
  const stepsFrom = (one: TestResult) => {
    const at = offered.indexOf(one);
    if (at < 0 || offered.length < 2) return null;
    const to = (place: number) => {
      const other = offered[place];
      return other === undefined
        ? null
        : () => {
            setChosen(other);
          };
    };
    return { place: at + 1, count: offered.length, previous: to(at - 1), next: to(at + 1) };
  };
  const panel =
    test === null || isKept(test)
      ? null
      : {
          ...shared,
          test,
          isDocked,
          openings,
          steps: stepsFrom(test),
          entry: explanations(test),
          history: renderHistory !== null && (
            <Fragment key={test.testId}>{renderHistory(test)}</Fragment>
          ),
        };
  const results = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const close = () => {
    setOpen(false);
    setChosen(null);
  };
  const isGone = chosen !== null && panel === null;
  if (isGone && !isDocked) setChosen(null);
  const isBeside = isDocked && isOpen && !isGone;
  const isShown = isBeside || (isOpen && chosen !== null && panel !== null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current && !isShown && presentFocus() === null) {
      // The row that it was opened from may be gone.
      const stop = results.current?.querySelector<HTMLElement>('[tabindex="0"]');
      (opener.current?.isConnected === true ? opener.current : stop)?.focus();
    }
    wasShown.current = isShown;
  });
  const openTest = {
    isOffered,
    open: (one: TestResult, { currentTarget }: Opening) => {
      setChosen(one);
      opener.current = currentTarget;
      setOpenings(openings + 1);
      setOpen(true);
    },
  };
  return (
    <OpenTestContext value={openTest}>
      <div ref={results} className={isBeside ? classes.beside : classes.results}>
        {children}
        <Suspense fallback={null}>
          {isShown && panel !== null && <TestPanel {...panel} onClose={close} />}
        </Suspense>
      </div>
    </OpenTestContext>
  );
}
