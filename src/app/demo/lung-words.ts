import type { VariableChange } from '../data/datasets/dataset.ts'

/** Chinese labels of the demo's variables, by name; the English ones are in the data. */
export const lungWords: Readonly<Record<string, VariableChange>> = {
  inst: { label: '机构编号' },
  time: { label: '生存时间（天）' },
  status: {
    label: '结局',
    valueLabels: [
      { value: 1, label: '删失' },
      { value: 2, label: '死亡' },
    ],
  },
  age: { label: '年龄（岁）' },
  sex: {
    label: '性别',
    valueLabels: [
      { value: 1, label: '男' },
      { value: 2, label: '女' },
    ],
  },
  'ph.ecog': { label: 'ECOG 体能评分' },
  'ph.karno': { label: 'Karnofsky 评分（医师）' },
  'pat.karno': { label: 'Karnofsky 评分（患者）' },
  'meal.cal': { label: '每餐热量（kcal）' },
  'wt.loss': { label: '近 6 个月体重下降（磅）' },
}
