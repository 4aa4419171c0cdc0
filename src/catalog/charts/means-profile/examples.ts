import { chickWeight } from '../../examples-data/chick-weight.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const pain: ExampleData = {
  id: 'pain-visits',
  title: { en: 'Pain at four visits', zh: '四次访视的疼痛评分' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '疼痛评分',
      measure: 'continuous',
      values: Array.from({ length: 64 }, (_, i) =>
        i === 9 ? null : Math.round(10 * (7 - 0.9 * (i % 4) * (i % 8 < 4 ? 1.3 : 0.6) + 1.1 * Math.sin(i * 1.7))) / 10,
      ),
    },
    {
      id: 'c2',
      name: '访视',
      measure: 'ordinal',
      valueLabels: [
        { value: 0, label: '基线' },
        { value: 1, label: '术后第 1 天' },
        { value: 3, label: '术后第 3 天' },
        { value: 7, label: '术后第 7 天' },
      ],
      values: Array.from({ length: 64 }, (_, i) => [0, 1, 3, 7][i % 4] ?? 0),
    },
    {
      id: 'c3',
      name: '镇痛方案',
      measure: 'nominal',
      values: Array.from({ length: 64 }, (_, i) =>
        i % 8 < 4 ? '神经阻滞联合口服' : i > 55 ? '仅口服（两例）' : '仅口服',
      ),
    },
    { id: 'c4', name: '编号', measure: 'id', values: Array.from({ length: 64 }, (_, i) => Math.floor(i / 4) + 1) },
  ],
}

export const examples = defineExamples([
  {
    id: 'chicks',
    title: { en: 'Growth on four diets, to scale', zh: '四种饲料下的生长，按实际时间' },
    data: chickWeight,
    options: { value: 'c1', time: 'c2', trace: 'c4', meanError: 'se' },
    expect: 'done',
  },
  {
    id: 'chicks-single',
    title: { en: 'All chicks with their mean', zh: '每只雏鸡与总体均数' },
    data: chickWeight,
    options: { value: 'c1', time: 'c2', id: 'c3', meanError: 'ci', spacing: 'equal', confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'pain',
    title: { en: 'Visits with Chinese names, small group', zh: '中文访视名称，含小样本组' },
    data: pain,
    options: { value: 'c1', time: 'c2', trace: 'c3', id: 'c4', dodge: 2 },
    expect: 'done',
  },
  {
    id: 'pain-legend',
    title: { en: 'Names in a legend, no error bars', zh: '图例，不画误差条' },
    data: pain,
    options: { value: 'c1', time: 'c2', trace: 'c3', meanError: 'none', names: 'legend' },
    expect: 'done',
  },
  {
    id: 'twice',
    title: { en: 'Visits as groups too', zh: '访视兼作分组' },
    data: pain,
    options: { value: 'c1', time: 'c2', trace: 'c2' },
    expect: { rejected: 'same-variable-twice' },
  },
])
