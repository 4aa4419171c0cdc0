import { expect, test } from 'vitest'
import { uninterrupted } from '../../checkpoint.ts'
import { silentProgress } from '../../progress.ts'
import { adjustedSurvival } from './adjusted-survival.ts'
import { coxModel } from './cox-model.ts'

const group = Float64Array.of(1, 0, 1, 0, 0, 1, 0, 1, 0, 1, 0, 1)
const covariate = Float64Array.of(0, 2, 1, 1, 1, 0, 0, 2, 3, 1, 2, 0)
const columns = [new Float64Array(12).fill(1), group, covariate]

async function curves(average: 'marginal' | 'means', used = columns, most = 100) {
  const model = await coxModel(
    {
      time: Float64Array.of(4, 3, 1, 1, 2, 2, 3, 6, 5, 7, 5, 8),
      event: Uint8Array.of(1, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1, 1),
      start: null,
      stratum: null,
      weights: undefined,
      columns: used,
      powers: [],
      offset: null,
      ties: 'efron',
    },
    uninterrupted,
  )
  const groups = { columns: [1], values: [[0], [1]] }
  return adjustedSurvival(model, groups, { average, most }, { checkpoint: uninterrupted, progress: silentProgress })
}

const close = (found: Float64Array | undefined, wanted: readonly number[]) =>
  expect(Array.from(found ?? [])).toEqual(wanted.map((value) => expect.closeTo(value, 8)))

test('at the means: survival and standard error of survfit.coxph in R 4.2', async () => {
  const { time, curves: found } = await curves('means')
  expect(Array.from(time)).toEqual([1, 2, 3, 4, 5, 6, 8])
  const [first, second] = found
  close(
    first?.survival,
    [0.8963309028, 0.6789329293, 0.5756901199, 0.4499387834, 0.2287418436, 0.1217469785, 0.01923614782],
  )
  close(
    first?.standardError,
    [0.1039672673, 0.1805108262, 0.2003294172, 0.2330989659, 0.2327791999, 0.1982631121, 0.06474322917],
  )
  close(
    second?.standardError,
    [0.0630437289, 0.1357310948, 0.1648390854, 0.1889562499, 0.2116797157, 0.1878360308, 0.1542407096],
  )
})

test('over all rows: the mean of the curves of survfit.coxph with these rows as new data', async () => {
  const { curves: found } = await curves('marginal')
  close(
    found[0]?.survival,
    [0.89630561707, 0.6788861892, 0.57564871967, 0.4499175428, 0.22878795814, 0.12182899569, 0.01930155535],
  )
  close(
    found[1]?.survival,
    [0.9439047944, 0.8152604984, 0.7473323139, 0.6562446763, 0.4593461871, 0.3294179999, 0.1245785197],
  )
})

test('without covariates both averages agree, and fewer times keep the first and the last', async () => {
  const [marginal, means] = await Promise.all([
    curves('marginal', columns.slice(0, 2)),
    curves('means', columns.slice(0, 2)),
  ])
  for (const [g, curve] of marginal.curves.entries()) {
    close(curve.survival, Array.from(means.curves[g]?.survival ?? []))
    close(curve.standardError, Array.from(means.curves[g]?.standardError ?? []))
  }
  expect(Array.from((await curves('marginal', columns, 3)).time)).toEqual([1, 4, 8])
})
