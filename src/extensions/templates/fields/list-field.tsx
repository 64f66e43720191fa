import { ActionIcon, Button, Text, VisuallyHidden } from '@mantine/core';
import { useEventListener } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';

import { fieldId } from '@/extensions/templates/editing/field-id';
import { useTemplatePlace } from '@/extensions/templates/editing/use-template-store';
import { MOST_ROWS } from '@/extensions/templates/template/take-template';
import {
  blankOf,
  type Draft,
  partsOf,
  rowChoice,
  rowsOf,
} from '@/extensions/templates/template/template-draft';
import { rowChoices } from '@/extensions/templates/template/template-fields';
import { useTranslation } from '@/i18n/translation';

import classes from './fields.module.css';
import type { FieldOf, PlacedField } from './placed-field';

/** What a row of a list is called: by what it is of, or after the list. */
function useRowName(list: FieldOf<'list'>): (row: Draft | undefined, at: number) => string {
  const { t } = useTranslation();
  return (row, at) => {
    if (rowChoices(list.item) === null) return `${t(`templates.field.${list.name}`)} ${at + 1}`;
    const known = rowChoice(row, list.item);
    return known === null ? String(at + 1) : t(`templates.choice.${known}`);
  };
}

type Move = 'up' | 'down';

const MOVES: readonly (readonly [Move, number, string])[] = [
  ['up', -1, '↑'],
  ['down', 1, '↓'],
];

const REMOVE = '×';

function moved(rows: readonly Draft[], from: number, to: number): readonly Draft[] {
  return rows.toSpliced(from, 1).toSpliced(to, 0, rows[from] ?? null);
}

/** The first value of the rows' key that no row has yet, so that a new row is not one too many. */
function newRow({ item }: FieldOf<'list'>, rows: readonly Draft[]): Draft {
  const blank = blankOf(item);
  const choices = rowChoices(item);
  if (choices === null) return blank;
  const used = new Set(rows.map((row) => rowChoice(row, item)));
  const own = choices.find((one) => !used.has(one)) ?? choices[0] ?? '';
  return { ...partsOf(blank), field: own };
}

interface RowHeadProps {
  readonly path: string;
  /** Its place in the list, and how many rows there are. */
  readonly at: number;
  readonly count: number;
  readonly name: string;
  readonly onMove: (way: Move, by: number) => void;
  readonly onRemove: () => void;
}

function RowHead({ path, at, count, name, onMove, onRemove }: RowHeadProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.rowHead}>
      <Text component="span" size="sm" fw={600} className={classes.rowName}>
        {t('templates.row.name', { number: at + 1, name })}
      </Text>
      {MOVES.map(([way, by, sign]) => (
        <ActionIcon
          key={way}
          id={fieldId(`${path}.${at}-${way}`)}
          variant="default"
          aria-label={t(`templates.row.${way}`, { row: name })}
          aria-disabled={at + by < 0 || at + by >= count}
          onClick={() => {
            onMove(way, by);
          }}
        >
          <span aria-hidden>{sign}</span>
        </ActionIcon>
      ))}
      <ActionIcon
        id={fieldId(`${path}.${at}-remove`)}
        variant="default"
        aria-label={t('templates.row.remove', { row: name })}
        onClick={onRemove}
      >
        <span aria-hidden>{REMOVE}</span>
      </ActionIcon>
    </div>
  );
}

interface ListFieldProps extends PlacedField<FieldOf<'list'>> {
  readonly renderRow: (path: string) => ReactNode;
}

/** Rows to be written, ordered, added and taken away, by pointer or by keyboard: Alt with an arrow moves the row in use. */
export function ListField({ path, field, renderRow }: ListFieldProps) {
  const { t } = useTranslation();
  const { value, change } = useTemplatePlace(path);
  const [told, setTold] = useState('');
  const nameOf = useRowName(field);
  const rows = rowsOf(value);
  const list = t(`templates.field.${field.name}`);
  const rowId = (at: number) => fieldId(`${path}.${at}`);
  const focus = (id: string) => document.getElementById(fieldId(`${path}.${id}`))?.focus();

  /** `control` is what moves with its row and keeps the focus. */
  const move = (from: number, by: number, control: (row: number) => string) => {
    const to = from + by;
    if (to < 0 || to >= rows.length) return;
    const row = nameOf(rows[from], from);
    flushSync(() => {
      change(moved(rows, from, to));
      setTold(t('templates.row.moved', { row, place: to + 1, count: rows.length }));
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
    move(from, by, (to) => `${to}${rest}`);
  };
  // A listener of its own: the keys are those of the controls inside, the list itself takes none.
  const listRef = useEventListener('keydown', moveByKey);
  const remove = (at: number) => {
    flushSync(() => {
      change(rows.toSpliced(at, 1));
      setTold(t('templates.row.removed', { row: nameOf(rows[at], at) }));
    });
    if (rows.length > 1) focus(`${Math.min(at, rows.length - 2)}-remove`);
    else focus('add');
  };
  const add = () => {
    flushSync(() => {
      change([...rows, newRow(field, rows)]);
    });
    document
      .getElementById(fieldId(`${path}.${rows.length}`))
      ?.querySelector<HTMLElement>('select, input, textarea')
      ?.focus();
  };

  return (
    <div id={fieldId(path)} className={classes.list}>
      <ol
        ref={listRef}
        className={path === 'header' ? classes.pairs : classes.rows}
        aria-label={list}
      >
        {rows.map((row, at) => {
          const name = nameOf(row, at);
          return (
            <li key={at} className={classes.row}>
              <div
                role="group"
                aria-label={t('templates.row.name', { number: at + 1, name })}
                id={rowId(at)}
              >
                <RowHead
                  path={path}
                  at={at}
                  count={rows.length}
                  name={name}
                  onMove={(way, by) => {
                    move(at, by, (to) => `${to}-${way}`);
                  }}
                  onRemove={() => {
                    remove(at);
                  }}
                />
                {renderRow(`${path}.${at}`)}
              </div>
            </li>
          );
        })}
      </ol>
      <Button
        id={fieldId(`${path}.add`)}
        variant="default"
        size="xs"
        disabled={rows.length >= MOST_ROWS}
        aria-label={t('templates.row.addTo', { list })}
        onClick={add}
      >
        {t('templates.row.add')}
      </Button>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
    </div>
  );
}
