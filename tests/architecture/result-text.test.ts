import { expect, test } from 'vitest'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import { problemText } from '#catalog/kit/tool/problem-text.ts'
import { resultText } from '#catalog/kit/tool/result-text.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { load, loadSummary } from '#cli/entries.ts'

async function tool(id: string): Promise<CalculatorDefinition> {
  return (await load('calculators', id, 'definition')).definition
}

async function copied(id: string, entered: EnteredInputs, language: 'en' | 'zh'): Promise<string[]> {
  const definition = await tool(id)
  const outcome = runCalculator(definition, entered)
  const { title } = await loadSummary('calculators', id)
  return outcome.status === 'done'
    ? resultText(title, definition, entered, outcome, language).split('\n')
    : [outcome.status]
}

test('a text of several lines is joined into one', async () => {
  const persons = (value: number) => ({ value, unit: '1' })
  const entered = {
    eligible: persons(9),
    included: persons(9),
    lost: 'moved away: 2\n\n died: 1 ',
    followed: persons(6),
    analysed: persons(6),
  }
  expect(await copied('flow-strobe', entered, 'en')).toContain('- Why lost to follow-up: moved away: 2; died: 1')
})

test('the text for a record names tool and revision, and every value has its unit', async () => {
  const entered = {
    height: { value: 165, unit: 'cm' },
    weight: { value: 136, unit: 'jin' },
    age: { value: 40, unit: 'a' },
    pregnancy: false,
  }
  expect(await copied('body-mass-index', entered, 'zh')).toEqual([
    '体质指数（BMI） (body-mass-index, 修订版 1)',
    'BMI：24.98 kg/m²',
    '中国标准：超重：24.0~< 28.0',
    'WHO 标准：体重正常：18.5~< 25.0',
    '- 身高：165 cm',
    '- 体重：136 斤',
    '- 年龄：40 岁',
    '- 妊娠：否',
    '仅供专业人员参考，不能替代临床判断。',
  ])
})

test('a checklist reports how many items were answered', async () => {
  expect(await copied('wells-pe', { heartRate: true, cancer: false }, 'en')).toContain(
    '2/7 answered; the others count as no',
  )
})

test('an alert precedes the score', async () => {
  const definition = await tool('phq-9')
  const entered = Object.fromEntries(Object.keys(definition.inputs).map((key) => [key, 'several-days']))
  const lines = await copied('phq-9', entered, 'en')
  expect(lines[1]).toMatch(/^Item 9 is positive/)
  expect(lines[2]).toBe('PHQ-9: 9 of 27 points')
})

test('messages name units by their labels', async () => {
  const definition = await tool('body-mass-index')
  const outcome = runCalculator(definition, {
    height: { value: 170, unit: 'cm' },
    weight: { value: 180, unit: 'kg' },
    age: { value: 40, unit: 'a' },
  })
  const [problem] = outcome.status === 'rejected' ? outcome.problems : []
  if (problem === undefined) throw new Error(outcome.status)
  expect(problemText(definition, problem, 'zh')).toBe('180 以 kg 计少见，以磅计则属常见，请先确认单位。')
  expect(problemText(definition, problem, 'en')).toBe('180 is unusual in kg but usual in lb. Confirm the unit first.')
})
