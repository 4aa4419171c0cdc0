import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cramersV } from '#engine/methods/tables/association.ts'
import { analyseNumbers } from '#tests/support/analyse-numbers.ts'

interface Fit {
  readonly area: number
  readonly lower: number
  readonly upper: number
  readonly chisq: number
  readonly df: number
  readonly p: number
  readonly nagelkerke: number
  readonly nagelkerkeByLrm: number
  readonly brier: number
}

type Limits = readonly [lower: number, estimate: number, upper: number]
type Best = readonly [value: number, sensitivity: number, specificity: number, positive: number, negative: number]

interface Packages {
  readonly curves: {
    readonly physician: Limits
    readonly age: Limits
    readonly z: number
    readonly p: number
    readonly limits: readonly [lower: number, upper: number]
    readonly youden: Best
    readonly closest: Best
    readonly youdenPhysician: Best
  }
  readonly remission: Fit
  readonly lung: Fit
  readonly tables: readonly {
    readonly table: readonly (readonly number[])[]
    readonly raw: number
    readonly corrected: number
  }[]
}

const here = (name: string) => new URL(name, import.meta.url)
const packages: Packages = JSON.parse(readFileSync(here('packages.json'), 'utf8'))

const models = [
  { id: 'remission', file: here('../published/remission.csv'), outcome: 'remiss', terms: ['li', 'temp'] },
  { id: 'lung', file: here('lung.csv'), outcome: 'dead', terms: ['age', 'sex', 'ph.karno'] },
] as const

describe.each(models)('logistic regression of $id', ({ id, file, outcome, terms }) => {
  test('C with DeLong’s interval, Hosmer–Lemeshow, Nagelkerke and Brier are those of pROC, performance and rms', async () => {
    const options = { outcome, event: 1, 'terms.list': terms.map((variable) => ({ kind: 'main', variable })) }
    const values = await analyseNumbers('logistic-regression', file, options, { [outcome]: 'nominal' })
    const fit = packages[id]
    const expected = {
      'performance/area/value': fit.area,
      'performance/area/interval.lower': fit.lower,
      'performance/area/interval.upper': fit.upper,
      'performance/hosmer-lemeshow/value': fit.chisq,
      'performance/hosmer-lemeshow/df': fit.df,
      'performance/hosmer-lemeshow/p': fit.p,
      'performance/brier/value': fit.brier,
    }
    for (const [path, value] of Object.entries(expected))
      expect(Math.abs(Number(values.get(path)) / value - 1), path).toBeLessThan(1e-8)
    const nagelkerke = Number(values.get(`fit/${outcome}=1/nagelkerke`))
    expect(Math.abs(nagelkerke / fit.nagelkerke - 1)).toBeLessThan(1e-10)
    expect(Math.abs(nagelkerke / fit.nagelkerkeByLrm - 1)).toBeLessThan(1e-10)
  })
})

test('areas, DeLong’s test of two markers and the best cut-offs are those of pROC', async () => {
  const values = await analyseNumbers(
    'roc-analysis',
    here('lung.csv'),
    {
      outcome: 'dead',
      event: 1,
      markers: ['age', 'ph.karno'],
      'perMarker.ph.karno.direction': 'lower',
      rules: ['youden', 'closest'],
      cutAt: 'midpoint',
    },
    { dead: 'nominal' },
  )
  const { curves } = packages
  const area = (row: string, [lower, estimate, upper]: Limits) => ({
    [`areas/${row}/interval.lower`]: lower,
    [`areas/${row}/area`]: estimate,
    [`areas/${row}/interval.upper`]: upper,
  })
  const best = (row: string, [value, sensitivity, specificity, positive, negative]: Best) => ({
    [`cutOffs/${row}/cutOff`]: value,
    [`cutOffs/${row}/sensitivity`]: sensitivity,
    [`cutOffs/${row}/specificity`]: specificity,
    [`values/${row}/positiveValue`]: positive,
    [`values/${row}/negativeValue`]: negative,
  })
  const expected = {
    ...area('age', curves.age),
    ...area('ph.karno', curves.physician),
    'comparisons/age/ph.karno/statistic': curves.z,
    'comparisons/age/ph.karno/p': curves.p,
    'comparisons/age/ph.karno/interval.lower': curves.limits[0],
    'comparisons/age/ph.karno/interval.upper': curves.limits[1],
    ...best('age/youden', curves.youden),
    ...best('age/closest', curves.closest),
    ...best('ph.karno/youden', curves.youdenPhysician),
  }
  for (const [path, value] of Object.entries(expected))
    expect(Math.abs(Number(values.get(path)) / value - 1), path).toBeLessThan(1e-10)
})

test.each(packages.tables)(
  'Cramér’s V of $table, raw and corrected, is that of effectsize',
  ({ table, raw, corrected }) => {
    const v = cramersV(table, 0.95)
    expect(Math.abs(v.raw - raw)).toBeLessThan(1e-10 * raw)
    expect(Math.abs(v.corrected - corrected)).toBeLessThanOrEqual(1e-10 * corrected)
  },
)
