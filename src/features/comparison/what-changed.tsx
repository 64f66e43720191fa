import { List, Text, Title } from '@mantine/core';

import '@mantine/core/styles/List.layer.css';

import { useSettings } from '@/api/configuration/get-configuration';
import { COURSES, courseOf } from '@/domain/results/comparison/course';
import { isUnitShared, type ComparedTest } from '@/domain/results/comparison/order-comparison';
import type { TestResult } from '@/domain/results/test-result';
import { useRowWords } from '@/features/results/use-row-words';
import { useTranslation } from '@/i18n/translation';

interface WhatChangedProps {
  readonly both: readonly ComparedTest[];
  /** The earlier order. */
  readonly since: string;
  /** What a test is called in a sentence. */
  readonly nameOf: (test: TestResult) => string;
  /** Marks are summed up. Patients are told what was and what is, without a judgement. */
  readonly isJudged: boolean;
}

/** Characters of two values that never stand on two lines. */
const ONE_PIECE = 24;
const NO_BREAK = '\u00a0';

/** What changed between two orders in sentences, gravest first: each test by the laboratory's own marks of both dates. */
export function WhatChanged({ both, since, nameOf, isJudged }: WhatChangedProps) {
  const { t } = useTranslation();
  const texts = useSettings().results;
  const { unit } = useRowWords();
  const step = (compared: ComparedTest) => {
    const { earlier, later } = compared;
    const measured = (test: TestResult, noUnit: string) =>
      `${test.result.trim()} ${unit(test).trim() || noUnit}`.trim();
    // One unit at the end is for both; where the two differ, neither borrows that of the other.
    const [from, to] = isUnitShared(compared)
      ? [earlier.result.trim(), measured(later, '')]
      : [earlier, later].map((test) => measured(test, t('comparison.noUnit')));
    const values = t('comparison.values', { from, to });
    const isShort = values.length <= ONE_PIECE;
    return `${nameOf(later)}: ${isShort ? values.replaceAll(' ', NO_BREAK) : values}`;
  };
  const groups = COURSES.map((course) => ({
    group: course,
    tests: both.filter((compared) => courseOf(compared, texts) === course),
  })).filter(({ tests }) => tests.length > 0);
  const uncompared = both.filter(({ change }) => change.kind === 'unknown').length;
  const remarked = both.filter(({ change }) => change.kind === 'mark').length;
  const changed = both.filter(({ isSame }) => !isSame).length - uncompared - remarked;
  return (
    <section>
      <Title order={3} size="h5">
        {t('comparison.changed', { since })}
      </Title>
      {(!isJudged || groups.length === 0) && (
        <Text>
          {t('comparison.others', { count: changed, all: both.length })}
          {remarked > 0 && ` ${t('comparison.remarked', { count: remarked })}`}
          {uncompared > 0 && ` ${t('comparison.uncompared', { count: uncompared })}`}
        </Text>
      )}
      {isJudged && groups.length > 0 && (
        <List translate="no" withPadding>
          {groups.map(({ group, tests }) => (
            <List.Item key={group}>
              <strong>{t(`comparison.group.${group}`, { count: tests.length })}</strong>{' '}
              {tests.map(step).join('; ')}
            </List.Item>
          ))}
        </List>
      )}
    </section>
  );
}
