import { beforeEach, expect, test } from 'vitest'
import { definition as vasc } from '#catalog/calculators/cha2ds2-vasc/definition.ts'
import { definition as ckdEpi } from '#catalog/calculators/ckd-epi-2021-creatinine/definition.ts'
import { definition as cockcroft } from '#catalog/calculators/cockcroft-gault/definition.ts'
import { definition as gcs } from '#catalog/calculators/gcs/definition.ts'
import { definition as kdigo } from '#catalog/calculators/kdigo-aki-stage/definition.ts'
import { definition as fluid } from '#catalog/calculators/paediatric-maintenance-fluid/definition.ts'
import type { CalculatorDefinition } from '#catalog/kit/tool/calculator.ts'
import type { EnteredInputs } from '#catalog/kit/tool/calculator-input-spec.ts'
import { quantityNames } from '#catalog/kit/tool/quantity-names.ts'
import { runCalculator } from '#catalog/kit/tool/run-calculator.ts'
import { loadTool, toolNeeds, toolTitles } from '#catalog/tools.ts'
import type { UserInfo } from '#contract/calls/user.ts'
import { session } from '../../../state/session.ts'
import { beginForm, unconfirmed, withConfirmed, withValues } from './form-state.ts'
import { isCurrent, noteOf } from './note.ts'
import { isReady, perhapsReady, readyAmong } from './ready.ts'
import { recordForm } from './record-form.ts'
import { erasePatient, keepOutcome, removeKnown, thisPatient } from './this-patient.ts'

const years = (value: number) => ({ value, unit: 'a' })
const creatinine = (value: number, unit = 'umol/L') => ({ value, unit })

/** Opens a tool, types the values, and leaves it. */
function type(definition: CalculatorDefinition, values: EnteredInputs, at: number) {
  const form = withValues(definition, beginForm(definition), values)
  recordForm(definition, form, at)
  return form
}

function compute(definition: CalculatorDefinition, entered: EnteredInputs) {
  const outcome = runCalculator(definition, entered)
  if (outcome.status !== 'done') throw new Error(outcome.status)
  keepOutcome(definition, { definition, entered, outcome })
}

beforeEach(erasePatient)

test('a form keeps its values until it is emptied or everything is erased', () => {
  type(cockcroft, { weight: { value: 70, unit: 'kg' } }, 1)
  expect(beginForm(cockcroft).entered).toEqual({ weight: { value: 70, unit: 'kg' } })
  type(cockcroft, { weight: null }, 2)
  expect(thisPatient()).toEqual({ values: [], forms: {}, results: [] })
  type(cockcroft, { weight: { value: 70, unit: 'kg' } }, 3)
  erasePatient()
  expect(beginForm(cockcroft).entered).toEqual({})
})

test('signing in or out erases everything', async () => {
  type(ckdEpi, { age: years(60) }, 1)
  session.user = { id: 'u1' } as UserInfo
  await expect.poll(() => thisPatient().values).toEqual([])
  type(ckdEpi, { age: years(60) }, 1)
  session.user = null
  await expect.poll(() => thisPatient().values).toEqual([])
})

test('a value typed in one tool appears in another, marked with tool and time until it is confirmed', () => {
  type(ckdEpi, { creatinine: creatinine(1.2, 'mg/dL'), age: years(60), sex: 'male', dialysis: false }, 7)
  const form = beginForm(cockcroft)
  expect(form.entered).toEqual({ creatinine: creatinine(1.2, 'mg/dL'), age: years(60), sex: 'male', dialysis: false })
  expect(form.marks.creatinine).toEqual({ tool: ckdEpi.id, at: 7, confirmed: false })
  expect(unconfirmed(cockcroft, form)).toHaveLength(4)
  const one = withConfirmed(form, 'age')
  expect(unconfirmed(cockcroft, one)).toEqual(['sex', 'creatinine', 'dialysis'])
  recordForm(cockcroft, withConfirmed(one), 8)
  expect(unconfirmed(cockcroft, beginForm(cockcroft))).toEqual([])
  expect(thisPatient().values.every(({ tool }) => tool === ckdEpi.id)).toBe(true)
})

test('the latest value replaces earlier ones in every tool, and has to be confirmed again', () => {
  type(ckdEpi, { creatinine: creatinine(90) }, 1)
  recordForm(cockcroft, withConfirmed(beginForm(cockcroft)), 2)
  type(ckdEpi, { creatinine: creatinine(120) }, 3)
  expect(beginForm(cockcroft)).toMatchObject({
    entered: { creatinine: creatinine(120) },
    marks: { creatinine: { at: 3, confirmed: false } },
  })
  type(cockcroft, { creatinine: creatinine(150) }, 4)
  expect(beginForm(cockcroft).marks).toEqual({})
  expect(beginForm(ckdEpi)).toMatchObject({
    entered: { creatinine: creatinine(150) },
    marks: { creatinine: { tool: cockcroft.id, at: 4 } },
  })
})

test('a carried value keeps its mark when it is converted to another unit', () => {
  type(ckdEpi, { creatinine: creatinine(120) }, 1)
  const form = withValues(cockcroft, beginForm(cockcroft), { creatinine: creatinine(1.357, 'mg/dL') })
  expect(Object.keys(form.marks)).toEqual(['creatinine'])
  expect(withValues(cockcroft, form, { creatinine: creatinine(1.4, 'mg/dL') }).marks).toEqual({})
})

