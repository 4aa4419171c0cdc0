import type { DrawBelow, RandomStreams } from './random-streams.ts'

export interface MinimisationRule {
  readonly arms: number
  /** For each factor. */
  readonly weights: readonly number[]
  /** How unequal the arms are at one level of a factor. */
  readonly imbalance: 'range' | 'variance'
  /** With which the arm of least imbalance is taken; the others share the rest. From 1 / arms to 1. */
  readonly probability: number
}

/**
 * Arms of participants in the order in which they came, by minimisation (Pocock SJ, Simon R. Biometrics 1975;31:103-115). A participant is the index of
 * their level of each factor. Each draws from the stream of their own place in the order, so that those who come later change nothing.
 */
export function minimisation(
  streams: RandomStreams,
  participants: readonly (readonly number[])[],
  rule: MinimisationRule,
): readonly number[] {
  const counts = rule.weights.map(() => new Map<number, number[]>())
  return participants.map((levels, position) => {
    const alike = levels.map((level, factor) => countsAt(counts[factor] as Map<number, number[]>, level, rule.arms))
    const arm = chosen(imbalances(alike, rule), rule.probability, streams.stream(position))
    for (const arms of alike) arms[arm] = (arms[arm] as number) + 1
    return arm
  })
}

/**
 * The weighted sum of the imbalances that each arm would leave behind. `alike` has for each factor the number of earlier participants in each arm who
 * have the new one's level.
 */
export function imbalances(
  alike: readonly (readonly number[])[],
  { arms, weights, imbalance }: Omit<MinimisationRule, 'probability'>,
): readonly number[] {
  const measure = imbalance === 'range' ? range : variance
  return Array.from({ length: arms }, (_, arm) =>
    alike.reduce(
      (sum, counts, factor) =>
        sum + (weights[factor] as number) * measure(counts.map((count, other) => count + (other === arm ? 1 : 0))),
      0,
    ),
  )
}

/** One of the arms of least imbalance, drawn, and then the coin: a number below 2^32 has a probability's 32 bits. */
function chosen(imbalance: readonly number[], probability: number, draw: DrawBelow): number {
  const least = Math.min(...imbalance)
  // the same sums in another order may differ in the last digit
  const best = imbalance.flatMap((value, arm) => (value <= least + 1e-9 * Math.max(1, least) ? [arm] : []))
  const preferred = best[draw(best.length)] as number
  if (draw(2 ** 32) < probability * 2 ** 32) return preferred
  const other = draw(imbalance.length - 1)
  return other < preferred ? other : other + 1
}

function countsAt(levels: Map<number, number[]>, level: number, arms: number): number[] {
  const counts = levels.get(level) ?? Array<number>(arms).fill(0)
  levels.set(level, counts)
  return counts
}

const range = (counts: readonly number[]) => Math.max(...counts) - Math.min(...counts)

function variance(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - mean) ** 2, 0) / (counts.length - 1)
}
