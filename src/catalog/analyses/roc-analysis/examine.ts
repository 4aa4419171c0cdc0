import type { Interval } from '#engine/alternative.ts'
import type { Checkpoint } from '#engine/checkpoint.ts'
import { adjustPValues } from '#engine/methods/inference/adjust-p-values.ts'
import { pOfZ } from '#engine/methods/proportions/score-test.ts'
import { type Accuracy, accuracyOf } from '#engine/methods/roc/accuracy.ts'
import { rocArea } from '#engine/methods/roc/area.ts'
import type { AreaDifference } from '#engine/methods/roc/compare-areas.ts'
import { bestCutOff, type CutOff, type CutRule, givenCutOff } from '#engine/methods/roc/cut-offs.ts'
import { areaInterval, commonRows, compareMarkerAreas, type MarkerRows } from '#engine/methods/roc/marker-rows.ts'
import { type ScoreCounts, scoreCounts } from '#engine/methods/roc/score-counts.ts'
import { refusedMarker } from '../../kit/accuracy/answerable-markers.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { comparedPairs } from '../../kit/comparison/compared-pairs.ts'
import type { Rejected } from '../../kit/outcome/outcome.ts'
import type { definition } from './definition.ts'
import type { Rule } from './facts.ts'
import type { StateAndMarkers } from './read-markers.ts'

type Options = OptionsOf<typeof definition>

/** Results of one marker at full precision. */
export interface Examined extends Pick<MarkerRows, 'variable' | 'side'> {
  readonly counts: ScoreCounts
  readonly area: number
  readonly se: number
  /** Null if events and non-events do not overlap. */
  readonly interval: Interval | null
  /** Z of the test against 0.5; NaN if there is no interval. */
  readonly z: number
  readonly pValue: number
  readonly cutOffs: readonly RuledCutOff[]
  /** No cut-off satisfies the rule. */
  readonly unreached: boolean
}

export interface RuledCutOff {
  readonly rule: Rule
  /** On the scale of the marker. */
  readonly value: number
  readonly cutOff: CutOff
  readonly accuracy: Accuracy
}

/** The marker has at least two values, and at least two rows of each state. */
export async function examine(
  read: StateAndMarkers,
  marker: MarkerRows,
  options: Options,
  checkpoint: Checkpoint,
): Promise<Examined> {
  const { variable, side } = marker
  const { events, scores, cases } = commonRows(read, [marker])
  await checkpoint()
  const counts = await scoreCounts(scores[0] ?? new Float64Array(), events, checkpoint, cases)
  const { area, standardError: se } = rocArea(counts)
  await checkpoint()
  const z = se === 0 ? Number.NaN : (area - 0.5) / se
  const rules = rulesOf(options)
  const cutOffs = rules.flatMap(([rule, by]) => {
    const cutOff = bestCutOff(counts, by)
    return cutOff === undefined ? [] : [ruled(rule, measured(cutOff, side, options), cutOff, options)]
  })
  const own = options.perMarker[variable]?.cutOff ?? null
  await checkpoint()
  return {
    variable,
    side,
    counts,
    area,
    se,
    interval: areaInterval(area, se, options.confidence, [0, 1]),
    z,
    pValue: pOfZ(z, 'two-sided'),
    cutOffs: [
      ...cutOffs,
      ...(own === null ? [] : [ruled('own', own, givenCutOff(counts, side === 'higher' ? own : -own), options)]),
    ],
    unreached: cutOffs.length < rules.length,
  }
}

function rulesOf({ rules, sensitivity, specificity }: Options): readonly (readonly [Rule, CutRule])[] {
  return [
    ...rules.map((rule) => [rule, rule] as const),
    ...(sensitivity === null ? [] : [['sensitivity', { sensitivity }] as const]),
    ...(specificity === null ? [] : [['specificity', { specificity }] as const]),
  ]
}

/** A cut-off on the original scale: markers whose low values indicate the event were negated. */
function measured({ value, below }: CutOff, side: 'higher' | 'lower', { cutAt }: Options): number {
  const at = cutAt === 'observed' || below === undefined ? value : below / 2 + value / 2
  return side === 'higher' ? at : 0 - at
}

function ruled(rule: Rule, value: number, cutOff: CutOff, { confidence, prevalence }: Options): RuledCutOff {
  return { rule, value, cutOff, accuracy: accuracyOf(cutOff, confidence, prevalence) }
}

/** Comparison of two markers in the rows that have both. */
export interface Compared extends AreaDifference {
  readonly first: string
  readonly second: string
  readonly n: number
  readonly interval: Interval | null
  readonly adjusted: number
}

/** The comparable pairs of markers, and the reasons why others are not compared. */
export async function compareMarkers(
  read: StateAndMarkers,
  { markers, compare, adjust, confidence }: Options,
  checkpoint: Checkpoint,
): Promise<{ readonly compared: readonly Compared[]; readonly tooFew: readonly Rejected[] }> {
  const tooFew: Rejected[] = []
  const found: Omit<Compared, 'adjusted'>[] = []
  for (const [i, j] of compare === 'none' ? [] : comparedPairs(markers.length, 1, compare)) {
    const [a, b] = [i, j].map((k) => read.markers.find(({ variable }) => variable === markers[k]))
    if (a === undefined || b === undefined) continue
    const { n, events, apart } = await compareMarkerAreas(read, [a, b], checkpoint)
    if (apart === undefined) {
      const variable = [{ variable: a.variable }, { variable: b.variable }]
      tooFew.push(refusedMarker('too-few', { variable, events, others: n - events }))
      continue
    }
    const interval = areaInterval(apart.difference, apart.standardError, confidence, [-1, 1])
    found.push({ first: a.variable, second: b.variable, n, ...apart, interval })
    await checkpoint()
  }
  const adjusted = adjustPValues(
    found.map(({ pValue }) => pValue),
    adjust,
  )
  return { compared: found.map((one, k) => ({ ...one, adjusted: adjusted[k] ?? Number.NaN })), tooFew }
}
