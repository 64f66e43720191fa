import { ActionIcon, Button, Checkbox, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useEventListener } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';

import { FIRST_LANGUAGE, LANGUAGE_CODES } from '@/domain/base/language';
import { fieldId } from '@/extensions/templates/editing/field-id';
import { useTemplatePlace } from '@/extensions/templates/editing/use-template-store';
import { MOST_ROWS } from '@/extensions/templates/template/take-template';
import {
  blankOf,
  type Draft,
  partsOf,
  rowChoice,
  rowsOf,
  textOf,
} from '@/extensions/templates/template/template-draft';
import { rowChoices, type TemplateChoice } from '@/extensions/templates/template/template-fields';
import { useTranslation } from '@/i18n/translation';

import classes from './fields.module.css';
import type { FieldOf, PlacedField } from './placed-field';

type Move = 'up' | 'down' | 'remove';

const SIGNS: Readonly<Record<Move, string>> = { up: '↑', down: '↓', remove: '×' };
const STEPS = { up: -1, down: 1, remove: 0 } as const;

function moved(rows: readonly Draft[], from: number, to: number): readonly Draft[] {
  return rows.toSpliced(from, 1).toSpliced(to, 0, rows[from] ?? null);
}

interface ListFieldProps extends PlacedField<FieldOf<'list'>> {
  /** `isBare` in a table, whose head names it. */
  readonly renderPart: (part: PlacedField, isBare: boolean) => ReactNode;
}

/**
 * Rows to be written and ordered, by pointer or by keyboard: Alt with an arrow moves the row in use. Those that are of something are
 * a table of all there may be, printed or not, whose titles unfold; bare words are added and taken away.
 */
