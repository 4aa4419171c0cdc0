import { blockList } from '#engine/methods/randomisation/block-list.ts'
import { minimisation } from '#engine/methods/randomisation/minimisation.ts'
import { randomStreams } from '#engine/methods/randomisation/random-streams.ts'
import { simpleList } from '#engine/methods/randomisation/simple-list.ts'
import { strata, stratifiedList } from '#engine/methods/randomisation/stratified-list.ts'
import { type Asked, type Plan, readPlan } from './plan.ts'

export interface RandomisationList {
  readonly plan: Plan
  readonly generator: string
  readonly version: number
  readonly parts: readonly ListPart[]
}

/** An independent part of the list: all of it, or that of one stratum. */
export interface ListPart {
  /** One level of each factor; empty without strata. */
  readonly stratum: readonly string[]
  readonly places: readonly { readonly arm: number; readonly block?: number }[]
}

/** Requires inputs that passed `readPlan`. */
export function makeList(asked: Asked): RandomisationList {
  const plan = readPlan(asked)
  if ('message' in plan) throw new Error(`refused: ${plan.message}`)
  const streams = randomStreams(asked.seed)
  return { plan, generator: streams.generator, version: streams.version, parts: partsOf(asked, plan) }
}

function partsOf(asked: Asked, plan: Plan): readonly ListPart[] {
  const streams = randomStreams(asked.seed)
  const whole = (places: ListPart['places']): readonly ListPart[] => [{ stratum: [], places }]
  switch (asked.type) {
    case 'simple':
      return whole(simpleList(streams.stream(0), plan.ratio, plan.n).map((arm) => ({ arm })))
    case 'block':
      return whole(blockList(streams.stream(0), plan.ratio, plan.blocks, plan.n))
    case 'stratified': {
      const combinations = strata(plan.factors.map(({ levels }) => levels.length))
      const lists = stratifiedList(streams, combinations.length, plan.ratio, plan.blocks, plan.n)
      return lists.map((places, k) => ({
        stratum: plan.factors.map(({ levels }, factor) => levels[combinations[k]?.[factor] ?? 0] ?? ''),
        places,
      }))
    }
    case 'minimisation': {
      const levels = plan.participants.map((cells) =>
        cells.map((cell, factor) => plan.factors[factor]?.levels.indexOf(cell) ?? 0),
      )
      const arms = minimisation(streams, levels, {
        arms: plan.arms.length,
        weights: plan.weights,
        imbalance: asked.imbalance ?? 'range',
        probability: asked.probability ?? defaultProbability,
      })
      return whole(arms.map((arm) => ({ arm })))
    }
  }
}

export const defaultProbability = 0.8

export function armCounts({ plan, parts }: RandomisationList): readonly number[] {
  return plan.arms.map((_, arm) =>
    parts.reduce((sum, { places }) => sum + places.filter((place) => place.arm === arm).length, 0),
  )
}

/** The largest distance, over all positions of a list, between an arm's allocations and its share. */
export function largestDeparture({ plan, parts }: RandomisationList): number {
  const total = plan.ratio.reduce((sum, part) => sum + part, 0)
  let largest = 0
  for (const { places } of parts) {
    const counts = plan.arms.map(() => 0)
    for (const [k, { arm }] of places.entries()) {
      counts[arm] = (counts[arm] ?? 0) + 1
      for (const [other, count] of counts.entries())
        largest = Math.max(largest, Math.abs(count - ((k + 1) * (plan.ratio[other] ?? 0)) / total))
    }
  }
  return largest
}
