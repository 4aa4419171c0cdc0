import {
  exactProportionModel,
  marginModel,
  oneProportionModel,
  pairedProportionsModel,
  tableModel,
  twoProportionsModel,
} from '#engine/methods/power/proportion-designs.ts'
import { known, pickAnswers, rejected, type Study, tested } from '../../kit/planning/define-plan.ts'
import { outsideMargin } from '../../kit/planning/plan-checks.ts'
import { type PlanEffect, unsignedEffect } from '../../kit/planning/plan-effect.ts'
import { type AboutProportions, countCheck, type Design, leastCheck, type Options, optionsInReading } from './study.ts'

/** Two groups: a test of their difference, or of the true difference against a margin. */
export const twoSample: Design = {
  needs: ['p1', 'p2', 'margin'],
  problem: (options) => outsideMargin(options, goodDifference(options), 'p2'),
  study: (options) => (options.aim === 'difference' ? studyOfTwo(options) : studyOfMargin(options, options.aim)),
}

function studyOfTwo(options: Options): Study<AboutProportions> {
  const { p1, continuity, ratio } = known(options)
  const effect = distanceFromFirst(options)
  return {
    model: twoProportionsModel({ p1, direction: effect.sign, ...tested(options), ratio, continuity }),
    counted: ['first', 'second'],
    effect,
    checks: (sizes, distance) => [countCheck(sizes, [p1, p1 + effect.sign * distance])],
    about: aboutOf(options, 'two-sample'),
  }
}

function studyOfMargin(options: Options, aim: 'non-inferiority' | 'equivalence'): Study<AboutProportions> {
  const { p1, p2, margin, ratio } = known(options)
  return {
    model: marginModel({ p1, p2, difference: goodDifference(options), aim, ratio, ...tested(options) }),
    counted: ['first', 'second'],
    effect: unsignedEffect(margin, { option: 'margin', code: 'effect-margin' }),
    checks: (sizes) => [countCheck(sizes, [p1, p2])],
    about: aboutOf(options, 'two-sample'),
  }
}

/** One sample compared with a fixed value. */
export const oneSample: Design = {
  needs: ['p1', 'p2'],
  study(options) {
    const { p1, method } = known(options)
    const effect = distanceFromFirst(options)
    const question = { p1, direction: effect.sign, ...tested(options) }
    return {
      model: method === 'exact' ? exactProportionModel(question) : oneProportionModel(question),
      counted: ['persons'],
      effect,
      checks: (sizes) => (method === 'exact' ? [] : [countCheck(sizes, [p1])]),
      about: aboutOf(options, 'one-sample'),
    }
  },
}

/** McNemar's test. */
export const paired: Design = {
  needs: ['p1', 'p2', 'discordant'],
  problem(options) {
    const { assumed } = distanceFromFirst(options)
    return assumed > known(options).discordant
      ? rejected('too-few-discordant', 'discordant', { difference: { fraction: assumed } })
      : undefined
  },
  study(options) {
    const { p1, discordant } = known(options)
    const effect = distanceFromFirst(options)
    return {
      model: pairedProportionsModel({ p1, direction: effect.sign, ...tested(options), discordant }),
      counted: ['pairs'],
      effect,
      checks: ([pairs = 0]) => [leastCheck('pairs', pairs * discordant, 10)],
      about: aboutOf(options, 'paired'),
    }
  },
}

/** The chi-squared test of a table. */
export const table: Design = {
  needs: ['w'],
  study: (options) => ({
    model: tableModel(options.df, options.alpha),
    counted: ['persons'],
    effect: unsignedEffect(options.w, { option: 'w', code: 'effect-w' }),
    about: aboutOf(options, 'table'),
  }),
}

/** The effect: the distance of the second proportion from the first. */
function distanceFromFirst(options: Options): PlanEffect {
  const { p1, p2, solveFor, direction } = options
  const above = solveFor === 'effect' ? direction === 'more' : (p2 ?? 0) >= (p1 ?? 0)
  const answers = known(options)
  const assumed = Math.abs(answers.p2 - answers.p1)
  return { option: 'p2', code: 'effect-difference', assumed, sign: above ? 1 : -1 }
}

/** The advantage of the second group. */
function goodDifference(options: Options): number {
  const { aim, eventIs, p1, p2 } = known(options)
  return aim === 'non-inferiority' && eventIs === 'harm' ? p1 - p2 : p2 - p1
}

function aboutOf(options: Options, design: AboutProportions['design']): AboutProportions {
  return { design, ...pickAnswers(options, optionsInReading) }
}