test('a value is converted if the field does not offer its unit', () => {
  type(cockcroft, { weight: { value: 100, unit: 'jin' } }, 1)
  expect(beginForm(fluid).entered).toEqual({ weight: { value: 50, unit: 'kg' } })
})

test.each([
  ['a value that a field refuses', fluid, { age: years(70) }],
  ['a value that is unusual only for this field', fluid, { weight: { value: 72, unit: 'kg' } }],
  ['a value under the same code that is another measurement', kdigo, { creatinine: creatinine(90) }],
])('%s stays where it was typed', (_, target, values) => {
  type('weight' in values ? cockcroft : ckdEpi, values, 1)
  expect(thisPatient().values).toHaveLength(1)
  expect(beginForm(target).entered).toEqual({})
})
test('values that a field refuses and values of an example are not carried', () => {
  type(ckdEpi, { age: years(60), creatinine: creatinine(1.2) }, 1)
  expect(thisPatient().values.map(({ input }) => input)).toEqual(['age'])
  recordForm(cockcroft, { entered: { sex: 'male' }, marks: {}, isOther: true }, 2)
  expect(thisPatient().values).toHaveLength(1)
  expect(beginForm(cockcroft)).toMatchObject({ entered: { sex: 'male' }, isOther: true })
})

test('removing a value clears it in its form and in those into which it was carried', () => {
  type(ckdEpi, { age: years(60), sex: 'male' }, 1)
  recordForm(cockcroft, withConfirmed(beginForm(cockcroft)), 2)
  const [known] = thisPatient().values.filter(({ input }) => input === 'age')
  if (known) removeKnown(known)
  expect(beginForm(ckdEpi).entered).toEqual({ sex: 'male' })
  expect(beginForm(cockcroft).entered).toEqual({ sex: 'male' })
})

test('a tool is ready once all its required inputs are known; unanswered checklist items do not count as no', async () => {
  type(ckdEpi, { creatinine: creatinine(90), age: years(60), sex: 'male' }, 1)
  expect(isReady(cockcroft, thisPatient().values)).toBe(false)
  type(cockcroft, { weight: { value: 70, unit: 'kg' } }, 2)
  const { values } = thisPatient()
  expect(isReady(cockcroft, values)).toBe(true)
  const needs = await toolNeeds()
  expect(perhapsReady(needs, values)).toEqual(expect.arrayContaining([cockcroft.id, ckdEpi.id]))
  expect(Object.keys(needs)).not.toContain(gcs.id)
  const ready = await readyAmong(toolTitles, values, [])
  expect(ready).toEqual(expect.arrayContaining([cockcroft.id, ckdEpi.id]))
  expect(ready).not.toContain('cha2ds2-vasc')
  expect(await readyAmong(toolTitles, [], [])).toEqual([])
})

test('a tool that the operator recalled is not ready, unless a later revision is here', async () => {
  type(ckdEpi, { creatinine: creatinine(90), age: years(60), sex: 'male' }, 1)
  const ready = (recalled: readonly string[]) => readyAmong(toolTitles, thisPatient().values, recalled)
  expect(await ready([])).toContain(ckdEpi.id)
  expect(await ready([ckdEpi.id])).not.toContain(ckdEpi.id)
  expect(await ready([`${ckdEpi.id}@${ckdEpi.revision}`])).not.toContain(ckdEpi.id)
  expect(await ready([`${ckdEpi.id}@${ckdEpi.revision - 1}`])).toContain(ckdEpi.id)
})

test('no tool has two inputs with the same quantity name', async () => {
  const twice = await Promise.all(
    toolTitles.map(async ({ id }) => {
      const tool = await loadTool(id)
      const names = Object.entries(tool?.definition.inputs ?? {}).flatMap(([key, spec]) => quantityNames(key, spec))
      return names.filter((name, at) => names.indexOf(name) < at).map((name) => `${id}: ${name}`)
    }),
  )
  expect(twice.flat()).toEqual([])
})

test('the note has each result with its unit, in both languages', () => {
  const no = Object.fromEntries(['heartFailure', 'diabetes', 'stroke', 'vascularDisease'].map((key) => [key, false]))
  const renal = { creatinine: creatinine(90), age: years(60), sex: 'male' }
  compute(ckdEpi, renal)
  compute(vasc, { ...no, age: years(76), sex: 'male', hypertension: true })
  const { results } = thisPatient()
  expect(noteOf(results, toolTitles, 'en')).toBe(
    'eGFR (CKD-EPI 2021, creatinine) 84 mL/min/1.73 m²; CHA₂DS₂-VASc 3 of 9 points, Ischaemic strokes in the Swedish cohort, untreated 3.2 per 100 years',
  )
  expect(noteOf(results, toolTitles, 'zh')).toBe(
    'eGFR（CKD-EPI 2021 肌酐公式） 84 mL/min/1.73 m²；CHA₂DS₂-VASc 评分 3 分（满分 9 分），瑞典队列缺血性卒中发生率（未抗凝） 3.2 次/100 人年',
  )
})

test('a result is not current once a value that it used has changed or been removed', () => {
  const renal = { creatinine: creatinine(90), age: years(60), sex: 'male' }
  type(ckdEpi, renal, 1)
  compute(ckdEpi, renal)
  const isStill = () => thisPatient().results.map((result) => isCurrent(result, thisPatient().values))
  expect(isStill()).toEqual([true])
  type(cockcroft, { creatinine: creatinine(1.018, 'mg/dL') }, 2)
  expect(isStill()).toEqual([true])
  type(cockcroft, { creatinine: creatinine(150) }, 3)
  expect(isStill()).toEqual([false])
})
