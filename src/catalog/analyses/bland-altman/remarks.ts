import type { OptionsOf } from '../../kit/analysis.ts'
import { warning } from '../../kit/outcome/build-table.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import type { Check, Notice } from '../../kit/outcome/outcome.ts'
import type { Compared } from './compute.ts'
import { definition } from './definition.ts'
import type { MeasuredPairs } from './read-pairs.ts'

/** With fewer pairs the limits are estimated imprecisely. */
const fewPairs = 30

export function checksOf(
  { limits: { n }, shapiro, slope, spread }: Compared,
  { scale }: OptionsOf<typeof definition>,
): readonly Check[] {
  const of = (kind: 'normality' | 'slope' | 'spread', p: number): Check => {
    const poor = kind === 'normality' && n < fewPairs ? 'violated' : 'doubtful'
    const result = Number.isNaN(p) ? 'unknown' : p >= 0.05 ? 'met' : poor
    const relative = kind !== 'normality' && result === 'doubtful' && scale !== 'difference' ? '-relative' : ''
    return { code: `${kind}-${result}${relative}`, result, params: { p: { p: orEmpty(p) } } }
  }
  return [of('normality', shapiro.pValue), of('slope', slope.pValue), of('spread', spread.pValue)]
}

export function noticesOf({ infinite }: MeasuredPairs, { limits: { n } }: Compared): readonly Notice[] {
  return [
    ...(infinite > 0 ? [warning(definition, 'infinite-left-out', { n: infinite })] : []),
    ...(n < fewPairs ? [warning(definition, 'few-pairs', { n })] : []),
  ]
}
