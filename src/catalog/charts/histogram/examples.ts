import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { lung } from '../../examples-data/lung.ts'
import { defineExamples } from '../../kit/example.ts'

export const examples = defineExamples([
  {
    id: 'lung-age',
    title: { en: 'Age of patients with lung cancer', zh: '肺癌患者的年龄分布' },
    data: lung,
    options: { variable: 'c4', normal: true },
    expect: 'done',
  },
  {
    id: 'lung-weight-by-sex',
    title: { en: 'Calories at meals, by sex', zh: '进餐热量（按性别）' },
    data: lung,
    options: { variable: 'c9', group: 'c5', scale: 'density', bins: 'own', count: 12 },
    expect: 'done',
  },
  {
    id: 'blood-pressure-sturges',
    title: { en: 'Chinese names, no curve', zh: '中文变量名，无曲线' },
    data: bloodPressure,
    options: { variable: 'c4', bins: 'sturges', curve: false },
    expect: 'done',
  },
  {
    id: 'institutions',
    title: { en: 'More groups than colours', zh: '组数过多，颜色无法区分' },
    data: lung,
    options: { variable: 'c4', group: 'c1' },
    expect: { rejected: 'too-many-groups' },
  },
  {
    id: 'constant',
    title: { en: 'Values that do not vary', zh: '取值全部相同' },
    data: {
      id: 'constant',
      title: { en: 'Three equal values', zh: '三个相同取值' },
      source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
      columns: [{ id: 'c1', name: 'y', measure: 'continuous', values: [4, 4, 4] }],
    },
    options: { variable: 'c1' },
    expect: { rejected: 'no-variation' },
  },
])
