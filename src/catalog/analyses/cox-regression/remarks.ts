import type { SurvivalFrame } from '#engine/frame/survival-frame.ts'
import type { ProportionalHazards } from '#engine/methods/cox/proportional-hazards-test.ts'
import type { Inflation } from '#engine/methods/regression/variance-inflation.ts'
import type { OptionsOf } from '../../kit/analysis.ts'
import { codingNotes, collinearityChecks } from '../../kit/models/model-remarks.ts'
import { notice, warning } from '../../kit/outcome/build-table.ts'
import { type Check, type Notice, numeric } from '../../kit/outcome/outcome.ts'
import { orderRemarks } from '../../kit/survival/survival-remarks.ts'
import { definition } from './definition.ts'
import type { Fitted } from './fit-model.ts'
import { changingTerms } from './test-hazards.ts'

type Options = OptionsOf<typeof definition>

/** Notes below the table of the model fit. */
export function fitNotes({ strata }: Fitted, { outcome, terms }: Options): readonly Notice[] {
  const levels = outcome.events.map((level) => ({ variable: outcome.status, level, named: true as const }))
  const variables = terms.terms.flatMap((term) => (term.kind === 'strata' ? [{ variable: term.variable }] : []))
  return [
    notice(definition, 'event-levels', { levels }),
    ...(strata === null ? [] : [notice(definition, 'in-strata', { variables, n: strata.strata.length })]),
  ]
}

/** Notes below the table of hazard ratios. */
export function coefficientNotes({ prepared, estimates }: Fitted, { ties }: Options): readonly Notice[] {
  return [
    notice(definition, `ties-${ties}`),
    ...(ties === 'exact' ? [notice(definition, 'exact-residuals')] : []),
    ...codingNotes(prepared.design, estimates),
  ]
}

export function timeNotices({ lost, earlyStarts }: SurvivalFrame, { outcome }: Options): readonly Notice[] {
  return [
    ...(lost.badTimes > 0 ? [warning(definition, 'negative-times', { n: lost.badTimes })] : []),
    ...orderRemarks(outcome.form, { lost, earlyStarts }),
  ]
}

export function checksOf(
  fitted: Fitted,
  hazards: ProportionalHazards | null,
  inflation: readonly Inflation[] | null,
  { outcome }: Options,
): readonly Check[] {
  const { model, prepared } = fitted
  const perSlope = model.events / model.fit.estimated.length
  return [
    {
      code: perSlope >= 10 ? 'events-enough' : 'events-few',
      result: perSlope >= 10 ? 'met' : perSlope >= 5 ? 'doubtful' : 'violated',
      params: { value: { estimate: numeric(perSlope) } },
    },
    ...(hazards === null ? [] : [hazardCheck(fitted, hazards)]),
    ...collinearityChecks(prepared.design, inflation),
    ...(outcome.form === 'start-stop' ? [{ code: 'independent-entry', result: 'unknown' as const, params: {} }] : []),
  ]
}

function hazardCheck(fitted: Fitted, hazards: ProportionalHazards): Check {
  const { global } = hazards
  if (Number.isNaN(global.pValue)) return { code: 'proportional-unknown', result: 'unknown', params: {} }
  const params = { p: { p: numeric(global.pValue) } }
  const changing = changingTerms(fitted, hazards)
  if (changing.length > 0)
    return {
      code: 'proportional-poor',
      result: global.pValue < 0.05 ? 'violated' : 'doubtful',
      params: { terms: changing },
    }
  return global.pValue < 0.05
    ? { code: 'proportional-global', result: 'doubtful', params }
    : { code: 'proportional-good', result: 'met', params }
}
