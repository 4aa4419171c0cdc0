import type { Checkpoint } from '#engine/checkpoint.ts'
import { nestedCounts } from '#engine/methods/counts/count-fit.ts'
import type { FactorSettings } from '#engine/methods/design/build-design.ts'
import { devianceTests } from '#engine/methods/design/deviance-tests.ts'
import type { SumOfSquaresType } from '#engine/methods/design/marginality.ts'
import { type NamedTest, namedTests } from '../../kit/models/named-tests.ts'
import type { Fitted } from './fit-model.ts'

/** The likelihood ratio test of each term; for a negative binomial model each model has its own estimate of the shape. */
export async function testTerms(
  { prepared, model }: Fitted,
  factors: Readonly<Record<string, FactorSettings>>,
  type: SumOfSquaresType,
  checkpoint: Checkpoint,
): Promise<readonly NamedTest[]> {
  const fit = nestedCounts(model.fit, { ...model.data, tally: model.tally }, checkpoint)
  const whole = { deviance: -2 * model.fit.logLikelihood, estimated: model.fit.estimated }
  const tests = await devianceTests(prepared, { factors, type, whole, fit }, checkpoint)
  return namedTests(prepared.design.terms, tests)
}
