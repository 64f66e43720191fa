import { expect, it } from 'vitest';

import type { Microorganism } from '@/domain/results/antibiogram/antibiogram';
import { antibiogramMatrix } from '@/domain/results/antibiogram/antibiogram-matrix';
import { numberedMicroorganisms } from '@/domain/results/antibiogram/numbered-microorganisms';
import { susceptibility } from '@/domain/results/antibiogram/susceptibility';

/** A microorganism with antibiotics as "name|mic". */
function organism(name: string, ...results: readonly string[]): Microorganism {
  const antibiotics = results.map((result) => {
    const [antibiotic = '', mic = ''] = result.split('|');
    return { antibiotic, mic, interpretation: '' };
  });
  return { id: 1, name, comment: '', unreadable: 0, antibiotics };
}

/** The matrix as text: one line per antibiotic, one column per microorganism. */
function lines(microorganisms: readonly Microorganism[]): readonly string[] {
  return antibiogramMatrix(microorganisms).map(({ antibiotic, cells }) =>
    [antibiotic, ...cells.map((results) => results.map(({ mic }) => mic).join('+'))].join('|'),
  );
}

it('lays microorganisms side by side, antibiotics in order of first appearance', () => {
  const found = [
    organism('E. coli', 'Ampicilina|>=32', 'Gentamicina|<=1'),
    organism('K. pneumoniae', 'Meropenem|<=0.25', 'Gentamicina|'),
  ];
  expect(lines(found)).toEqual(['Ampicilina|>=32|', 'Gentamicina|<=1|', 'Meropenem||<=0.25']);
});

it('keeps every result of an antibiotic that was tested twice, and one without a value', () => {
  const found = [organism('E. coli', 'Colistina|2', 'Colistina|4'), organism('Otro', 'Amikacina|')];
  expect(lines(found)).toEqual(['Colistina|2+4|', 'Amikacina||']);
});

it('only S, I and R are categories', () => {
  const texts = ['S', ' r ', 'i', 'SDD', 'Sensible', ''];
  expect(texts.map(susceptibility)).toEqual(['S', 'R', 'I', null, null, null]);
});

it('numbers names that come more than once, in their order, and keeps all else', () => {
  const coli = organism('Escherichia coli', 'Ampicilina|>=32');
  const candida = { ...organism('Candida albicans'), comment: 'Escasa' };
  const beta = { ...coli, comment: 'BLEE positivo' };
  expect(numberedMicroorganisms([coli, candida, beta])).toEqual([
    { ...coli, name: 'Escherichia coli (1)' },
    candida,
    { ...beta, name: 'Escherichia coli (2)' },
  ]);
});
