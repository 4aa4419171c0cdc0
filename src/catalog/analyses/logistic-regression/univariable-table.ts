import type { Frame } from '#engine/frame/frame.ts'
import type { LogisticMethod } from '#engine/methods/logistic/logistic-model.ts'
import type { Watch } from '../../kit/analysis.ts'
import type { LevelValue } from '../../kit/data-dictionary.ts'
import type { EffectUnits } from '../../kit/models/effect-units.ts'
import { univariableQuestion } from '../../kit/models/univariable.ts'
import { ratioModel, univariableColumns, univariableNotes, univariableRows } from '../../kit/models/univariable-rows.ts'
import type { ModelTerms } from '../../kit/options/compound-options.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import type { OutcomeTable } from '../../kit/outcome/outcome.ts'
import { definition } from './definition.ts'
import { type Fitted, fitModel } from './fit-model.ts'

interface Settings {
  readonly outcome: string
  readonly event: LevelValue | null
  readonly terms: ModelTerms
  readonly confidence: number
  readonly method: LogisticMethod
  readonly units: EffectUnits
  /** The column of the frequency weight. */
  readonly cases: string | undefined
}

/** Univariable models alongside the multivariable model; a note names the terms without a finite univariable estimate. */
export async function univariableTable(
  frame: Frame,
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
        outcome: [settings.outcome],
        weight: null,
        cases: settings.cases,
      })
      const own = await fitModel(frame, question, settings, checkpoint)
      return 'refused' in own ? null : ratioModel(own)
    },
  })
  return buildTable(definition, 'univariable', {
    params: { level: { confidence: settings.confidence } },
    columns: univariableColumns,
    rows,
    notes: [
      ...univariableNotes(definition, impossible),
      ...(settings.method === 'firth' ? [notice(definition, 'univariable-wald')] : []),
    ],
  })
}
