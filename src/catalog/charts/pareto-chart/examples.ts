import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { titanic } from '../../examples-data/titanic.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const repeated = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([name, n]) => Array<string>(n).fill(name))

const errors: ExampleData = {
  id: 'medication-errors',
  title: { en: 'Medication errors', zh: '给药差错' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '差错类型',
      measure: 'nominal',
      values: [
        ...repeated({
          剂量错误: 46,
          漏给药: 61,
          给药时间错误: 33,
          输注速度过快: 17,
          途径错误: 8,
          患者身份核对错误: 12,
          药品配伍禁忌: 3,
          药品过期: 2,
          重复给药: 6,
        }),
        null,
        null,
        null,
      ],
    },
    { id: 'c2', name: '病区', measure: 'nominal', values: Array<string>(191).fill('内科一病区') },
    { id: 'c3', name: '备注', measure: 'nominal', values: Array<null>(191).fill(null) },
  ],
}

export const examples = defineExamples([
  {
    id: 'errors',
    title: { en: 'Kinds of medication errors, with the line at 80%', zh: '给药差错类型与 80% 参考线' },
    data: errors,
    options: { variable: 'c1' },
    expect: 'done',
  },
  {
    id: 'errors-top',
    title: { en: 'The first four; the rest last', zh: '前四类，其余列于最后' },
    data: errors,
    options: { variable: 'c1', top: 4, labels: 'percent', limit: 0.7 },
    expect: 'done',
  },
  {
    id: 'titanic-class',
    title: { en: 'People on board by class, bars only', zh: '乘员舱位，仅条形' },
    data: titanic,
    options: { variable: 'c1', cumulative: false },
    expect: 'done',
  },
  {
    id: 'regions',
    title: { en: 'Patients by region, without a line', zh: '患者地区分布，无参考线' },
    data: bloodPressure,
    options: { variable: 'c8', limit: 0 },
    expect: 'done',
  },
  {
    id: 'one-cause',
    title: { en: 'A single value', zh: '只有一个取值' },
    data: errors,
    options: { variable: 'c2' },
    expect: 'done',
  },
  {
    id: 'no-values',
    title: { en: 'A variable without values', zh: '没有取值的变量' },
    data: errors,
    options: { variable: 'c3' },
    expect: { rejected: 'no-values' },
  },
])
