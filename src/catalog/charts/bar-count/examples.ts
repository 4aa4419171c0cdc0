import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { lung } from '../../examples-data/lung.ts'
import { titanic } from '../../examples-data/titanic.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

/** Few people, long names, a category without one colour, and blanks. */
const wards: ExampleData = {
  id: 'wards',
  title: { en: 'Falls by place and age', zh: '跌倒发生地点与年龄' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '跌倒发生地点',
      measure: 'nominal',
      values: [
        ...Array<string>(9).fill('病房床旁（上下床或坐起时）'),
        ...Array<string>(6).fill('卫生间及淋浴区'),
        ...Array<string>(3).fill('走廊'),
        ...Array<string>(2).fill('检查科室候诊区'),
        '户外',
      ],
    },
    {
      id: 'c2',
      name: '年龄段',
      measure: 'nominal',
      values: [
        '≥75岁',
        '≥75岁',
        '≥75岁',
        '≥75岁',
        '65–74岁',
        '65–74岁',
        '<65岁',
        '<65岁',
        null,
        '≥75岁',
        '≥75岁',
        '65–74岁',
        '<65岁',
        '<65岁',
        '<65岁',
        '65–74岁',
        '65–74岁',
        '<65岁',
        '≥75岁',
        '<65岁',
        null,
      ],
    },
    { id: 'c3', name: '季度', measure: 'nominal', values: Array<string>(21).fill('第一季度') },
    { id: 'c4', name: '备注', measure: 'nominal', values: Array<null>(21).fill(null) },
  ],
}

export const examples = defineExamples([
  {
    id: 'titanic-full',
    title: { en: 'Survival by class, stacked to 100%, joined', zh: '各舱位生还构成，百分比堆积并连线' },
    data: titanic,
    options: { group: 'c1', colour: 'c4', layout: 'full', labels: 'both', links: true, test: true },
    expect: 'done',
  },
  {
    id: 'titanic-survival',
    title: { en: 'Share of survivors in each class, with intervals', zh: '各舱位生还百分比及置信区间' },
    data: titanic,
    options: { group: 'c1', colour: 'c4', scale: 'percent', intervals: true },
    expect: 'done',
  },
  {
    id: 'grades-grouped',
    title: { en: 'Hypertension grade in two arms', zh: '两组高血压分级' },
    data: bloodPressure,
    options: { group: 'c7', colour: 'c1', labels: 'both', percentOf: 'colour', test: true },
    expect: 'done',
  },
  {
    id: 'regions-stacked',
    title: { en: 'Patients by region and grade, stacked', zh: '各地区患者的高血压分级，堆积' },
    data: bloodPressure,
    options: { group: 'c8', colour: 'c7', layout: 'stacked', order: 'count' },
    expect: 'done',
  },
  {
    id: 'lung-single',
    title: { en: 'Performance status, percentages with 90% intervals', zh: '体力状态的百分比与 90% 置信区间' },
    data: lung,
    options: { group: 'c6', scale: 'percent', intervals: true, confidence: 0.9, labels: 'both' },
    expect: 'done',
  },
  {
    id: 'falls-places',
    title: { en: 'Long names: bars lie', zh: '名称较长时横向' },
    data: wards,
    options: { group: 'c1', colour: 'c2', layout: 'stacked' },
    expect: 'done',
  },
  {
    id: 'falls-ages',
    title: { en: 'Age groups by the number in front; small counts', zh: '年龄段按开头的数排序；频数较小' },
    data: wards,
    options: { group: 'c2', colour: 'c1', layout: 'grouped', order: 'number', direction: 'across', test: true },
    expect: 'done',
  },
  {
    id: 'one-category',
    title: { en: 'A single category: no test', zh: '只有一个类别：不检验' },
    data: wards,
    options: { group: 'c3', colour: 'c2', layout: 'full', test: true, totals: false },
    expect: 'done',
  },
  {
    id: 'no-values',
    title: { en: 'A variable without values', zh: '没有取值的变量' },
    data: wards,
    options: { group: 'c4' },
    expect: { rejected: 'no-values' },
  },
  {
    id: 'twice',
    title: { en: 'The same variable twice', zh: '同一变量用了两次' },
    data: titanic,
    options: { group: 'c1', colour: 'c1' },
    expect: { rejected: 'same-variable-twice' },
  },
])
