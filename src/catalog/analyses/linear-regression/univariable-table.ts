import type { Frame } from '#engine/frame/frame.ts'
import type { RobustKind } from '#engine/methods/regression/robust-covariance.ts'
import { between } from '#engine/progress.ts'
import type { Watch } from '../../kit/analysis.ts'
import type { EffectUnits } from '../../kit/models/effect-units.ts'
import { isUnivariable, univariableQuestion } from '../../kit/models/univariable.ts'
import type { ModelTerms } from '../../kit/options/compound-options.ts'
import { buildTable, notice } from '../../kit/outcome/build-table.ts'
import { orEmpty } from '../../kit/outcome/or-empty.ts'
import { numeric, type OutcomeTable } from '../../kit/outcome/outcome.ts'
import { termKey } from '../../kit/present/term-text.ts'
import { definition } from './definition.ts'
import { type Estimate, type Fitted, fitModel } from './fit-model.ts'

interface Settings {
  readonly outcome: string
  readonly terms: ModelTerms
  readonly weight: string | null
  /** The column of the frequency weight. */
  readonly cases: string | undefined
  readonly confidence: number
  readonly errors: 'model' | RobustKind
  readonly units: EffectUnits
}

/** Univariable models alongside the multivariable model. A term that cannot be fitted on its own has empty cells. */
export async function univariableTable(
  frame: Frame,
  together: Fitted,
  settings: Settings,
  { checkpoint, progress }: Watch,
): Promise<OutcomeTable> {
  const { design } = together.prepared
  const joint = new Map(together.estimates.map((one) => [termKey(one.cell), one]))
  const rows: { readonly n: number | null; readonly own: Estimate }[] = []
  const terms = settings.terms.terms.filter(isUnivariable)
  for (const [k, term] of terms.entries()) {
    const question = univariableQuestion(term, settings.terms, design, {
      outcome: [settings.outcome],
      weight: settings.weight,
      cases: settings.cases,
    })
    const watch = { checkpoint, progress: between(progress, k / terms.length, (k + 1) / terms.length) }
    const own = await fitModel(frame, question, settings, watch)
    if ('refused' in own) continue
    for (const estimate of own.estimates.slice(1)) rows.push({ n: own.model.n, own: estimate })
  }
  return buildTable(definition, 'univariable', {
    params: { level: { confidence: settings.confidence } },
    columns: [
      'term',
      'n',
      'estimate',
      'interval',
      'p',
      'togetherN',
      'togetherEstimate',
      'togetherInterval',
      'togetherP',
    ],
    rows: rows.map(({ n, own }) => {
      const beside = joint.get(termKey(own.cell))
      return {
        cells: {
          term: own.cell,
          n,
          estimate: orEmpty(own.estimate),
          interval: { lower: orEmpty(own.lower), upper: orEmpty(own.upper) },
          p: orEmpty(own.pValue),
          togetherN: numeric(together.model.n),
          togetherEstimate: orEmpty(beside?.estimate ?? Number.NaN),
          togetherInterval: {
            lower: orEmpty(beside?.lower ?? Number.NaN),
            upper: orEmpty(beside?.upper ?? Number.NaN),
          },
          togetherP: orEmpty(beside?.pValue ?? Number.NaN),
        },
      }
    }),
    notes: [notice(definition, 'univariable-rows')],
  })
}
