import { judgedScores } from './judged-scores.ts'

/** Westgard's rules in their usual notation, the warning first. */
export const westgardNames = ['1-2s', '1-3s', '2-2s', 'R-4s', '4-1s', '10x'] as const

export type WestgardRule = (typeof westgardNames)[number]

/** Control measurements in order of runs, and within a run of materials: z scores, the number of the material and that of the run. */
export interface Measurements {
  readonly z: Float64Array
  readonly material: Int32Array
  readonly run: Int32Array
}

/** A pattern of `span` measurements. `across`: of different materials, it is sought within a run, in all measurements in order, or not at all. */
interface Pattern {
  readonly span: number
  readonly across: 'none' | 'run' | 'all'
  readonly isFound: (z: readonly number[]) => boolean
}

/** Westgard JO, Barry PL, Hunt MR, Groth T. A multi-rule Shewhart chart for quality control in clinical chemistry. Clin Chem 1981;27:493–501. */
export const westgardRules: Readonly<Record<WestgardRule, Pattern>> = {
  '1-2s': { span: 1, across: 'none', isFound: (z) => onOneSide(z, 2) || onOneSide(z.map(opposite), 2) },
  '1-3s': { span: 1, across: 'none', isFound: (z) => onOneSide(z, 3) || onOneSide(z.map(opposite), 3) },
  '2-2s': { span: 2, across: 'run', isFound: (z) => onOneSide(z, 2) || onOneSide(z.map(opposite), 2) },
  'R-4s': { span: 2, across: 'run', isFound: (z) => Math.min(...z) < -2 && Math.max(...z) > 2 },
  '4-1s': { span: 4, across: 'all', isFound: (z) => onOneSide(z, 1) || onOneSide(z.map(opposite), 1) },
  '10x': { span: 10, across: 'all', isFound: (z) => onOneSide(z, 0) || onOneSide(z.map(opposite), 0) },
}

/**
 * The measurements that complete a pattern: pairs of the number of a measurement, from 1, and the place of the rule in `westgardNames`, from 1. A pattern is
 * sought in the measurements of one material and across materials. R-4s is a rule within runs: of several materials it is sought only there, of a
 * single one in consecutive measurements.
 */
export function westgardSignals(
  { z: scores, material, run }: Measurements,
  rules: readonly WestgardRule[],
): { readonly points: readonly number[]; readonly rules: readonly number[] } {
  const z = judgedScores(scores)
  const found = { points: [] as number[], rules: [] as number[] }
  const several = new Set(material).size > 1
  const own = new Map<number, number[]>()
  for (let i = 0; i < z.length; i++) {
    const of = own.get(material[i] as number) ?? []
    of.push(z[i] as number)
    own.set(material[i] as number, of)
    for (const rule of rules) {
      const { span, across, isFound } = westgardRules[rule]
      const within = several && rule === 'R-4s' ? [] : [of.slice(-span)]
      const windows = several ? [...within, ...windowsAcross(z, run, i, span, across)] : within
      if (!windows.some((window) => window.length === span && isFound(window))) continue
      found.points.push(i + 1)
      found.rules.push(westgardNames.indexOf(rule) + 1)
    }
  }
  return found
}

/** What a measurement forms with earlier ones of other materials: pairs of its run, or the last ones in order. */
function windowsAcross(
  z: Float64Array,
  run: Int32Array,
  i: number,
  span: number,
  across: Pattern['across'],
): readonly (readonly number[])[] {
  if (across === 'none') return []
  if (across === 'all') return [[...z.subarray(Math.max(0, i + 1 - span), i + 1)]]
  const pairs: (readonly number[])[] = []
  for (let j = i - 1; j >= 0 && run[j] === run[i]; j--) pairs.push([z[j] as number, z[i] as number])
  return pairs
}

function onOneSide(z: readonly number[], beyond: number): boolean {
  return z.every((value) => value > beyond)
}

function opposite(value: number): number {
  return 0 - value
}
