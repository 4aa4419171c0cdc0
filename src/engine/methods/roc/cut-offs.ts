import { thinned } from '../samples/thinned.ts'
import type { ScoreCounts, Totals } from './score-counts.ts'

/** Cases classified by event status and by the result at a cut-off. */
export interface Called {
  readonly truePositive: number
  readonly falsePositive: number
  readonly falseNegative: number
  readonly trueNegative: number
}

export interface CutOff extends Called {
  /** Scores at or above it are called positive. */
  readonly value: number
  /** The next lower score; undefined for the lowest score. Any cut-off between the two classifies the rows in the same way. */
  readonly below: number | undefined
  /** Number of scores that satisfy the rule equally well; the one returned is the lowest of them, with the highest sensitivity. */
  readonly equals: number
}

/** Rule for choosing a cut-off: maximum J of Youden (1950), minimum distance to the corner (0, 1), or a required sensitivity or specificity. */
export type CutRule = 'youden' | 'closest' | { readonly sensitivity: number } | { readonly specificity: number }

/** The best of the observed scores; undefined if even the highest score does not reach the required specificity. */
export function bestCutOff(counts: ScoreCounts, rule: CutRule): CutOff | undefined {
  const { values, totals } = counts
  let [hits, alarms, best, equals] = [0, 0, Number.NEGATIVE_INFINITY, 0]
  let found: { readonly k: number; readonly hits: number; readonly alarms: number } | undefined
  for (let k = values.length - 1; k >= 0; k--) {
    hits += counts.events[k] as number
    alarms += counts.others[k] as number
    const worth = worthOf(hits, alarms, totals, rule)
    if (Number.isNaN(worth) || worth < best) continue
    equals = worth === best ? equals + 1 : 1
    best = worth
    found = { k, hits, alarms }
  }
  if (found === undefined) return undefined
  const { k } = found
  const value = values[k] as number
  return { value, below: values[k - 1], equals, ...called(found.hits, found.alarms, totals) }
}

/** Classification of the rows at a given cut-off. */
export function givenCutOff(counts: ScoreCounts, value: number): CutOff {
  let [hits, alarms] = [0, 0]
  for (let k = counts.values.length - 1; k >= 0 && (counts.values[k] as number) >= value; k--) {
    hits += counts.events[k] as number
    alarms += counts.others[k] as number
  }
  return { value, below: undefined, equals: 1, ...called(hits, alarms, counts.totals) }
}

/**
 * The cut-off of a rule, or one that is given, on the scale of the marker: scores whose low values indicate the event were negated, and this
 * one is turned back. Undefined if no cut-off satisfies the rule.
 */
export function markedCutOff(
  counts: ScoreCounts,
  side: 'higher' | 'lower',
  rule: CutRule | { readonly value: number },
): CutOff | undefined {
  const turned = (value: number) => (side === 'higher' ? value : 0 - value)
  const found =
    typeof rule === 'object' && 'value' in rule ? givenCutOff(counts, turned(rule.value)) : bestCutOff(counts, rule)
  return found && { ...found, value: turned(found.value) }
}

/** The classification at no more than `most` of the scores, evenly spaced in their order from the highest to the lowest, both included. */
export function calledAtScores(
  { values, events, others, totals }: ScoreCounts,
  most: number,
): { readonly scores: readonly number[]; readonly called: readonly Called[] } {
  const scores: number[] = []
  const found: Called[] = []
  let [hits, alarms, k] = [0, 0, values.length - 1]
  for (const place of thinned(values.length, most)) {
    for (; k >= values.length - 1 - place; k--) {
      hits += events[k] as number
      alarms += others[k] as number
    }
    scores.push(values[k + 1] as number)
    found.push(called(hits, alarms, totals))
  }
  return { scores, called: found }
}

/** Computed in integers, so that ties between scores are exact; NaN for a score that does not satisfy the rule. */
function worthOf(hits: number, alarms: number, { events, others }: Totals, rule: CutRule): number {
  if (rule === 'youden') return hits * others - alarms * events
  if (rule === 'closest') return -(((events - hits) * others) ** 2 + (alarms * events) ** 2)
  // the required measure decides ties: of equal specificities the higher sensitivity wins, and vice versa
  if ('sensitivity' in rule)
    return hits / events >= rule.sensitivity ? (others - alarms) * (events + 1) + hits : Number.NaN
  return (others - alarms) / others >= rule.specificity ? hits * (others + 1) - alarms : Number.NaN
}

function called(hits: number, alarms: number, { events, others }: Totals): Called {
  return {
    truePositive: hits,
    falsePositive: alarms,
    falseNegative: events - hits,
    trueNegative: others - alarms,
  }
}
