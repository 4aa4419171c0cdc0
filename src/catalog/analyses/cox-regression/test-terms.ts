import type { Checkpoint } from '#engine/checkpoint.ts'
import { coxNewton } from '#engine/methods/cox/cox-newton.ts'
import type { FactorSettings } from '#engine/methods/design/build-design.ts'
import { type Deviance, devianceTests } from '#engine/methods/design/deviance-tests.ts'
import type { SumOfSquaresType } from '#engine/methods/design/marginality.ts'
import { type NamedTest, namedTests } from '../../kit/models/named-tests.ts'
import type { Fitted } from './fit-model.ts'

/** The likelihood-ratio test of each term. */
export async function testTerms(
  { prepared, model }: Fitted,
  factors: Readonly<Record<string, FactorSettings>>,
  type: SumOfSquaresType,
  checkpoint: Checkpoint,
): Promise<readonly NamedTest[]> {
  const { rows, data } = model
  const { ties, offset } = data
  const fit = async (columns: readonly Float64Array[]): Promise<Deviance> => {
    const { logLikelihood, estimated } = await coxNewton(columns, { rows, ties, offset }, checkpoint)
    return { deviance: -2 * logLikelihood, estimated }
  }
  const whole = { deviance: -2 * model.fit.logLikelihood, estimated: model.fit.estimated }
  const tests = await devianceTests(prepared, { factors, type, whole, fit }, checkpoint)
  return namedTests(prepared.design.terms, tests)
}
