import type { Measured } from '#engine/methods/roc/accuracy.ts'
import type { Called } from '#engine/methods/roc/cut-offs.ts'
import type { TestAccuracy } from '#engine/methods/roc/test-accuracy.ts'
import type { RowCells } from '../../kit/outcome/build-table.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import type { definition } from './definition.ts'
import type { MeasuredFacts, TestFacts } from './facts.ts'
import type { CrossedTest } from './read-tests.ts'

type Tables = (typeof definition)['results']['tables']
type Row<K extends keyof Tables> = { readonly cells: RowCells<Tables[K]['columns']> }

/** The results of a test at full precision. */
export interface ExaminedTest extends CrossedTest {
  readonly accuracy: TestAccuracy
}

export function crossRows(called: Called): readonly Row<'cross'>[] {
  const { truePositive, falsePositive, falseNegative, trueNegative } = called
  const row = (key: 'positive' | 'negative' | 'total', present: number, absent: number): Row<'cross'> => ({
    cells: { result: { key }, present, absent, total: present + absent },
  })
  return [
    row('positive', truePositive, falsePositive),
    row('negative', falseNegative, trueNegative),
    row('total', truePositive + falseNegative, falsePositive + trueNegative),
  ]
}

/** Predictive values at a stated prevalence are not proportions of rows. */
export function shareRows({ variable, called, accuracy }: ExaminedTest, byBayes: boolean): readonly Row<'shares'>[] {
  const { truePositive, falsePositive, falseNegative, trueNegative } = called
  const [events, others] = [truePositive + falseNegative, falsePositive + trueNegative]
  const [right, all] = [truePositive + trueNegative, events + others]
  const row = (
    key: 'sensitivity' | 'specificity' | 'positiveValue' | 'negativeValue' | 'agreement' | 'frequency',
    part: number | null,
    n: number | null,
  ): Row<'shares'> => ({
    cells: {
      test: { variable },
      measure: { key },
      part,
      n,
      estimate: orEmpty(accuracy[key].value),
      interval: accuracy[key].interval,
    },
  })
  const counted = (count: number) => (byBayes ? null : count)
  return [
    row('sensitivity', truePositive, events),
    row('specificity', trueNegative, others),
    row('positiveValue', counted(truePositive), counted(truePositive + falsePositive)),
    row('negativeValue', counted(trueNegative), counted(trueNegative + falseNegative)),
    row('agreement', right, all),
    row('frequency', events, all),
  ]
}

export function ratioRows({ variable, accuracy }: ExaminedTest): readonly Row<'ratios'>[] {
  const { youden, youdenInterval, positiveRatio, negativeRatio, oddsRatio } = accuracy
  const measures = {
    youden: { value: youden, interval: youdenInterval },
    positiveRatio,
    negativeRatio,
    oddsRatio,
  } satisfies Readonly<Record<string, Measured>>
  const keys = ['youden', 'positiveRatio', 'negativeRatio', 'oddsRatio'] as const
  return keys.map((key) => ({
    cells: {
      test: { variable },
      measure: { key },
      estimate: orEmpty(measures[key].value),
      interval: measures[key].interval,
    },
  }))
}

export function factsOfTest({ variable, called, accuracy }: ExaminedTest): TestFacts {
  const { truePositive, falsePositive, falseNegative, trueNegative } = called
  const { sensitivity, specificity, positiveValue, negativeValue, positiveRatio, negativeRatio, frequency } = accuracy
  return {
    variable,
    events: truePositive + falseNegative,
    others: falsePositive + trueNegative,
    hits: truePositive,
    passes: trueNegative,
    sensitivity: factsOf(sensitivity),
    specificity: factsOf(specificity),
    positiveValue: factsOf(positiveValue),
    negativeValue: factsOf(negativeValue),
    positiveRatio: factsOf(positiveRatio),
    negativeRatio: factsOf(negativeRatio),
    frequency: frequency.value,
  }
}

function factsOf({ value, interval }: Measured): MeasuredFacts {
  return { value: orEmpty(value), lower: interval?.lower ?? null, upper: interval?.upper ?? null }
}
