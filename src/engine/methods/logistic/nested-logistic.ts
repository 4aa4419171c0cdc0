import type { Checkpoint } from '../../checkpoint.ts'
import type { Deviance } from '../design/deviance-tests.ts'
import { enoughForDeviance, maximise, nearestIn } from '../likelihood/maximise.ts'
import { logisticIrls } from './logistic-irls.ts'
import type { LogisticModel } from './logistic-model.ts'

/** Fits nested models, starting from the maximum of the full one; on their own if that was not found in a basis. */
export function nestedLogistic(
  { data, fit }: Pick<LogisticModel, 'data' | 'fit'>,
  checkpoint: Checkpoint,
): (columns: readonly Float64Array[]) => Promise<Deviance> {
  const { spanned } = fit
  const alone = (columns: readonly Float64Array[]) => logisticIrls(columns, data, checkpoint)
  if (spanned === null) return alone
  const { span, subspaces, likelihood, maximum } = spanned
  return async (columns) => {
    const { subspace, estimated } = await subspaces.of(columns, checkpoint)
    const coefficients = nearestIn(subspace, maximum)
    if (coefficients === undefined) return alone(columns)
    const begin = { coefficients, information: maximum.information }
    const question = { begin, within: subspace, negligible: enoughForDeviance }
    const found = await maximise(span.basis, likelihood, checkpoint, question)
    return found === undefined ? alone(columns) : { deviance: found.deviance, estimated }
  }
}
