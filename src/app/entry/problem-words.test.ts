import { expect, test } from 'vitest'
import { survivalOutcome, variable } from '#catalog/kit/options/options.ts'
import { readOptions } from '#catalog/kit/options/read-options.ts'
import type { Incomplete } from '#catalog/kit/outcome/outcome.ts'
import { optionLabel, problemWords } from './problem-words.ts'

const words = {
  label: { en: 'Survival outcome', zh: '生存结局' },
  help: { en: 'Time and status.', zh: '时间与状态。' },
}
const options = {
  outcome: survivalOutcome({ ...words, forms: ['time', 'start-stop', 'dates'], competing: true }),
  group: variable({ ...words, label: { en: 'Groups', zh: '分组变量' }, accepts: ['nominal'] }),
}

test('missing parts of a survival outcome are named, each once', () => {
  const lacking = (stored: Readonly<Record<string, string>>, language: 'en' | 'zh') => {
    const read = readOptions({ options }, stored, { columns: [] })
    if (read.status !== 'incomplete') throw new Error(read.status)
    return linesOf(read, language)
  }
  expect(lacking({}, 'en')).toEqual([
    'Survival outcome (time): Choose a variable.',
    'Survival outcome (status): Choose a variable.',
    'Survival outcome (value that is the event): Choose a value.',
    'Groups: Choose a variable.',
  ])
  expect(lacking({ 'outcome.form': 'start-stop' }, 'zh')).toEqual([
    '生存结局（时间）：请选择变量。',
    '生存结局（起点）：请选择变量。',
    '生存结局（状态）：请选择变量。',
    '生存结局（事件取值）：请选择取值。',
    '分组变量：请选择变量。',
  ])
})

test('a hidden option is named by its key', () => {
  expect(optionLabel(options, 'elsewhere.part', 'en')).toBe('elsewhere.part')
})

function linesOf({ missing }: Incomplete, language: 'en' | 'zh'): readonly string[] {
  const colon = language === 'zh' ? '：' : ': '
  return missing.map(
    (problem) =>
      `${optionLabel(options, problem.option, language)}${colon}${problemWords(problem, { columns: [] }, language)}`,
  )
}
