import { readFileSync } from 'node:fs'

export type Family = 'univariate' | 'anova' | 'linear' | 'nonlinear'

/** Certified values as NIST prints them, by data set. */
export interface Certified {
  readonly univariate: Readonly<Record<string, CertifiedUnivariate>>
  readonly anova: Readonly<Record<string, CertifiedAnova>>
  readonly linear: Readonly<Record<string, CertifiedLinear>>
  readonly nonlinear: Readonly<Record<string, CertifiedNonlinear>>
}

interface CertifiedUnivariate {
  readonly mean: string
  readonly sd: string
  /** At lag 1. */
  readonly autocorrelation: string
}

interface CertifiedAnova {
  readonly between: string
  readonly within: string
  readonly statistic: string
  readonly rSquared: string
  readonly sigma: string
}

export interface CertifiedLinear {
  /** Of the intercept, where there is one, and of the columns in their order. */
  readonly estimates: readonly string[]
  readonly errors: readonly string[]
  readonly sigma: string
  readonly rSquared: string
  readonly statistic: string
}

export interface CertifiedNonlinear {
  /** As R writes them, of b1, b2, ... and the columns of the data. */
  readonly outcome: string
  readonly model: string
  /** The two places where NIST lets the search begin. */
  readonly starts: readonly (readonly number[])[]
  readonly estimates: readonly string[]
  readonly errors: readonly string[]
  readonly squares: string
  readonly sigma: string
}

export const certified: Certified = JSON.parse(readFileSync(new URL('certified.json', import.meta.url), 'utf8'))

/** The degree of those that are polynomials in one variable. */
export const degrees: Readonly<Record<string, number>> = {
  Pontius: 2,
  Filip: 10,
  Wampler1: 5,
  Wampler2: 5,
  Wampler3: 5,
  Wampler4: 5,
  Wampler5: 5,
}

export const withoutIntercept: ReadonlySet<string> = new Set(['NoInt1', 'NoInt2'])

export const fileOf = (family: Family, name: string): URL =>
  new URL(`${family}/${name.toLowerCase()}.csv`, import.meta.url)

/** The columns of a data set, by name. */
export function columnsOf(family: Family, name: string): ReadonlyMap<string, Float64Array> {
  const [head = '', ...lines] = (madeText(name) ?? readFileSync(fileOf(family, name), 'utf8')).trim().split('\n')
  const rows = lines.map((line) => line.split(',').map(Number))
  const column = (k: number) => Float64Array.from(rows, (row) => row[k] ?? Number.NaN)
  return new Map(head.split(',').map((key, k) => [key, column(k)]))
}

export function column(family: Family, name: string, key: string): Float64Array {
  const found = columnsOf(family, name).get(key)
  if (found === undefined) throw new Error(`${name} has no ${key}`)
  return found
}

export function groupsOf(name: string): Float64Array[] {
  const [group, y] = [column('anova', name, 'group'), column('anova', name, 'y')]
  return [...new Set(group)].map((level) => y.filter((_, i) => group[i] === level))
}

/** The data sets of Simon and Lesage (Comput Stat Data Anal 1989;8:325-332), which a rule makes, as CSV. */
export function madeText(name: string): string | undefined {
  if (name === 'NumAcc1') return 'y\n10000001\n10000003\n10000002'
  const leading = { NumAcc2: '1', NumAcc3: '1000000', NumAcc4: '10000000' }[name]
  if (leading !== undefined)
    return ['y', `${leading}.2`, ...Array.from({ length: 1000 }, (_, i) => `${leading}.${i % 2 === 0 ? 1 : 3}`)].join(
      '\n',
    )
  const level = Number(/^SmLs0(\d)$/.exec(name)?.[1])
  if (Number.isNaN(level)) return undefined
  const whole = ['1', '1000000', '1000000000000'][Math.floor((level - 1) / 3)]
  const pairs = [10, 100, 1000][(level - 1) % 3] ?? 0
  const tenths = (middle: number) => [
    middle,
    ...Array.from({ length: 2 * pairs }, (_, i) => middle + (i % 2 === 0 ? -1 : 1)),
  ]
  const rows = [4, 3, 5, 3, 5, 3, 5, 3, 5].flatMap((middle, k) =>
    tenths(middle).map((tenth) => `${k + 1},${whole}.${tenth}`),
  )
  return ['group,y', ...rows].join('\n')
}
