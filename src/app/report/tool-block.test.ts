import { expect, test } from 'vitest'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { loadTool } from '#catalog/tools.ts'
import { toolBlock } from './tool-block.ts'

const title = { en: 'Body mass index', zh: '体质指数' }

async function bmiOf(entered: Parameters<typeof runCalculator>[1]) {
  const { definition } = (await loadTool('body-mass-index')) ?? expect.fail('no tool')
  const outcome = runCalculator(definition, entered)
  if (outcome.status !== 'done') throw new Error(outcome.status)
  return { title, definition, entered, outcome }
}

const person = {
  height: { value: 170, unit: 'cm' },
  weight: { value: 65, unit: 'kg' },
  age: { value: 40, unit: 'a' },
}

test('RE2 the result of a tool is a frozen table: results, values, reading and sources, in both languages', async () => {
  const tool = await bmiOf({ ...person, pregnancy: false })
  const { data, engine, content } = toolBlock(tool, 1)
  expect([data, engine]).toEqual([null, '1'])
  const rows = content.en.table?.body.map(({ cells }) => cells.map(({ text }) => text))
  expect(rows?.[0]).toEqual(['BMI', '22.5 kg/m²'])
  expect(rows).toContainEqual(['Height', '170 cm'])
  expect(content.en.table?.notes.some((note) => note.startsWith('Source: '))).toBe(true)
  expect(content.zh.table?.title).toBe('体质指数')
  expect(content.zh.table?.notes.join(' ')).toContain('来源：')
})

test('RE2 a typed text stays out of the report: it may name a patient', async () => {
  const tool = await bmiOf({ ...person, pregnancy: false })
  const note = { kind: 'text', label: { en: 'Note', zh: '备注' }, required: false, maxLength: 50, lines: 1 } as const
  const definition = { ...tool.definition, inputs: { ...tool.definition.inputs, note } }
  const block = toolBlock({ ...tool, definition, entered: { ...tool.entered, note: 'Canary Wang' } }, 1)
  expect(JSON.stringify(block)).not.toContain('Canary')
})
