import type { Frame } from '#engine/frame/frame.ts'
import { silentProgress } from '#engine/progress.ts'
import type { Watch } from '../../kit/analysis.ts'
import { univariableQuestion } from '../../kit/models/univariable.ts'
import { ratioModel, univariableColumns, univariableNotes, univariableRows } from '../../kit/models/univariable-rows.ts'
import type { ModelTerms } from '../../kit/options/compound-options.ts'
import { buildTable } from '../../kit/outcome/build-table.ts'
import type { OutcomeTable } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { type Fitted, fitModel, type Settings } from './fit-model.ts'

/** Univariable models alongside the multivariable model; a note names the terms without a finite univariable estimate. */
export async function univariableTable(
  frame: Frame,
  together: Fitted,
  settings: Settings & { readonly terms: ModelTerms; readonly cases: string | undefined },
  { checkpoint, progress }: Watch,
): Promise<OutcomeTable> {
  const { design } = together.prepared
  const outcome = [settings.outcome, ...(settings.exposure === null ? [] : [settings.exposure])]
  const { rows, impossible } = await univariableRows({
    terms: settings.terms.terms,
    design,
    together: ratioModel(together),
    progress,
    alone: async (term) => {
      const question = univariableQuestion(term, settings.terms, design, {
        outcome,
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
