import { readFileSync } from 'node:fs'
import type { Compared } from './compare-digits.ts'
import type { Family } from './data-sets.ts'
import { digits, fromDecimal, fromDouble } from './rational.ts'

const titles: Readonly<Record<Family, string>> = {
  univariate: 'Univariate summary statistics',
  anova: 'Analysis of variance',
  linear: 'Linear regression',
  nonlinear: 'Nonlinear regression, from the first and the second start',
}

/** The worst values of each kind, in Markdown: ours, R's and those of exact arithmetic on the doubles. */
export function digitsTable(all: readonly Compared[]): string {
  const theirs = valuesOfR()
  const parts: string[] = []
  for (const family of ['univariate', 'anova', 'linear', 'nonlinear'] as const) {
    const compared = all.filter((value) => value.family === family)
    const kinds = [...new Set(compared.map(kindOf))]
    const rows = [...new Set(compared.map(({ set }) => set))].map((set) => {
      const cells = kinds.map((kind) =>
        cell(
          compared.filter((value) => value.set === set && kindOf(value) === kind),
          theirs,
        ),
      )
      return `| ${[set, ...cells].join(' | ')} |`
    })
    parts.push(
      `## ${titles[family]}`,
      '',
      `| ${['data set', ...kinds].join(' | ')} |`,
      `|${' --- |'.repeat(kinds.length + 1)}`,
      ...rows,
      '',
    )
  }
  return ['# Digits: ours / of R / of exact arithmetic', '', ...parts].join('\n')
}

/** `estimate 3` is one of the estimates. */
const kindOf = ({ value }: Compared): string => value.replace(/ \d+$/, 's')

function cell(values: readonly Compared[], theirs: ReadonlyMap<string, string>): string {
  if (values.length === 0) return ''
  const least = (of: (value: Compared) => number) => Math.min(...values.map(of)).toFixed(1)
  const byR = values.map(({ set, value, certified }) => {
    const found = Number(theirs.get(`${set},${value}`) ?? Number.NaN)
    return Number.isFinite(found) ? digits(fromDouble(found), fromDecimal(certified)) : Number.NaN
  })
  const worst = Math.min(...byR)
  const none = values[0]?.family === 'nonlinear' ? 'fails' : 'NA'
  return [least(({ ours }) => ours), Number.isNaN(worst) ? none : worst.toFixed(1), least(({ exact }) => exact)].join(
    ' / ',
  )
}

function valuesOfR(): ReadonlyMap<string, string> {
  const [, ...lines] = readFileSync(new URL('r-values.csv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return new Map(
    lines.map((line) => {
      const [set = '', value = '', number = ''] = line.split(',')
      return [`${set},${value}`, number]
    }),
  )
}
