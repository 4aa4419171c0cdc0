import type { Words } from '../words.ts'

/** The kit's messages about inputs. */
export const inputMessages = {
  'unknown-input': { en: 'There is no input of this name.', zh: '不存在此输入项。' },
  'not-a-number': { en: 'Enter a number.', zh: '请输入数值。' },
  'not-an-integer': { en: 'Enter a whole number.', zh: '请输入整数。' },
  'not-a-choice': { en: 'Choose one of the answers.', zh: '请从给定选项中选择。' },
  'unit-needed': { en: 'State the unit.', zh: '请注明单位。' },
  'unknown-unit': { en: 'The unit {unit} is not known here.', zh: '此处不支持单位 {unit}。' },
  'impossible-value': {
    en: '{value} {unit} cannot be: the limits are {min} to {max} {unit}.',
    zh: '{value} {unit} 超出允许范围（{min}~{max} {unit}）。',
  },
  'impossible-other-unit': {
    en: '{value} {unit} cannot be (limits {min} to {max} {unit}), but is a usual value in {other}. Check the unit.',
    zh: '{value} {unit} 超出允许范围（{min}~{max} {unit}），但以 {other} 计属常见值，请核对单位。',
  },
  'confirm-unit': {
    en: '{value} is unusual in {unit} but usual in {other}. Confirm the unit first.',
    zh: '{value} 以 {unit} 计少见，以 {other} 计则属常见，请先确认单位。',
  },
  'unusual-value': {
    en: '{value} {unit} is unusual. Check it.',
    zh: '{value} {unit} 属少见值，请核对。',
  },
  'not-a-date': {
    en: 'Enter a day between 1900 and 2199, as 2025-01-31.',
    zh: '请输入 1900~2199 年间的日期，如 2025-01-31。',
  },
  'not-a-text': { en: 'Enter a text.', zh: '请输入文字。' },
  'too-long': { en: 'At most {max} characters.', zh: '最多 {max} 个字符。' },
  'not-a-table': { en: 'Enter a table of counts.', zh: '请输入计数表。' },
  'wrong-shape': {
    en: 'The table needs {least} to {most} rows, all equally long.',
    zh: '表格须有 {least}~{most} 行，且各行等长。',
  },
  'not-counts': {
    en: 'Enter whole numbers from 0 to {max}.',
    zh: '请输入 0~{max} 的整数。',
  },
  'read-as': {
    en: 'Read as {read} {canonical}: the published cut-offs have this resolution.',
    zh: '按 {read} {canonical} 计：原评分的界值即为此精度。',
  },
} as const satisfies Readonly<Record<string, Words>>

export type InputMessageCode = keyof typeof inputMessages
