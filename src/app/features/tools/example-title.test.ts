import { expect, test } from 'vitest'
import { loadTool } from '#catalog/tools.ts'
import { exampleTitle } from './example-title.ts'

const definition = (await loadTool('cha2ds2-vasc'))?.definition
const example = { id: 'x', expect: {}, source: { outside: false, words: { en: '', zh: '' } } }
const inputs = { age: { value: 70, unit: 'a' }, sex: 'female', hypertension: true, diabetes: false } as const

test('an example without a title is described by its inputs', () => {
  if (!definition) throw new Error('no tool')
  expect(exampleTitle(definition, { ...example, inputs }, 'en')).toBe('Age 70 years, Sex Female, Hypertension')
  expect(exampleTitle(definition, { ...example, inputs }, 'zh')).toBe('年龄 70 岁，性别 女，高血压')
  expect(exampleTitle(definition, { ...example, inputs: {} }, 'en')).toBe('None of it')
  expect(exampleTitle(definition, { ...example, inputs, title: { en: 'Ann', zh: '安' } }, 'en')).toBe('Ann')
})
