import type { OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import type { Check, Notice } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { Examined, Fitted } from './examine.ts'

type Options = OptionsOf<typeof definition>

export function proportionNotes(examined: readonly Examined[], { events }: Options): readonly Notice[] {
  const unchosen = examined.some(({ variable }) => (events[variable]?.event ?? null) === null)
  return unchosen ? [notice(definition, 'events-in-order')] : []
}

export function testNotes({ alternative }: Options): readonly Notice[] {
  return [notice(definition, alternative === 'two-sided' ? 'exact-doubled' : 'one-sided')]
}

/** The textbook rule: n p and n (1 - p) of at least 5, with the expected proportion, or with the observed one for the Wald interval. */
export function normalChecks(examined: readonly Examined[], { expected, intervals }: Options): readonly Check[] {
  if (expected === null && !intervals.includes('wald')) return []
  return examined.map(({ variable, events, n }) => {
    const share = expected ?? events / n
    return leastCheck('normal', variable, n * Math.min(share, 1 - share))
  })
}

export function fitChecks(fitted: readonly Fitted[]): readonly Check[] {
  return fitted.map(({ variable, fit }) => leastCheck('fit', variable, Math.min(...fit.expected)))
}

function leastCheck(code: 'normal' | 'fit', variable: string, least: number): Check {
  const result = least >= 5 ? 'met' : 'violated'
  return {
    code: `${code}-${result}`,
    result,
    params: { variable: { variable }, least: { estimate: least } },
    where: { variable },
  }
}

export function fitNotices(fitted: readonly Fitted[]): readonly Notice[] {
  return fitted.flatMap(({ variable, exactP }) =>
    exactP === undefined
      ? [notice(definition, 'exact-too-large', { variable: { variable } }, { where: { variable } })]
      : [],
  )
}
