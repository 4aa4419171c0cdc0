import { anovaModel, factorialModel, repeatedModel } from '#engine/methods/power/anova-designs.ts'
import type { Check, Rejected } from '../../kit/outcome/outcome.ts'
import { rejected } from '../../kit/planning/define-plan.ts'
import { assumption } from '../../kit/planning/plan-checks.ts'
import { unsignedEffect } from '../../kit/planning/plan-effect.ts'
import { type Assumed, assumedCells, assumedMeans, problemOfCells, problemOfMeans } from './assumed-means.ts'
import { type AboutAnova, type Design, normalCheck, type Options } from './study.ts'

export const anova: Design = {
  needs: ['sd'],
  problem: problemOfMeans,
  study(options) {
    const assumed = assumedMeans(options)
    const [groups] = assumed.levels
    return {
      model: anovaModel(groups, options.alpha),
      counted: ['each'],
      effect: effectOf(assumed, 'means'),
      checks: normalCheck,
      about: aboutOf('anova', options, assumed),
    }
  },
}

export const repeated: Design = {
  needs: ['sd'],
  problem: (options) => problemOfMeans(options) ?? epsilonProblem(options.epsilon, assumedMeans(options).levels[0]),
  study(options) {
    const { alpha, correlation, epsilon } = options
    const assumed = assumedMeans(options)
    const [occasions] = assumed.levels
    return {
      model: repeatedModel({ groups: 1, occasions, tested: 'occasions', correlation, epsilon, alpha }),
      counted: ['persons'],
      effect: effectOf(assumed, 'means'),
      checks: (sizes) => [...normalCheck(sizes), ...sphericityCheck(epsilon, occasions)],
      about: aboutOf('repeated', options, assumed),
    }
  },
}

export const factorial: Design = {
  needs: ['sd'],
  problem: problemOfCells,
  study(options) {
    const assumed = assumedCells(options)
    const [a, b] = assumed.levels
    const df = { first: a - 1, second: b - 1, interaction: (a - 1) * (b - 1) }[options.tested]
    return {
      model: factorialModel({ cells: a * b, df, alpha: options.alpha }),
      counted: ['each'],
      effect: effectOf(assumed, 'cells'),
      checks: normalCheck,
      about: aboutOf('factorial', options, assumed),
    }
  },
}

export const mixed: Design = {
  needs: ['sd'],
  problem: (options) => problemOfCells(options) ?? epsilonProblem(epsilonOf(options), assumedCells(options).levels[1]),
  study(options) {
    const { tested, correlation, alpha } = options
    const epsilon = epsilonOf(options)
    const assumed = assumedCells(options)
    const [groups, occasions] = assumed.levels
    const effect = ({ first: 'groups', second: 'occasions', interaction: 'interaction' } as const)[tested]
    return {
      model: repeatedModel({ groups, occasions, tested: effect, correlation, epsilon, alpha }),
      counted: ['each'],
      effect: effectOf(assumed, 'cells'),
      checks: (sizes) => [...normalCheck(sizes), ...(tested === 'first' ? [] : sphericityCheck(epsilon, occasions))],
      about: aboutOf('mixed', { ...options, epsilon }, assumed),
    }
  },
}

/** Sphericity does not apply to comparisons between groups. */
function epsilonOf({ tested, epsilon }: Options): number {
  return tested === 'first' ? 1 : epsilon
}

function epsilonProblem(epsilon: number, occasions: number): Rejected | undefined {
  const least = 1 / (occasions - 1)
  if (epsilon >= least) return undefined
  return rejected('epsilon-too-small', 'epsilon', { least: { estimate: least }, occasions })
}

/** Two occasions always satisfy sphericity. */
function sphericityCheck(epsilon: number, occasions: number): readonly Check[] {
  if (occasions === 2) return []
  return [assumption(epsilon === 1 ? 'sphericity-assumed' : 'sphericity-corrected')]
}

function effectOf({ f }: Assumed, option: 'means' | 'cells') {
  return unsignedEffect(f, { option, code: 'effect-f' })
}

function aboutOf(
  design: AboutAnova['design'],
  { sd, tested, correlation, epsilon }: Options,
  { means, levels }: Assumed,
): AboutAnova {
  return { design, means, sd, levels, tested, correlation, epsilon }
}
