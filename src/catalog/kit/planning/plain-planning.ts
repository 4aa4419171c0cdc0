import { alphaQuantiles, oneSidedQuantiles, powerQuantiles } from '../tool/inputs/planning.ts'

/** The plain names of alpha and power: any number that equals one of their choices. */
export const plainPlanning = {
  alpha: { input: 'alpha', of: byNumber(alphaQuantiles) },
  power: { input: 'power', of: byNumber(powerQuantiles) },
} as const

/** The same for a one-sided alpha. */
export const plainOneSided = {
  alpha: { input: 'alpha', of: byNumber(oneSidedQuantiles) },
  power: plainPlanning.power,
} as const

function byNumber(answers: Readonly<Record<string, number>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(answers).map((text) => [String(Number(text)), text]))
}
