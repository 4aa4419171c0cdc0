import type { OptionsOf } from '../../kit/analysis.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import type { Check, Notice } from '../../kit/outcome/outcome.ts'
import type { Compared } from './compare.ts'
import { definition } from './definition.ts'
import type { GroupRisks } from './read-groups.ts'
import { minCount } from './rows.ts'

type Options = OptionsOf<typeof definition>

export function differenceNotes(outcomes: readonly GroupRisks[]): readonly Notice[] {
  const [first] = outcomes
  const reference = first?.groups[first.reference]?.group
  return [
    ...outcomes.map(({ variable, event }) =>
      variable === null
        ? notice(definition, 'typed-event', { event })
        : notice(definition, 'event-of', { variable: { variable }, event }),
    ),
    ...(reference === undefined ? [] : [notice(definition, 'compared-with', { reference })]),
  ]
}

export function ratioNotes(compared: readonly Compared[]): readonly Notice[] {
  const cells = compared.map(minCount)
  const undefinedOdds = compared.some(({ effects }) => Number.isNaN(effects.oddsRatio.estimate))
  return [
    ...(cells.some((least) => least === 0) ? [notice(definition, 'zero-cell')] : []),
    ...(undefinedOdds ? [notice(definition, 'no-odds')] : []),
  ]
}

export function nntNotes(
  compared: readonly Compared[],
  { difference: [method = 'newcombe'] }: Options,
): readonly Notice[] {
  const crosses = compared.some(({ needed }) => needed.benefit !== null && needed.harm !== null)
  return [
    notice(definition, 'nnt-direction', { method: { code: `method-${method}` } }),
    ...(crosses ? [notice(definition, 'nnt-both-sides')] : []),
  ]
}

export function marginNotes({ aim, eventIs, confidence }: Options): readonly Notice[] {
  const alpha = { estimate: (1 - confidence) / 2 }
  return [
    notice(definition, aim === 'equivalence' ? 'margin-equivalence' : `margin-${eventIs}`),
    notice(definition, 'margin-level', { level: { confidence }, alpha }),
  ]
}

/** The textbook condition for the approximations: no count below 5. */
export function checksOf(compared: readonly Compared[]): readonly Check[] {
  return compared.map((one) => {
    const { variable, group } = one
    const least = minCount(one)
    const result = least >= 5 ? 'met' : 'doubtful'
    return {
      code: `${variable === null ? 'typed-' : ''}counts-${result}`,
      result,
      params: { group, least, ...(variable === null ? {} : { variable: { variable } }) },
      ...(variable === null ? {} : { where: { variable } }),
    }
  })
}
