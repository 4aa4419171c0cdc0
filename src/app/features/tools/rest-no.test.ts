import { expect, test } from 'vitest'
import type { CalculatorModule } from '#catalog/kit/tool/calculator.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { loadTool } from '#catalog/tools.ts'
import { answered, openQuestions } from './rest-no.ts'

async function definitionOf(id: string): Promise<CalculatorModule['definition']> {
  const tool = await loadTool(id)
  if (tool === undefined) throw new Error(`no ${id}`)
  return tool.definition
}

test('only the open questions become no, and taking it back opens the same ones', async () => {
  const stroke = await definitionOf('cha2ds2-vasc')
  const before = { age: { value: 70, unit: 'a' }, sex: 'female', diabetes: true }
  const open = openQuestions(stroke, before)
  expect(open).toEqual(['heartFailure', 'hypertension', 'stroke', 'vascularDisease', 'valve'])
  const after = answered(before, open, false)
  expect(runCalculator(stroke, after)).toMatchObject({ status: 'done', outputs: { score: { value: 3 } }, warnings: [] })
  expect(openQuestions(stroke, after)).toEqual([])
  expect(answered({ ...after, stroke: true }, open, null)).toMatchObject({
    ...before,
    hypertension: null,
    stroke: true,
  })
})

test('a single open question, and a tool without questions, have none to answer at once', async () => {
  const stroke = await definitionOf('cha2ds2-vasc')
  const all = answered({}, openQuestions(stroke, {}), false)
  expect(openQuestions(stroke, { ...all, stroke: null })).toEqual([])
  expect(openQuestions(await definitionOf('body-mass-index'), {})).toEqual([])
})
