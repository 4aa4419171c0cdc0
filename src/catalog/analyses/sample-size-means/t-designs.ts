import { meanModel } from '#engine/methods/power/mean-designs.ts'
import { known, tested } from '../../kit/planning/define-plan.ts'
import { outsideMargin } from '../../kit/planning/plan-checks.ts'
import { differenceEffect, unsignedEffect } from '../../kit/planning/plan-effect.ts'
import { type Design, normalCheck, type TDesign } from './study.ts'

const countedIn = { 'one-sample': ['persons'], paired: ['pairs'], 'two-sample': ['first', 'second'] } as const

/** A t test of a difference, or of the true difference against a margin. */
export function tDesign(design: TDesign): Design {
  return {
    needs: ['difference', 'margin', 'sd'],
    problem: (options) => outsideMargin(options, known(options).difference, 'difference'),
    study(options) {
      const { aim, sides, difference, margin, sd, ratio } = known(options)
      const hasMargin = aim !== 'difference'
      return {
        model: meanModel({ design, aim, difference, sd, ratio, ...tested(options) }),
        counted: countedIn[design],
        effect: hasMargin
          ? unsignedEffect(margin, { option: 'margin', code: 'effect-margin' })
          : differenceEffect(difference, { option: 'difference', code: 'effect-difference' }),
        checks: normalCheck,
        about: { design, aim, sides, difference: hasMargin ? difference : null, sd },
      }
    },
  }
}
