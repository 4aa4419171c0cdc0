import { rankSumModel } from '#engine/methods/power/rank-designs.ts'
import type { Check } from '../../kit/outcome/outcome.ts'
import { neededNumbers } from '../../kit/planning/answer-plan.ts'
import type { Options, Read } from './study.ts'

/** Where the formula is close to the power of the test: groups of so many, and no farther from an even chance. */
const enough = 15
const farthest = 0.25

export function readRanks({ superiority, ratio, sides, alpha, solveFor }: Options): Read {
  const given = solveFor !== 'effect'
  const incomplete = given ? neededNumbers({ superiority }) : undefined
  if (incomplete) return incomplete
  const sign = given && (superiority ?? 0) < 0.5 ? -1 : 1
  return {
    model: rankSumModel({ ratio, alpha, sides: sides === 'two' ? 2 : 1 }),
    counted: ['first', 'second'],
    effect: {
      assumed: given ? Math.abs((superiority ?? Number.NaN) - 0.5) : null,
      option: 'superiority',
      shown: (effect) => 0.5 + sign * effect,
      code: 'effect-superiority',
      from: 0.5,
    },
    checks: ranksCheck,
    about: { design: 'rank-sum', sides },
  }
}

function ranksCheck(sizes: readonly number[], effect: number): readonly Check[] {
  const result = Math.min(...sizes) >= enough && effect <= farthest ? 'met' : 'doubtful'
  return [{ code: `ranks-${result}`, result, params: { least: enough } }]
}
