import type { ReportTemplate } from '@/reporting/report-template';
import type { LeftOut, TakenTemplate } from '@/extensions/templates/template/take-template';
import { readDraft, withValue, type Draft } from '@/extensions/templates/template/template-draft';

import { atRest, beginHistory, redone, undone, withChange, type History } from './history';

/** A template in the editor. */
export interface TemplateDocument {
  readonly draft: Draft;
  /** Base name of its file, such as `reports_Sede_01`. */
  readonly name: string;
  /** What its file held and was not taken over. */
  readonly leftOut: readonly LeftOut[];
}

/** A template that was read, and the name of its file. */
export interface OpenedTemplate extends TakenTemplate {
  readonly name: string;
}

type Reading = ReturnType<typeof readDraft>;

/** What the editor shows of its template. */
export interface TemplateState {
  readonly history: History<TemplateDocument>;
  readonly reading: Reading;
  /** The last template that could be read: what is wrong for a moment does not take the paper away. */
  readonly lastGood: ReportTemplate | null;
  /** The draft as it was opened or downloaded last; edits that another template took the place of are still to be downloaded. */
  readonly saved: Draft;
}

/**
 * The template in the editor with all that was done to it. The history is the form: there is nothing to send, every step is a value,
 * and undoing is showing another one. Fields look at their own place of it.
 */
export class TemplateStore {
  private state: TemplateState;
  private readonly listeners = new Set<() => void>();

  constructor({ draft, name, leftOut }: OpenedTemplate) {
    const reading = readDraft(draft);
    const history = beginHistory({ draft, name, leftOut });
    this.state = { history, reading, saved: draft, lastGood: reading.ok ? reading.value : null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly read = (): TemplateState => this.state;

  private show(history: History<TemplateDocument>, saved = this.state.saved): void {
    const before = this.state;
    const isSame = history.present.draft === before.history.present.draft;
    const reading = isSame ? before.reading : readDraft(history.present.draft);
    const lastGood = reading.ok ? reading.value : before.lastGood;
    this.state = { history, reading, lastGood, saved };
    for (const listener of this.listeners) listener();
  }

  /** Another value at a path; `isOneGo` for what is typed, which is one step until the field is left. */
  change(path: string, value: Draft, isOneGo = false): void {
    const { history } = this.state;
    const { present } = history;
    const draft = withValue(present.draft, path, value);
    this.show(withChange(history, { ...present, draft }, isOneGo ? path : null));
  }

  /** The template of a file takes the place of the one in the editor, which undoing brings back. */
  open({ draft, name, leftOut }: OpenedTemplate): void {
    const { history, saved } = this.state;
    const isDownloaded = history.present.draft === saved;
    this.show(withChange(history, { draft, name, leftOut }, null), isDownloaded ? draft : saved);
  }

  /** The notes on what was not taken have been read. */
  dismissLeftOut(): void {
    const { history } = this.state;
    this.show({ ...history, present: { ...history.present, leftOut: [] } });
  }

  /** The template left as a file of this name. */
  markSaved(name: string): void {
    const { history } = this.state;
    const present = { ...history.present, name };
    this.show({ ...history, present }, present.draft);
  }

  rest(): void {
    this.show(atRest(this.state.history));
  }

  undo(): void {
    this.show(undone(this.state.history));
  }

  redo(): void {
    this.show(redone(this.state.history));
  }
}
