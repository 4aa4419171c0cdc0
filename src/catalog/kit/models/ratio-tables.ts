import { defineTable } from '../analysis.ts'
import * as column from '../outcome/columns.ts'
import type { Words } from '../words.ts'
import { termColumn } from './model-tables.ts'

/** Tables shared by regressions for ratios: odds, hazard and rate ratios. */

interface RatioNames {
  /** `OR`. */
  readonly ratio: Words
  /** `{level} CI of OR`. */
  readonly interval: Words
}

/** The columns of coefficients and their ratios. */
export function ratioColumns({ ratio, interval }: RatioNames) {
  return {
    term: termColumn,
    estimate: column.estimate({ en: '_B_', zh: '_B_' }),
    se: column.standardError({ en: 'SE', zh: '标准误' }),
    statistic: column.statistic({ en: '_Z_', zh: '_Z_' }, 'Z'),
    p: column.pValue(),
    ratio: column.estimate(ratio),
    interval: column.interval(interval, 'ratio'),
  }
}

/** A table with `ratioColumns`, one row for each coefficient. */
export function ratioTable(title: Words, names: RatioNames) {
  return defineTable({ title, rows: ['term'], columns: ratioColumns(names) })
}

/** Likelihood-ratio tests of the terms of a model. */
export const termTestTable = defineTable({
  title: { en: 'Tests of terms', zh: '模型项检验' },
  rows: ['term'],
  columns: {
    term: termColumn,
    statistic: column.statistic({ en: 'Likelihood ratio _χ_^2^', zh: '似然比 _χ_^2^' }, 'chi2'),
    df: column.df({ en: 'df', zh: '自由度' }),
    p: column.pValue(),
  },
})

/** Each term in a univariable model beside the multivariable model; `events`: the number counted besides the rows. */
export function univariableTable({ ratio, interval }: RatioNames, events: Words = { en: 'Events', zh: '事件数' }) {
  return defineTable({
    title: { en: 'Univariable and multivariable', zh: '单因素与多因素分析' },
    rows: ['term'],
    columns: {
      term: termColumn,
      n: column.count({ en: 'Univariable _n_', zh: '单因素例数' }),
      events: column.count(events),
      ratio: column.estimate(ratio),
      interval: column.interval(interval, 'ratio'),
      p: column.pValue(),
      togetherN: column.count({ en: 'Multivariable _n_', zh: '多因素例数' }),
      togetherEvents: column.count(events),
      togetherRatio: column.estimate(ratio),
      togetherInterval: column.interval(interval, 'ratio'),
      togetherP: column.pValue(),
    },
  })
}
