import type { SurvivalFrame } from '#engine/frame/survival-frame.ts'
import type { CoxTies } from '#engine/methods/cox/walk-risk-sets.ts'
import { silentProgress } from '#engine/progress.ts'
import type { Watch } from '../../kit/analysis.ts'
import type { EffectUnits } from '../../kit/models/effect-units.ts'
import { univariableQuestion } from '../../kit/models/univariable.ts'
import { ratioModel, univariableColumns, univariableNotes, univariableRows } from '../../kit/models/univariable-rows.ts'
import type { ModelTerms } from '../../kit/options/compound-options.ts'
import { buildTable } from '../../kit/outcome/build-table.ts'
import type { OutcomeTable } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { type Fitted, fitModel } from './fit-model.ts'

interface Settings {
  readonly terms: ModelTerms
  readonly ties: CoxTies
  readonly confidence: number
  readonly units: EffectUnits
  /** The column with the number of cases that each row represents. */
  readonly cases: string | undefined
}

/** Univariable models in the same strata alongside the multivariable model; a note names the terms without a finite univariable estimate. */
export async function univariableTable(
  { frame, ids }: SurvivalFrame,
  together: Fitted,
  settings: Settings,
  { checkpoint, progress }: Watch,
): Promise<OutcomeTable> {
  const { design } = together.prepared
  const { rows, impossible } = await univariableRows({
    terms: settings.terms.terms,
    design,
    together: ratioModel(together),
    progress,
    alone: async (term) => {
      const question = univariableQuestion(term, settings.terms, design, {
        outcome: ids,
        weight: null,
        cases: settings.cases,
      })
      const own = await fitModel(frame, question, settings, { checkpoint, progress: silentProgress })
      return 'refused' in own ? null : ratioModel(own)
    },
  })
  return buildTable(definition, 'univariable', {
    params: { level: { confidence: settings.confidence } },
    columns: univariableColumns,
    rows,
    notes: univariableNotes(definition, impossible),
  })
}
