import type { FactorSettings } from '#engine/methods/design/build-design.ts'
import { devianceTests } from '#engine/methods/design/deviance-tests.ts'
import type { SumOfSquaresType } from '#engine/methods/design/marginality.ts'
import { firthTests } from '#engine/methods/logistic/firth-tests.ts'
import { nestedLogistic } from '#engine/methods/logistic/nested-logistic.ts'
import type { Watch } from '../../kit/analysis.ts'
import { type NamedTest, namedTests } from '../../kit/models/named-tests.ts'
import type { Fitted } from './fit-model.ts'

/** The likelihood ratio test of each term, penalised if the model is. */
export async function testTerms(
  { prepared, model }: Fitted,
  factors: Readonly<Record<string, FactorSettings>>,
  type: SumOfSquaresType,
  { checkpoint, progress }: Watch,
): Promise<readonly NamedTest[]> {
  if (model.penalised !== null)
    return namedTests(
      prepared.design.terms,
      await firthTests(prepared, { factors, type, rows: model.data, whole: model.fit.firth }, { checkpoint, progress }),
    )
  const fit = nestedLogistic(model, checkpoint)
  const tests = await devianceTests(prepared, { factors, type, whole: model.fit, fit }, checkpoint)
  return namedTests(prepared.design.terms, tests)
}
