import type { LogisticResiduals } from '#engine/methods/logistic/logistic-model.ts'
import type { Inflation } from '#engine/methods/regression/variance-inflation.ts'
import { codingNotes, collinearityChecks } from '../../kit/models/model-remarks.ts'
import { notice } from '../../kit/outcome/build-table.ts'
import { type Check, type LevelRef, type Notice, numeric } from '../../kit/outcome/outcome.ts'
import type { Assessment } from './assess.ts'
import { definition } from './definition.ts'
import type { Fitted } from './fit-model.ts'

/** Notes below the table of odds ratios. */
export function coefficientNotes({ prepared, estimates }: Fitted, event: LevelRef): readonly Notice[] {
  return [notice(definition, 'event-level', { level: event }), ...codingNotes(prepared.design, estimates)]
}

export function checksOf(
  { model, prepared }: Fitted,
  { leverage, cook }: LogisticResiduals,
  inflation: readonly Inflation[] | null,
  assessed: Assessment | null,
): readonly Check[] {
  const slopes = model.fit.estimated.length - 1
  const perSlope = Math.min(model.events, model.n - model.events) / slopes
  const limit = (3 * model.fit.estimated.length) / model.n
  let [largestCook, farRows] = [0, 0]
  for (let i = 0; i < cook.length; i++) {
    if ((cook[i] as number) > largestCook) largestCook = cook[i] as number
    if ((leverage[i] as number) > limit) farRows += model.data.cases?.[i] ?? 1
  }
  return [
    ...(slopes > 0
      ? [
          {
            code: perSlope >= 10 ? 'events-enough' : model.penalised === null ? 'events-few' : 'events-few-penalised',
            result: perSlope >= 10 ? ('met' as const) : perSlope >= 5 ? ('doubtful' as const) : ('violated' as const),
            params: { value: { estimate: numeric(perSlope) } },
          },
        ]
      : []),
    ...(assessed === null ? [] : [calibrationCheck(assessed)]),
    ...collinearityChecks(prepared.design, inflation),
    {
      code: largestCook < 0.5 ? 'influence-none' : 'influence-some',
      result: largestCook < 0.5 ? 'met' : largestCook < 1 ? 'doubtful' : 'violated',
      params: { value: { estimate: numeric(largestCook) }, n: farRows },
    },
  ]
}

function calibrationCheck({ hosmerLemeshow: { pValue } }: Assessment): Check {
  if (Number.isNaN(pValue)) return { code: 'calibration-unknown', result: 'unknown', params: {} }
  const good = pValue >= 0.05
  return {
    code: good ? 'calibration-good' : 'calibration-poor',
    result: good ? 'met' : 'violated',
    params: { p: { p: numeric(pValue) } },
  }
}
