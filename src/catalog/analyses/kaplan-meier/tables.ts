import type { SurvivalSample } from '#engine/frame/survival-rows.ts'
import type { SurvivalCurve, SurvivalQuantile } from '#engine/methods/survival/kaplan-meier.ts'
import { countSubjects, survivalAt } from '#engine/methods/survival/kaplan-meier.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { limitsOrEmpty, orEmpty } from '../../kit/outcome/or-empty.ts'
import type { LevelRef, OutcomeTable } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'

type Options = OptionsOf<typeof definition>

export interface GroupCurve {
  /** Null for a single curve. */
  readonly ref: LevelRef | null
  readonly sample: SurvivalSample
  /** For each subject, the index of its stratum; all 0 without strata. */
  readonly stratum: Int32Array
  readonly curve: SurvivalCurve
  readonly median: SurvivalQuantile
}

export function summaryTable(
  curves: readonly GroupCurve[],
  { confidence, transformation, group, outcome }: Options,
): OutcomeTable {
  const medians = curves.map(({ median }) => median)
  const notes = [notice(definition, 'median-interval')]
  if (medians.some(({ estimate }) => Number.isNaN(estimate))) notes.push(notice(definition, 'median-not-reached'))
  if (
    medians.some(({ estimate, interval }) => !Number.isNaN(estimate) && Number.isNaN(interval.lower + interval.upper))
  )
    notes.push(notice(definition, 'median-limit-not-reached'))
  return buildTable(definition, 'summary', {
    params: { level: { confidence } },
    columns: [...(group === null ? [] : (['group'] as const)), 'n', 'events', 'censored', 'median', 'interval'],
    rows: curves.map(({ ref, sample, median }) => {
      const { n, events } = countSubjects(sample)
      return {
        cells: {
          group: ref,
          n,
          events,
          censored: n - events,
          median: orEmpty(median.estimate),
          interval: limitsOrEmpty(median.interval),
        },
      }
    }),
    notes: [
      ...(outcome.form === 'start-stop' ? [notice(definition, 'delayed-entry')] : []),
      notice(definition, `interval-${transformation}`),
      ...notes,
    ],
  })
}

export function survivalTable(curves: readonly GroupCurve[], options: Options): OutcomeTable {
  const rows = curves.flatMap(({ ref, curve }) =>
    options.times.map((time) => ({ ref, at: survivalAt(curve, time), early: time < (curve.entries?.values[0] ?? 0) })),
  )
  const beyond = rows.some(({ at, early }) => Number.isNaN(at.survival) && !early)
  return buildTable(definition, 'survival', {
    params: { level: { confidence: options.confidence } },
    columns: [
      ...(options.group === null ? [] : (['group'] as const)),
      'time',
      'atRisk',
      'events',
      'survival',
      'se',
      'interval',
    ],
    rows: rows.map(({ ref, at }) => ({
      cells: {
        group: ref,
        time: at.time,
        atRisk: at.atRisk,
        events: at.events,
        survival: orEmpty(at.survival),
        se: orEmpty(at.standardError),
        interval: limitsOrEmpty(at.interval),
      },
    })),
    notes: [
      notice(definition, `interval-${options.transformation}`),
      ...(rows.some(({ early }) => early) ? [notice(definition, 'before-entry')] : []),
      ...(beyond ? [notice(definition, 'beyond-follow-up')] : []),
    ],
  })
}
