import type { ExampleColumn, ExampleData } from '../kit/example.ts'

const ROWS = 60
/** Evenly spread between -1 and 1, in an order of its own for each `stream`. */
const spread = (i: number, stream: number) => 2 * (((i + 1) * (0.618033988749895 + 0.0731 * stream)) % 1) - 1
/** How ill a patient is: two out of three are of the diagnoses with high values. */
const severity = (i: number) => (i % 3) - 1 + 0.6 * spread(i, 1)

interface Test {
  readonly name: string
  readonly label: string
  readonly middle: number
  readonly step: number
  /** How much it follows the illness, -1 to 1. */
  readonly follows: number
  readonly decimals: number
  /** One value in so many is missing. */
  readonly gap?: number
}

const tests: readonly Test[] = [
  { name: 'alt', label: '丙氨酸氨基转移酶（U/L）', middle: 62, step: 24, follows: 0.9, decimals: 0 },
  { name: 'ast', label: '天冬氨酸氨基转移酶（U/L）', middle: 55, step: 21, follows: 0.85, decimals: 0 },
  { name: 'alb', label: '白蛋白（g/L）', middle: 38, step: 4.5, follows: -0.75, decimals: 1, gap: 11 },
  { name: 'tbil', label: '总胆红素（μmol/L）', middle: 24, step: 9, follows: 0.7, decimals: 1 },
  { name: 'plt', label: '血小板（×10⁹/L）', middle: 168, step: 45, follows: -0.6, decimals: 0, gap: 17 },
  { name: 'pt', label: '凝血酶原时间（s）', middle: 13.4, step: 1.5, follows: 0.65, decimals: 1, gap: 7 },
  { name: 'glu', label: '空腹血糖（mmol/L）', middle: 5.9, step: 0.9, follows: 0.1, decimals: 1 },
  { name: 'crea', label: '肌酐（μmol/L）', middle: 78, step: 15, follows: -0.05, decimals: 0, gap: 23 },
]

const column = ({ name, label, middle, step, follows, decimals, gap }: Test, k: number): ExampleColumn => ({
  id: `c${k + 4}`,
  name,
  label,
  measure: 'continuous',
  missingCodes: name === 'pt' ? [999] : [],
  values: Array.from({ length: ROWS }, (_, i) => {
    if (name === 'pt' && i % 13 === 4) return 999
    if (gap !== undefined && i % gap === gap - 2) return null
    const value = middle + step * (follows * severity(i) + Math.sqrt(1 - follows ** 2) * 1.3 * spread(i, k + 2))
    return Number(value.toFixed(decimals))
  }),
})

/** See README.md. */
export const wardTests: ExampleData = {
  id: 'ward-tests',
  title: { en: 'Liver ward: eight laboratory tests', zh: '肝病科：八项检验指标' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'patient',
      label: '病案号',
      measure: 'nominal',
      values: Array.from({ length: ROWS }, (_, i) => `P${String(i + 1).padStart(2, '0')}`),
    },
    {
      id: 'c2',
      name: 'diagnosis',
      label: '诊断',
      measure: 'nominal',
      valueLabels: [
        { value: 1, label: '脂肪肝' },
        { value: 2, label: '慢性肝炎' },
        { value: 3, label: '肝硬化' },
      ],
      values: Array.from({ length: ROWS }, (_, i) => (i % 3) + 1),
    },
    {
      id: 'c3',
      name: 'sex',
      label: '性别',
      measure: 'nominal',
      valueLabels: [
        { value: 1, label: '男' },
        { value: 2, label: '女' },
      ],
      values: Array.from({ length: ROWS }, (_, i) => (i === 9 ? null : spread(i, 0) > 0.1 ? 2 : 1)),
    },
    ...tests.map(column),
  ],
}
