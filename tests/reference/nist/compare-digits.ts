import { compareNonlinear, numbered } from './compare-nonlinear.ts'
import {
  type CertifiedLinear,
  certified,
  column,
  columnsOf,
  degrees,
  type Family,
  groupsOf,
  withoutIntercept,
} from './data-sets.ts'
import { type ExactValues, exactAnova, exactLinear, exactMoments } from './exact-values.ts'
import { ourAnova, ourLinear, ourMoments } from './our-values.ts'
import { digits, fromDecimal, fromDouble } from './rational.ts'

/** Correct digits of one certified value. */
export interface Compared {
  readonly family: Family
  readonly set: string
  readonly value: string
  /** Digits of our value that agree with the certified one. */
  readonly ours: number
  /** Digits of exact arithmetic on the doubles that agree with the certified value: the best that a program reading doubles can guarantee. */
  readonly exact: number
  /** Digits of our value that agree with exact arithmetic on the doubles. */
  readonly arithmetic: number
  readonly certified: string
}

/** Compares all datasets. */
export async function compareDigits(): Promise<Compared[]> {
  const families = ['univariate', 'anova', 'linear'] as const
  return [...(await Promise.all(families.map(compareFamily))).flat(), ...(await compareNonlinear())]
}

/** Datasets whose values rational arithmetic can compute. */
type Closed = Exclude<Family, 'nonlinear'>

async function compareFamily(family: Closed): Promise<Compared[]> {
  const found: Compared[] = []
  for (const set of Object.keys(certified[family])) {
    const wanted = certifiedValues(family, set)
    const exact = exactValues(family, set)
    const ours = await ourValues(family, set)
    for (const [value, text] of Object.entries(wanted)) {
      const mine = ours[value] ?? Number.NaN
      const [reference, limit] = [exact[value], fromDecimal(text)]
      if (!Number.isFinite(mine) || reference === undefined) throw new Error(`${set} has no ${value}`)
      found.push({
        family,
        set,
        value,
        ours: digits(fromDouble(mine), limit),
        exact: digits(reference, limit),
        arithmetic: digits(fromDouble(mine), reference),
        certified: text,
      })
    }
  }
  return found
}

/** Certified values by name, without infinite ones. */
function certifiedValues(family: Closed, set: string): Readonly<Record<string, string>> {
  const values = certified[family][set]
  if (values === undefined) throw new Error(set)
  const flat = 'estimates' in values ? flatten(values) : { ...values }
  return Object.fromEntries(Object.entries(flat).filter(([, text]) => text !== 'Infinity'))
}

function flatten({ estimates, errors, ...fit }: CertifiedLinear): Readonly<Record<string, string>> {
  return { ...fit, ...numbered('estimate', estimates), ...numbered('error', errors) }
}

function exactValues(family: Closed, set: string): ExactValues {
  if (family === 'univariate') return exactMoments(column(family, set, 'y'))
  if (family === 'anova') return exactAnova(groupsOf(set))
  const { y, ...x } = Object.fromEntries(columnsOf(family, set))
  return exactLinear(Object.values(x), y ?? new Float64Array(), degrees[set] ?? 1, !withoutIntercept.has(set))
}

async function ourValues(family: Closed, set: string): Promise<Readonly<Record<string, number>>> {
  if (family === 'univariate') return ourMoments(set)
  return family === 'anova' ? ourAnova(set) : ourLinear(set)
}
