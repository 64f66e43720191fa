import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  atRest,
  beginHistory,
  redone,
  undone,
  withChange,
} from '@/extensions/templates/editing/history';
import { TemplateStore } from '@/extensions/templates/editing/template-store';
import { draftOf, valueAt } from '@/extensions/templates/template/template-draft';
import { runs } from '@tests/support/environment/runs';
import { installedTemplate } from '@tests/support/reports/shipped-templates';

const draft = draftOf(await installedTemplate());
const opened = (name = 'reports') => new TemplateStore({ draft, name, leftOut: [] });
const END = 'texts.end.es';
const endOf = (store: TemplateStore) => valueAt(store.read().history.present.draft, END);

describe('a history', () => {
  it('takes back what was typed in one place in one go, and what came after it by itself', () => {
    let history = beginHistory('');
    for (const text of ['F', 'Fi', 'Fin']) history = withChange(history, text, 'end');
    history = withChange(atRest(history), 'Fin.', 'end');
    history = withChange(history, 'Fin. !', 'page');
    const steps = [];
    for (let step = 0; step < 5; step += 1) {
      steps.push(history.present);
      history = undone(history);
    }
    expect(steps).toEqual(['Fin. !', 'Fin.', 'Fin', '', '']);
    // What lies too far back is forgotten.
    for (let at = 0; at < 2_000; at += 1) history = withChange(history, String(at), null);
    expect(history.past.length).toBeLessThan(1_000);
  });

  it('any steps back can be gone forward again, and another change forgets them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), fc.nat(20), (values, back) => {
        let history = beginHistory(0);
        for (const value of values) history = withChange(history, value, null);
        const end = history;
        for (let step = 0; step < back; step += 1) history = undone(history);
        let again = history;
        for (let step = 0; step < back; step += 1) again = redone(again);
        expect(again.present).toBe(end.present);
        expect(again.past).toEqual(end.past);
        expect(redone(withChange(history, -1, null)).present).toBe(-1);
      }),
      { numRuns: runs(50, 5_000) },
    );
  });
});

describe('the template in the editor', () => {
  it('is as it was once every change is undone', () => {
    const store = opened();
    store.change(END, 'Fi', true);
    store.change(END, 'Final', true);
    store.change('paper', 'A4');
    store.undo();
    store.undo();
    const { history, saved } = store.read();
    expect(history.present.draft).toBe(saved);
    store.redo();
    expect(endOf(store)).toBe('Final');
  });

  it('comes back after another file took its place, with its name', () => {
    const store = opened('reports_Sede_01');
    store.change(END, 'Nuestro final');
    const leftOut = [{ place: 'colour', reason: 'unknown' }] as const;
    store.open({ draft, name: 'reports', leftOut });
    expect(store.read().history.present).toMatchObject({ name: 'reports', leftOut });
    store.undo();
    expect(store.read().history.present).toMatchObject({ name: 'reports_Sede_01', leftOut: [] });
    expect(endOf(store)).toBe('Nuestro final');
    expect(store.read().history.present.draft).not.toBe(store.read().saved);
  });

  it('keeps the last paper that could be drawn while something is wrong', () => {
    const store = opened();
    store.change('margins.0', '50');
    store.change('margins.0', '5000');
    expect(store.read().reading).toEqual({ ok: false, problems: { 'margins.0': 'range' } });
    expect(store.read().lastGood?.margins[0]).toBe(50);
    store.change('margins.0', '60');
    expect(store.read().lastGood?.margins[0]).toBe(60);
  });

  it('has edits to lose that another template took the place of, and none where there were none', () => {
    const other = { draft: structuredClone(draft), name: 'other', leftOut: [] };
    const edited = opened();
    edited.change(END, 'Lo mío');
    edited.open(other);
    expect(edited.read().history.present.draft).not.toBe(edited.read().saved);
    edited.markSaved('other');
    expect(edited.read().history.present.draft).toBe(edited.read().saved);
    const untouched = opened();
    untouched.open(other);
    expect(untouched.read().history.present.draft).toBe(untouched.read().saved);
  });
});