export function ListField({ path, field, renderPart }: ListFieldProps) {
  const { t, i18n } = useTranslation();
  const { value, change } = useTemplatePlace(path);
  const [told, setTold] = useState('');
  const [unfolded, setUnfolded] = useState<string | null>(null);
  /** Rows that are printed no more, to come back as they were. */
  const [left, setLeft] = useState<Readonly<Record<string, Draft>>>({});
  const rows = rowsOf(value);
  const list = t(`templates.field.${field.name}`);
  const choices = rowChoices(field.item);
  const unused = (choices ?? []).filter(
    (choice) => !rows.some((row) => rowChoice(row, field.item) === choice),
  );
  const parts = field.item.kind === 'parts' ? field.item.parts : new Map<string, never>();
  const label = parts.get('label');
  const cells = [...parts].filter(([part]) => part !== 'field' && part !== 'label');
  const nameOf = (at: number) => {
    if (choices === null) return `${list} ${at + 1}`;
    const known = rowChoice(rows[at], field.item);
    return known === null ? String(at + 1) : t(`templates.choice.${known}`);
  };
  const titleOf = (row: Draft) => {
    const words = partsOf(partsOf(row)['label']);
    return textOf(words[i18n.language] ?? words[FIRST_LANGUAGE]);
  };
  const rowId = (at: number) => fieldId(`${path}.${at}`);
  const focus = (id: string) => document.getElementById(fieldId(`${path}${id}`))?.focus();

  /** `control` is what moves with its row and keeps the focus. */
  const move = (from: number, by: number, control: (row: number) => string) => {
    const to = from + by;
    if (to < 0 || to >= rows.length) return;
    flushSync(() => {
      change(moved(rows, from, to));
      setTold(t('templates.row.moved', { row: nameOf(from), place: to + 1, count: rows.length }));
    });
    focus(control(to));
  };
  const moveByKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    const { target } = event;
    if (!event.altKey || by === undefined || !(target instanceof HTMLElement)) return;
    const from = rows.findIndex((_, at) => document.getElementById(rowId(at))?.contains(target));
    if (from < 0) return;
    event.preventDefault();
    const own = rowId(from);
    const rest = target.id.startsWith(own) ? target.id.slice(own.length) : '-up';
    move(from, by, (to) => `.${to}${rest}`);
  };
  // A listener of its own: the keys are those of the controls inside, the list itself takes none.
  const listRef = useEventListener('keydown', moveByKey);
  const remove = (at: number) => {
    const own = rowChoice(rows[at], field.item);
    flushSync(() => {
      change(rows.toSpliced(at, 1));
      setTold(t('templates.row.removed', { row: nameOf(at) }));
      if (own !== null) setLeft({ ...left, [own]: rows[at] ?? null });
    });
    if (own !== null) focus(`-${own}`);
    else if (rows.length > 1) focus(`.${Math.min(at, rows.length - 2)}-remove`);
    else focus('.add');
  };
  /** A column that never was has its name for a title. */
  const newRow = (own: TemplateChoice): Draft => ({
    ...partsOf(blankOf(field.item)),
    field: own,
    label: Object.fromEntries(
      LANGUAGE_CODES.map((code) => [code, t(`templates.choice.${own}`, { lng: code })]),
    ),
  });
  const add = (row: Draft) => {
    flushSync(() => {
      change([...rows, row]);
    });
    const place = document.getElementById(rowId(rows.length));
    place?.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  const moves = (at: number) =>
    (choices === null ? (['up', 'down', 'remove'] as const) : (['up', 'down'] as const)).map(
      (way) => {
        const by = STEPS[way];
        return (
          <ActionIcon
            key={way}
            id={fieldId(`${path}.${at}-${way}`)}
            variant="subtle"
            color="gray"
            aria-label={t(`templates.row.${way}`, { row: nameOf(at) })}
            aria-disabled={at + by < 0 || at + by >= rows.length}
            onClick={() => {
              if (way === 'remove') remove(at);
              else move(at, by, (to) => `.${to}-${way}`);
            }}
          >
            <span aria-hidden>{SIGNS[way]}</span>
          </ActionIcon>
        );
      },
    );
  const namedRow = (row: Draft, at: number) => {
    const own = textOf(partsOf(row)['field']);
    const isUnfolded = own === unfolded;
    const title = titleOf(row);
    return (
      <>
        <Checkbox
          id={fieldId(`${path}.${at}.field`)}
          aria-label={t('templates.row.print', { row: nameOf(at) })}
          checked
          onChange={() => {
            remove(at);
          }}
        />
        <UnstyledButton
          id={isUnfolded ? undefined : fieldId(`${path}.${at}.label`)}
          className={classes.name}
          aria-expanded={isUnfolded}
          onClick={() => {
            setUnfolded(isUnfolded ? null : own);
          }}
        >
          {nameOf(at)}
          {title !== '' && title !== nameOf(at) && (
            <span className={classes.title}>{` «${title}»`}</span>
          )}
        </UnstyledButton>
        {cells.map(([part, inner]) => (
          <div key={part} className={classes.cell}>
            {renderPart({ field: inner, path: `${path}.${at}.${part}` }, true)}
          </div>
        ))}
        <span className={classes.moves}>{moves(at)}</span>
        {isUnfolded && (
          <div className={classes.titles}>
            {label !== undefined &&
              renderPart({ field: label, path: `${path}.${at}.label` }, false)}
          </div>
        )}
      </>
    );
  };

  return (
    <div id={fieldId(path)} className={classes.list} data-cells={cells.length}>
      {cells.length > 0 && (
        <div className={classes.row} aria-hidden>
          {cells.map(([part, { name }]) => (
            <span key={part} className={classes.head}>
              {t(`templates.field.${name}`)}
            </span>
          ))}
        </div>
      )}
      <ol ref={listRef} className={classes.rows} aria-label={list}>
        {rows.map((row, at) => (
          <li key={at}>
            <div
              role="group"
              aria-label={t('templates.row.name', { number: at + 1, name: nameOf(at) })}
              id={rowId(at)}
              className={choices === null ? classes.words : classes.row}
            >
              {choices === null ? (
                <>
                  {renderPart(
                    { field: field.item, path: `${path}.${at}`, label: nameOf(at) },
                    false,
                  )}
                  <span className={classes.moves}>{moves(at)}</span>
                </>
              ) : (
                namedRow(row, at)
              )}
            </div>
          </li>
        ))}
      </ol>
      {unused.map((choice) => (
        <Checkbox
          key={choice}
          id={fieldId(`${path}-${choice}`)}
          className={classes.unused}
          label={t(`templates.choice.${choice}`)}
          aria-label={t('templates.row.print', { row: t(`templates.choice.${choice}`) })}
          checked={false}
          disabled={rows.length >= MOST_ROWS}
          onChange={() => {
            add(left[choice] ?? newRow(choice));
          }}
        />
      ))}
      {choices === null && (
        <Button
          id={fieldId(`${path}.add`)}
          variant="default"
          disabled={rows.length >= MOST_ROWS}
          onClick={() => {
            add(blankOf(field.item));
          }}
        >
          {t('templates.row.addTo', { list })}
        </Button>
      )}
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </div>
  );
}
