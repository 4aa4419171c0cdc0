import type { PreparedModel } from '#engine/methods/design/prepare-model.ts'
import { exclusion } from '../outcome/exclusion.ts'
import type { Params, Rejected, Sample } from '../outcome/outcome.ts'

/** How many cases a model used and excluded, of the `total` in the frame. */
export function modelSample(total: number, { rows, cases }: PreparedModel): Sample {
  return {
    total,
    used: cases === undefined ? rows.frame.rows : cases.reduce((sum, count) => sum + count, 0),
    excluded: rows.lost.flatMap(({ variable, missing, infinite }) => [
      ...exclusion(variable, 'missing', missing),
      ...exclusion(variable, 'infinite', infinite),
    ]),
  }
}

/** A refusal of the engine as a rejection; `option` is the one to change. */
export function modelRejection(
  { refused, variable, ...of }: Readonly<Params> & { readonly refused: string; readonly variable?: string },
  option: string,
): Rejected {
  return {
    status: 'rejected',
    code: refused,
    params: variable === undefined ? of : { ...of, variable: { variable } },
    option,
  }
}
