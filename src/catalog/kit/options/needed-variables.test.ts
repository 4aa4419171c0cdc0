import { expect, test } from 'vitest'
import { analysisTitles, loadAnalysis } from '#catalog/index.ts'
import type { Measure } from '#engine/frame/frame.ts'
import { neededVariables } from './needed-variables.ts'
import { areNeedsMet } from './needs-met.ts'

const number = (measure: Measure) => ({ measure, type: 'number' as const })
const needs = async (id: string) =>
  neededVariables((await loadAnalysis(id))?.definition ?? expect.fail(`there is no ${id}`))

test('a comparison of groups needs a measurement and a grouping; two continuous variables are not enough', async () => {
  const anova = await needs('anova-one-way')
  expect(areNeedsMet(anova, [number('continuous'), number('nominal')])).toBe(true)
  expect(areNeedsMet(anova, [number('continuous'), number('continuous')])).toBe(false)
})

test('one variable does not serve twice', async () => {
  const survival = await needs('kaplan-meier')
  expect(areNeedsMet(survival, [number('continuous')])).toBe(false)
  expect(areNeedsMet(survival, [number('continuous'), { measure: 'nominal', type: 'text' }])).toBe(true)
})

test('a need moves to another variable if the next has only this one', () => {
  const either = { accepts: ['continuous', 'nominal'] as const, types: ['number'] as const }
  const continuous = { accepts: ['continuous'] as const, types: ['number'] as const }
  expect(areNeedsMet([either, continuous], [number('continuous'), number('nominal')])).toBe(true)
})

test('identifiers and dates meet no need, and a plan has none', async () => {
  expect(
    areNeedsMet(await needs('descriptive-statistics'), [number('id'), { measure: 'continuous', type: 'date' }]),
  ).toBe(false)
  for (const { id, family } of analysisTitles) if (family === 'study-design') expect(await needs(id), id).toEqual([])
})
