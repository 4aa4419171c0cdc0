import type { PowerModel } from '#engine/methods/power/power-model.ts'
import { answered, inR, type Quantity, repeats, within } from '../figures/drawn.ts'
import type { PlanAnswers, StudyPlan } from './define-plan.ts'
import type { PlanningAnswers } from './planning-options.ts'
import type { PowerFigure } from './planning-plot.ts'

const steps = 80
/** The drawn effects besides the planned one, as far as the model has them. */
const relatives = 'local({ r <- c(1.25, 1, 0.75); r[r * effect <= most] })'

/** Exports of a plan's `drawn.ts`: power curves, in the names that every planning script has (`r-planning.ts`). */
export function drawnPlan<O extends PlanAnswers>({ study }: StudyPlan<O, object>) {
  return {
    power: (data: PowerFigure, { options }: { readonly options: O }) =>
      powerQuantities(data, options, study(options).model),
  }
}

function powerQuantities(
  { curves, chosen, target }: PowerFigure,
  asked: PlanningAnswers,
  { near }: PowerModel,
): readonly Quantity[] {
  // a sawtooth power is drawn at whole sizes
  const even = `local({ first <- least * design_effect; last <- max(2 * needed[1], first + 4); n <- first + (last - first) * 0:${steps} / ${steps}; ${near ? 'unique(floor(n + 0.5))' : 'n'} })`
  return [
    inR('chosen.size', chosen.size, 'sum(needed)'),
    repeats('chosen.power', chosen.power, `plan/${asked.solveFor}/power`),
    ...(target === null ? [] : [answered('target', target, asked.power)]),
    ...curves.flatMap(({ effect, sizes, power }, k) => {
      const other = `(${relatives}[${k + 1}] * effect)`
      return within(`curves[${k}]`, [
        inR('effect', effect, `shown(${other})`),
        inR('sizes', sizes, `sapply(${even}, function(n) sum(sizes_of(n)))`),
        inR('power', power, `sapply(${even}, function(n) power_of(sizes_of(n / design_effect), ${other}))`),
      ])
    }),
  ]
}
