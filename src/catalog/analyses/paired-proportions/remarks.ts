import type { CochranQ } from '#engine/methods/proportions/cochran-q.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import type { Check, Notice, Params } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { ExaminedPair } from './examine.ts'
import type { CrossedPair } from './read-measurements.ts'

type Options = OptionsOf<typeof definition>

export function testNotes({ headline }: Options): readonly Notice[] {
  if (headline === 'auto') return [notice(definition, 'headline-note')]
  return [notice(definition, 'headline-chosen', { test: { code: `test-${headline}` } })]
}

export function adjustedNotes(pairs: number, { adjust }: Options): readonly Notice[] {
  if (pairs < 2 || adjust === 'none') return []
  return [notice(definition, 'adjusted-note', { n: pairs, method: { code: `method-${adjust}` } })]
}

/** With fewer discordant pairs the chi-squared approximation is poor. */
export function discordantChecks(examined: readonly ExaminedPair[]): readonly Check[] {
  return examined.map(({ first, second, discordant }) => {
    const result = discordant >= 25 ? 'met' : 'doubtful'
    return {
      code: `${first === null ? 'typed-' : ''}discordant-${result}`,
      result,
      params: { n: discordant, ...membersOf(first, second) },
    }
  })
}

export function noticesOf(
  pairs: readonly (Pick<CrossedPair, 'first' | 'second'> & { readonly discordant: number })[],
  q: CochranQ | undefined,
): readonly Notice[] {
  return [
    ...pairs
      .filter(({ discordant }) => discordant === 0)
      .map(({ first, second }) =>
        notice(definition, first === null ? 'typed-no-discordant' : 'no-discordant', membersOf(first, second), {
          weight: 'warning',
        }),
      ),
    ...(q !== undefined && Number.isNaN(q.statistic) ? [warning(definition, 'no-row-varies')] : []),
  ]
}

function membersOf(first: string | null, second: string | null): Params {
  return first === null || second === null ? {} : { first: { variable: first }, second: { variable: second } }
}
