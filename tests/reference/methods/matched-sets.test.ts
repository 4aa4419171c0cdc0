import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { uninterrupted } from '#engine/checkpoint.ts'
import { coxModel } from '#engine/methods/cox/cox-model.ts'

type Column = 'case' | 'spontaneous' | 'induced' | 'stratum' | 'likewise'

interface Fit {
  readonly set: 'stratum' | 'likewise'
  readonly estimate: readonly number[]
  readonly se: readonly number[]
  readonly logLikelihoods: readonly number[]
  readonly score: number
}

const { infert, fits }: { infert: Readonly<Record<Column, readonly number[]>>; fits: readonly Fit[] } = JSON.parse(
  readFileSync(new URL('matched-sets.json', import.meta.url), 'utf8'),
)

test.each(fits)(
  'a Cox model with exact ties at one time, stratified by $set, is the conditional logistic regression',
  async ({ set, estimate, se, logLikelihoods, score }) => {
    const column = (name: Column) => Float64Array.from(infert[name])
    const data = {
      time: column('case').fill(1),
      event: Uint8Array.from(infert.case),
      start: null,
      stratum: Int32Array.from(infert[set], (code) => code - 1),
      columns: [column('case').fill(1), column('spontaneous'), column('induced')],
      powers: [],
      offset: null,
      ties: 'exact' as const,
    }
    const { fit, coefficients, covariance } = await coxModel(data, uninterrupted)
    expect(fit.state).toBe('converged')
    const got = [
      ...coefficients.subarray(1),
      ...covariance.map((row, k) => Math.sqrt(row[k] ?? Number.NaN)),
      fit.nullLogLikelihood,
      fit.logLikelihood,
      fit.scoreStatistic,
    ]
    for (const [k, wanted] of [...estimate, ...se, ...logLikelihoods, score].entries())
      expect(Math.abs((got[k] ?? Number.NaN) / wanted - 1), `${k}: ${got[k]}`).toBeLessThan(1e-9)
  },
)
