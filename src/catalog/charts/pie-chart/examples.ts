import { bloodPressure } from '../../examples-data/blood-pressure.ts'
import { lung } from '../../examples-data/lung.ts'
import { titanic } from '../../examples-data/titanic.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const repeated = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).flatMap(([name, n]) => Array<string>(n).fill(name))

const admissions: ExampleData = {
  id: 'admissions',
  title: { en: 'Reasons for admission', zh: '入院原因' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '入院原因',
      measure: 'nominal',
      values: [
        ...repeated({
          心力衰竭: 61,
          急性冠脉综合征: 48,
          肺部感染: 35,
          慢性阻塞性肺疾病急性加重: 22,
          脑卒中: 14,
          消化道出血: 9,
          糖尿病酮症酸中毒: 5,
          中毒: 3,
          肾绞痛: 2,
          过敏性休克: 1,
        }),
        null,
        null,
      ],
    },
    {
      id: 'c2',
      name: '年龄段',
      measure: 'nominal',
      values: Array.from(
        { length: 202 },
        (_, i) => ['≥65岁', '18–44岁', '45–64岁', '<18岁'][((i * i + 3 * i) % 7) % 4] ?? '',
      ),
    },
    { id: 'c3', name: '院区', measure: 'nominal', values: Array<string>(202).fill('本部') },
    { id: 'c4', name: '备注', measure: 'nominal', values: Array<null>(202).fill(null) },
  ],
}

export const examples = defineExamples([
  {
    id: 'titanic-class',
    title: { en: 'People on board by class', zh: '乘员的舱位构成' },
    data: titanic,
    options: { variable: 'c1', labels: 'both' },
    expect: 'done',
  },
  {
    id: 'admissions-merged',
    title: { en: 'Ten reasons, the rare ones merged, one pulled out', zh: '十种入院原因，少见者合并，突出一项' },
    data: admissions,
    options: { variable: 'c1', order: 'count', pulled: 'largest' },
    expect: 'done',
  },
  {
    id: 'admissions-all',
    title: { en: 'A donut of all ten, labels around', zh: '环图，十种全部列出，标签在外侧' },
    data: admissions,
    options: { variable: 'c1', shape: 'donut', merge: 0, place: 'around', start: 90 },
    expect: 'done',
  },
  {
    id: 'grades-half',
    title: { en: 'Hypertension grade, half donut', zh: '高血压分级，半环图' },
    data: bloodPressure,
    options: { variable: 'c7', shape: 'half', labels: 'n', hole: 0.5 },
    expect: 'done',
  },
  {
    id: 'regions-groups',
    title: { en: 'Grade in each region, a pie for each', zh: '各地区的高血压分级，分面饼图' },
    data: bloodPressure,
    options: { variable: 'c7', group: 'c8' },
    expect: 'done',
  },
  {
    id: 'lung-rose',
    title: { en: 'Performance status as a rose', zh: '体力状态玫瑰图' },
    data: lung,
    options: { variable: 'c6', shape: 'rose', labels: 'both', merge: 0 },
    expect: 'done',
  },
  {
    id: 'ages-order',
    title: { en: 'Age groups by the number in front', zh: '年龄段按开头的数排序' },
    data: admissions,
    options: { variable: 'c2', order: 'number', labels: 'none' },
    expect: 'done',
  },
  {
    id: 'one-part',
    title: { en: 'A single part: a whole disc', zh: '只有一个部分：整圆' },
    data: admissions,
    options: { variable: 'c3' },
    expect: 'done',
  },
  {
    id: 'no-values',
    title: { en: 'A variable without values', zh: '没有取值的变量' },
    data: admissions,
    options: { variable: 'c4' },
    expect: { rejected: 'no-values' },
  },
])
