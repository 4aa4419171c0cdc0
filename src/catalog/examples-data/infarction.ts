import type { ExampleData } from '../kit/example.ts'

const times = <T>(value: T, n: number): T[] => Array<T>(n).fill(value)

export const infarction: ExampleData = {
  id: 'infarction',
  title: { en: 'Markers of infarction in 20 patients', zh: '20 例胸痛患者的心肌标志物' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '最终诊断',
      measure: 'nominal',
      values: [...times('心肌梗死', 6), ...times('其他胸痛', 9), ...times('不稳定型心绞痛', 4), null],
    },
    {
      id: 'c2',
      name: '高敏肌钙蛋白 T（入院后 1 小时）',
      measure: 'continuous',
      values: [
        0.9, 1.2, 1.2, 2.5, 3.1, 8, 0.01, 0.02, 0.02, 0.03, 0.04, 0.05, 0.05, 0.08, 0.1, 0.1, 0.2, 0.3, 0.4, 0.5,
      ],
    },
    {
      id: 'c3',
      name: '症状评分',
      measure: 'ordinal',
      missingCodes: [99],
      values: [2, 3, 3, 4, 4, null, 1, 1, 2, 2, 2, 3, 3, 1, 1, 2, 4, 3, 99, 2],
    },
    {
      id: 'c4',
      name: '血氧饱和度',
      measure: 'continuous',
      values: [93, 95, 91, 96, 92, 94, 98, 97, 97, 99, 96, 98, 95, 97, 98, 94, 96, 97, 99, Number.POSITIVE_INFINITY],
    },
    { id: 'c5', name: '常数', measure: 'continuous', values: times(5, 20) },
    { id: 'c6', name: '一例事件', measure: 'nominal', values: ['是', ...times('否', 19)] },
    {
      id: 'c7',
      name: '前半',
      measure: 'continuous',
      values: [3, 4, 2, null, null, null, 1, 2, 1, ...times(null, 11)],
    },
    {
      id: 'c8',
      name: '后半',
      measure: 'continuous',
      values: [null, null, null, 2, 4, 3, null, null, null, 1, 2, ...times(1, 9)],
    },
    { id: 'c9', name: '空列', measure: 'continuous', values: times(null, 20) },
    { id: 'c10', name: '分期', measure: 'ordinal', values: Array.from({ length: 20 }, (_, i) => i % 3) },
  ],
}
