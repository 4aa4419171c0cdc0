import type { DrawBelow, RandomStreams } from './random-streams.ts'

export interface MinimisationRule {
  readonly arms: number
  /** One for each factor. */
  readonly weights: readonly number[]
  /** Measure of the imbalance between the arms at one level of a factor. */
  readonly imbalance: 'range' | 'variance'
  /** Probability of assignment to the arm with the least imbalance, from 1 / arms to 1; the other arms share the rest equally. */
  readonly probability: number
}

/**
 * Assigns participants, in order of arrival, to arms by minimisation (Pocock SJ, Simon R. Biometrics 1975;31:103-115). A participant is
 * given by the index of their level of each factor. Each draws from the random stream of their position in the order, so that later
 * participants change no earlier assignment.
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
 * For each arm the weighted sum of the imbalances if the new participant is assigned to it. `alike` holds for each factor the number of
 * earlier participants in each arm with the new participant's level.
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

/**
 * Draws one of the arms with the least imbalance, then tosses the biased coin: a number below 2^32 is compared with the first 32 bits of
 * the probability.
 */
function chosen(imbalance: readonly number[], probability: number, draw: DrawBelow): number {
  const least = Math.min(...imbalance)
  // equal sums may differ in the last digit if their terms are added in another order
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
