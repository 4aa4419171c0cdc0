import { otherLevels } from '../../kit/accuracy/answerable-markers.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import type { Check, Notice, Rejected } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { Compared, Examined } from './examine.ts'
import type { StateAndMarkers } from './read-markers.ts'

type Options = OptionsOf<typeof definition>

/** With fewer rows of either state the normal approximation of the area is doubtful. */
const fewRows = 10

export function sizeChecks(examined: readonly Examined[]): readonly Check[] {
  return examined.map(({ variable, counts: { totals } }) => {
    const least = Math.min(totals.events, totals.others)
    const result = least < fewRows ? 'doubtful' : 'met'
    return { code: `size-${result}`, result, params: { variable: { variable }, least }, where: { variable } }
  })
}

export function areaNotices({ event, levels }: StateAndMarkers, examined: readonly Examined[]): readonly Notice[] {
  const warn = (code: 'below-diagonal' | 'no-spread', { variable }: Examined) =>
    notice(definition, code, { variable: { variable } }, { weight: 'warning', where: { variable } })
  return [
    ...otherLevels(definition, event, levels),
    ...examined.flatMap((one) =>
      one.interval !== null && one.interval.upper < 0.5 ? [warn('below-diagonal', one)] : [],
    ),
    ...examined.flatMap((one) => (one.interval === null ? [warn('no-spread', one)] : [])),
  ]
}

/** Notices on pairs of markers with too few rows in common. */
export function notCompared(refused: readonly Rejected[]): readonly Notice[] {
  return refused.map(({ params }) => warning(definition, 'too-few-in-common', params))
}

export function areaNotes({ event }: StateAndMarkers): readonly Notice[] {
  return [notice(definition, 'event-level', { level: event }), notice(definition, 'wald-test')]
}

export function comparisonNotes(compared: readonly Compared[], { adjust }: Options): readonly Notice[] {
  return [
    notice(definition, 'common-rows'),
    ...(adjust === 'none' ? [] : [notice(definition, 'adjusted-by', { method: { code: adjust } })]),
    ...compared.flatMap(({ first, second, interval }) =>
      interval === null
        ? [notice(definition, 'same-order', { first: { variable: first }, second: { variable: second } })]
        : [],
    ),
  ]
}

export function cutOffNotes(examined: readonly Examined[], options: Options): readonly Notice[] {
  const { sensitivity, specificity } = options
  const found = examined.flatMap(({ cutOffs }) => cutOffs.map(({ rule }) => rule))
  return [
    ...(sensitivity === null ? [] : [notice(definition, 'kept-sensitivity', { share: { fraction: sensitivity } })]),
    ...(specificity === null ? [] : [notice(definition, 'kept-specificity', { share: { fraction: specificity } })]),
    ...(found.some((rule) => rule !== 'own') ? [notice(definition, 'same-data')] : []),
    ...examined.flatMap(({ variable, cutOffs }) =>
      cutOffs
        .filter(({ rule, cutOff }) => (rule === 'youden' || rule === 'closest') && cutOff.equals > 1)
        .map(({ cutOff: { equals } }) => notice(definition, 'several-best', { variable: { variable }, n: equals })),
    ),
    ...examined.flatMap(({ variable, unreached }) =>
      unreached && specificity !== null
        ? [notice(definition, 'out-of-reach', { variable: { variable }, share: { fraction: specificity } })]
        : [],
    ),
  ]
}

export function valueNotes(examined: readonly Examined[], { prevalence }: Options): readonly Notice[] {
  const hasEmpty = examined.some(({ cutOffs }) =>
    cutOffs.some(({ accuracy: { positiveRatio, negativeRatio } }) =>
      [positiveRatio, negativeRatio].some(({ interval }) => interval === null),
    ),
  )
  return [
    prevalence === null
      ? notice(definition, 'own-prevalence')
      : notice(definition, 'stated-prevalence', { share: { fraction: prevalence } }),
    ...(hasEmpty ? [notice(definition, 'empty-cell')] : []),
  ]
}
