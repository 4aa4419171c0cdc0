import {
  compareRestrictedMeans,
  type MeanContrast,
  type RestrictedMean,
  restrictedMean,
} from '#engine/methods/survival/restricted-mean.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import { numeric, type OutcomeTable, type Param, type Rejected } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import type { GroupCurve } from './tables.ts'

type Options = OptionsOf<typeof definition>

export interface RestrictedMeans {
  readonly tau: number
  readonly groups: readonly { readonly curve: GroupCurve; readonly mean: RestrictedMean }[]
  readonly reference: GroupCurve | null
  /** Each other group compared with the reference. */
  readonly contrasts: readonly {
    readonly curve: GroupCurve
    readonly difference: MeanContrast
    readonly ratio: MeanContrast
  }[]
}

/** The longest time up to which every group is followed; restricted means beyond it would need a model. */
export function longestHorizon(curves: readonly GroupCurve[]): number {
  return Math.min(...curves.map(({ curve }) => curve.time.at(-1) ?? 0))
}

/** Refuses a requested horizon that is not available. */
export function refusedHorizon(curves: readonly GroupCurve[], { rmst, tau }: Options): Rejected | null {
  const longest = longestHorizon(curves)
  if (!rmst || tau === null) return null
  if (tau === 0) return { status: 'rejected', code: 'horizon-zero', params: {}, option: 'tau' }
  return tau > longest
    ? {
        status: 'rejected',
        code: 'horizon-beyond',
        params: { tau: asParam(tau), max: asParam(longest) },
        option: 'tau',
      }
    : null
}

/** Null unless requested, or if a group is not followed beyond 0. */
export function restrictedMeans(curves: readonly GroupCurve[], options: Options): RestrictedMeans | null {
  const tau = options.tau ?? longestHorizon(curves)
  if (!options.rmst || tau === 0) return null
  const groups = curves.map((curve) => ({ curve, mean: restrictedMean(curve.curve, tau, options.confidence) }))
  const chosen = groups.find(({ curve }) => curve.ref?.level === options.reference) ?? groups[0]
  if (chosen === undefined || groups.length < 2) return { tau, groups, reference: null, contrasts: [] }
  return {
    tau,
    groups,
    reference: chosen.curve,
    contrasts: groups
      .filter((group) => group !== chosen)
      .map(({ curve, mean }) => ({ curve, ...compareRestrictedMeans(mean, chosen.mean, options.confidence) })),
  }
}

export function restrictedMeanTables(
  { tau, groups, reference, contrasts }: RestrictedMeans,
  { confidence, group, tau: typed }: Options,
): readonly OutcomeTable[] {
  const level = { confidence }
  const unknown = groups.some(({ mean }) => Number.isNaN(mean.standardError))
  const means = buildTable(definition, 'rmst', {
    params: { level, tau: asParam(tau) },
    columns: [...(group === null ? [] : (['group'] as const)), 'mean', 'se', 'interval'],
    rows: groups.map(({ curve, mean }) => ({
      cells: {
        group: curve.ref,
        mean: numeric(mean.estimate),
        se: orEmpty(mean.standardError),
        interval: limitsOrEmpty(mean.interval),
      },
    })),
    notes: [
      ...(typed === null && groups.length > 1 ? [notice(definition, 'horizon-of-data')] : []),
      ...(unknown ? [notice(definition, 'mean-without-error')] : []),
    ],
  })
  if (reference === null || reference.ref === null) return [means]
  return [
    means,
    buildTable(definition, 'rmstContrasts', {
      params: { level, reference: reference.ref },
      columns: ['group', 'measure', 'estimate', 'interval', 'p'],
      rows: contrasts.flatMap(({ curve, difference, ratio }) =>
        (
          [
            ['difference', difference],
            ['ratio', ratio],
          ] as const
        ).map(([key, { estimate, interval, pValue }]) => ({
          cells: {
            group: curve.ref,
            measure: { key },
            estimate: numeric(estimate),
            interval: limitsOrEmpty(interval),
            p: orEmpty(pValue),
          },
        })),
      ),
      notes: contrasts.length > 1 ? [notice(definition, 'contrasts-unadjusted')] : [],
    }),
  ]
}

function asParam(time: number): Param {
  return Number.isInteger(time) ? time : { estimate: time }
}
