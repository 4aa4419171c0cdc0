import type { ScoreCounts, Totals } from './score-counts.ts'

/** Cases by what they are and what a cut-off calls them. */
export interface Called {
  readonly truePositive: number
  readonly falsePositive: number
  readonly falseNegative: number
  readonly trueNegative: number
}

export interface CutOff extends Called {
  /** Scores from here on are called positive. */
  readonly value: number
  /** The next lower score; none below the lowest. Any cut-off between the two calls the same rows positive. */
  readonly below: number | undefined
  /** How many scores satisfy the rule equally well; the lowest of them, with the highest sensitivity, is the one given. */
  readonly equals: number
}

/** What a cut-off is chosen by: largest J of Youden (1950), least distance to the corner (0, 1), or the least sensitivity or specificity to be kept. */
export type CutRule = 'youden' | 'closest' | { readonly sensitivity: number } | { readonly specificity: number }

/** The best of the observed scores; undefined if even the highest does not reach the specificity. */
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

/** What a cut-off that was given calls the rows. */
export function givenCutOff(counts: ScoreCounts, value: number): CutOff {
  let [hits, alarms] = [0, 0]
  for (let k = counts.values.length - 1; k >= 0 && (counts.values[k] as number) >= value; k--) {
    hits += counts.events[k] as number
    alarms += counts.others[k] as number
  }
  return { value, below: undefined, equals: 1, ...called(hits, alarms, counts.totals) }
}

/** In whole numbers, so that what is equal is found equal; NaN for what the rule forbids. */
function worthOf(hits: number, alarms: number, { events, others }: Totals, rule: CutRule): number {
  if (rule === 'youden') return hits * others - alarms * events
  if (rule === 'closest') return -(((events - hits) * others) ** 2 + (alarms * events) ** 2)
  // what is kept comes second: of equal specificities the higher sensitivity, and the reverse
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
