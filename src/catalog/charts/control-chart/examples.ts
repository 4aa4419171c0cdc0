import { defineExamples, type ExampleData } from '../../kit/example.ts'

const simulated = (seed: number) => ({
  en: `Made up for this project: simulated in R 4.2.2 with seed ${seed}.`,
  zh: `本项目模拟数据（R 4.2.2，种子 ${seed}）。`,
})

const day = (k: number) => new Date(Date.UTC(2024, 2, 4 + k + 2 * Math.floor(k / 5))).toISOString().slice(0, 10)

const turnaround: ExampleData = {
  id: 'turnaround',
  title: { en: 'Turnaround of emergency samples on working days', zh: '工作日急诊标本周转时间' },
  source: simulated(70101),
  columns: [
    {
      id: 'c1',
      name: 'date',
      label: '日期',
      type: 'date',
      measure: 'continuous',
      // the table is not in the order of the days
      values: Array.from({ length: 48 }, (_, k) => (k === 20 ? null : day((k * 5) % 48))),
    },
    {
      id: 'c2',
      name: 'minutes',
      label: '周转时间（min）',
      measure: 'continuous',
      values: Array.from({ length: 48 }, (_, k) => minutes()[(k * 5) % 48] ?? null),
    },
    { id: 'c3', name: 'constant', label: '恒定值', measure: 'continuous', values: Array.from({ length: 48 }, () => 5) },
  ],
}

function minutes(): readonly number[] {
  return [
    36.1, 43.3, 40.9, 43.2, 37, 45.5, 41.1, 40.6, 34.7, 38.5, 38.3, 60.2, 42.4, 46, 43.7, 35.5, 46.6, 33.6, 43.5, 44.8,
    40.1, 44, 36.6, 43.3, 42.9, 47.1, 33.8, 42.8, 38.9, 35.7, 43.7, 45.9, 45.2, 48.6, 47.4, 43.4, 44.8, 49.8, 46.9,
    46.4, 47, 53.1, 53.2, 42.1, 46.3, 54.1, 49.5, 50.7,
  ]
}

const infections: ExampleData = {
  id: 'infections',
  title: { en: 'Surgical site infections by month', zh: '每月手术部位感染' },
  source: simulated(70102),
  columns: [
    {
      id: 'c1',
      name: 'month',
      label: '月份',
      type: 'date',
      measure: 'continuous',
      values: Array.from({ length: 36 }, (_, k) => new Date(Date.UTC(2022, k, 1)).toISOString().slice(0, 10)),
    },
    {
      id: 'c2',
      name: 'infected',
      label: '感染例数',
      measure: 'continuous',
      values: [
        9, 11, 9, 8, 8, 3, 4, 6, 21, 5, 9, 11, 8, 6, 14, 10, 9, 8, 8, 2, 15, 5, 6, 6, 6, 3, 2, 3, 2, 4, 3, 4, 1, 2, 5,
        1,
      ],
    },
    {
      id: 'c3',
      name: 'operations',
      label: '手术例数',
      measure: 'continuous',
      values: [
        119, 122, 172, 156, 108, 60, 60, 74, 110, 121, 162, 184, 166, 179, 147, 103, 163, 116, 127, 99, 183, 76, 182,
        111, 185, 53, 173, 71, 92, 176, 84, 171, 183, 190, 162, 155,
      ],
    },
    {
      id: 'c4',
      name: 'few',
      label: '过小的例数',
      measure: 'continuous',
      values: Array.from({ length: 36 }, (_, k) => 5 + k),
    },
    {
      id: 'c5',
      name: 'empty',
      label: '含零的例数',
      measure: 'continuous',
      values: Array.from({ length: 36 }, (_, k) => 30 * (k % 9)),
    },
  ],
}

const falls: ExampleData = {
  id: 'falls',
  title: { en: 'Falls in hospital by month', zh: '每月住院患者跌倒' },
  source: simulated(70103),
  columns: [
    {
      id: 'c1',
      name: 'falls',
      label: 'Falls',
      measure: 'continuous',
      values: [4, 4, 6, 4, 10, 3, 6, 8, 9, 10, 5, 8, 6, 7, 3, 1, 18, 4, 8, 4, 11, null, 9, 3],
    },
    {
      id: 'c2',
      name: 'days',
      label: 'Patient-days',
      measure: 'continuous',
      values: [
        1227, 1377, 1070, 757, 964, 427, 745, 1298, 1133, 1152, 436, 1445, 1002, 966, 589, 809, 1312, 636, 1311, 1289,
        1072, 1414, 928, 1443,
      ],
    },
    {
      id: 'c3',
      name: 'quarter',
      label: 'Quarter',
      measure: 'continuous',
      values: Array.from({ length: 24 }, (_, k) => 1 + Math.floor(k / 3)),
    },
  ],
}

const samples = [5, 5, 5, 4, 5, 5, 5, 5, 3, 5, 5, 5, 5, 5, 4, 5, 5, 5, 5, 1, 5, 5, 5, 5, 5]

const tablets: ExampleData = {
  id: 'tablets',
  title: { en: 'Weight of tablets, samples from 25 batches', zh: '25 批片剂抽样片重' },
  source: simulated(70104),
  columns: [
    {
      id: 'c1',
      name: 'batch',
      label: '批号',
      measure: 'nominal',
      values: samples.flatMap((size, k) => Array.from({ length: size }, () => `B${101 + ((k * 7) % 25)}`)),
    },
    {
      id: 'c2',
      name: 'weight',
      label: '片重（mg）',
      measure: 'continuous',
      values: [
        254.7, 251, 249.4, 248.3, 247.8, 247.3, 249.7, 250.7, 249.7, 254.8, 248, 252.1, 249.7, 250.8, 250.1, 254.7,
        246.2, 251.7, 251, 251.1, 252.1, 253.1, 245.6, 250, 249.2, 249.4, 248.2, 248.6, 249.3, 251.5, 246.9, 248.4,
        249.9, 247.8, 254.1, 244.3, 250.2, 252.4, 250.4, 249.6, 253, 250.2, 250.2, 244.8, 253.4, 251.1, 249.4, 250.3,
        247.3, 249, 251.4, 248.3, 251.7, 251.7, 250, 246.9, 250.8, 251.2, 247.9, 247.2, 246, 249.2, 247.8, 247.2, 252.4,
        251.7, 250.6, 252.4, 252.1, 249.6, 247.9, 243.4, 245.7, 248.7, 247.5, 248.6, 250.9, 250.2, 245.4, 246.4, 251.6,
        256, 253.3, 255.7, 252.5, 252.4, 248.2, 245.9, 244.2, 251.1, 248.6, 249.6, 250.9, 250.7, 249.9, 253.9, 251.3,
        251.5, 249.4, 244.9, 246.7, 249.4, 247.7, 246.8, 253.1, 251.6, 252.1, 250.3, 246.9, 249.6, 250.6, 250.2, 253.9,
        251.4, 247.9, 246.6, 251.5,
      ],
    },
    { id: 'c3', name: 'tablet', label: '片号', measure: 'id', values: Array.from({ length: 117 }, (_, k) => k + 1) },
  ],
}

const nickel: ExampleData = {
  id: 'nickel',
  title: { en: 'Determinations of nickel in a rock', zh: '岩石镍含量的 31 次测定' },
  source: {
    en: 'Abbey S. Geostandards Newsletter 1988;12:241, as in dataset abbey of the R package MASS: 31 determinations in a Canadian syenite, listed in ascending order.',
    zh: 'Abbey S. Geostandards Newsletter 1988;12:241，同 R 程序包 MASS 的数据集 abbey：加拿大正长岩的 31 次测定，按升序列出。',
  },
  columns: [
    {
      id: 'c1',
      name: 'nickel',
      label: 'Nickel, ppm',
      measure: 'continuous',
      values: [
        5.2, 6.5, 6.9, 7, 7, 7, 7.4, 8, 8, 8, 8, 8.5, 9, 9, 10, 11, 11, 12, 12, 13.7, 14, 14, 14, 16, 17, 17, 18, 24,
        28, 34, 125,
      ],
    },
    {
      id: 'c2',
      name: 'none',
      label: 'One value',
      measure: 'continuous',
      values: [3, ...Array.from({ length: 30 }, () => null)],
    },
  ],
}

export const examples = defineExamples([
  {
    id: 'turnaround',
    title: { en: 'Single values by date, limits from the first 30', zh: '按日期的单值图，以前 30 点定控制限' },
    data: turnaround,
    options: { y: 'c2', x: 'c1', baseline: 30, zones: true, rules: ['rule1', 'rule2', 'rule5', 'rule6'] },
    expect: 'done',
  },
  {
    id: 'infections',
    title: { en: 'p chart with stepped limits', zh: 'p 图，样本量不等' },
    data: infections,
    options: { kind: 'p', y: 'c2', size: 'c3', x: 'c1', baseline: 24 },
    expect: 'done',
  },
  {
    id: 'tablets',
    title: { en: 'Means and ranges of samples of different size', zh: '均值-极差图，子组大小不等' },
    data: tablets,
    options: { kind: 'xbar-r', y: 'c2', subgroup: 'c1' },
    expect: 'done',
  },
  {
    id: 'falls',
    title: { en: 'u chart: falls per 1000 patient-days', zh: 'u 图：每千住院日跌倒数' },
    data: falls,
    options: { kind: 'u', y: 'c1', size: 'c2', per: 'thousand' },
    expect: 'done',
  },
  {
    id: 'tablets-sd',
    title: { en: 'Means and SDs, limits from 15 batches', zh: '均值-标准差图，以前 15 批定控制限' },
    data: tablets,
    options: { kind: 'xbar-s', y: 'c2', subgroup: 'c1', baseline: 15, rules: ['rule1', 'rule7', 'rule8'] },
    expect: 'done',
  },
  {
    id: 'ewma',
    title: { en: 'EWMA finds a small lasting shift', zh: 'EWMA 发现持续小偏移' },
    data: turnaround,
    options: { kind: 'ewma', y: 'c2', x: 'c1', baseline: 30, zones: true },
    expect: 'done',
  },
  {
    id: 'run-chart',
    title: { en: 'Run chart', zh: '链图' },
    data: turnaround,
    options: { kind: 'run', y: 'c2', x: 'c1', baseline: 30 },
    expect: 'done',
  },
  {
    id: 'counts',
    title: { en: 'c chart with limits at 2 SD', zh: 'c 图，控制限取 2 倍标准差' },
    data: falls,
    options: { kind: 'c', y: 'c1', multiple: 2, rules: ['rule1'] },
    expect: 'done',
  },
  {
    id: 'number-infected',
    title: { en: 'np chart', zh: 'np 图' },
    data: infections,
    options: { kind: 'np', y: 'c2', size: 'c3', rules: [] },
    expect: 'done',
  },
  {
    id: 'sorted-values',
    title: { en: 'Sorted values are not a process: rules answer to the order', zh: '已排序的数据：判异准则依赖顺序' },
    data: nickel,
    options: {
      y: 'c1',
      rules: ['rule1', 'rule2', 'rule3', 'rule4', 'rule5', 'rule6', 'rule7', 'rule8'],
    },
    expect: 'done',
  },
  {
    id: 'shared-place',
    title: { en: 'Several points in a quarter', zh: '同一季度多个点' },
    data: falls,
    options: { kind: 'run', y: 'c1', x: 'c3' },
    expect: 'done',
  },
  {
    id: 'no-variation',
    title: { en: 'A constant has no limits', zh: '恒定值无控制限' },
    data: turnaround,
    options: { y: 'c3' },
    expect: { rejected: 'no-variation' },
  },
  {
    id: 'constant-run',
    title: { en: 'A run chart of a constant', zh: '恒定值的链图' },
    data: turnaround,
    options: { kind: 'run', y: 'c3' },
    expect: 'done',
  },
  {
    id: 'one-value',
    title: { en: 'One value', zh: '只有一个值' },
    data: nickel,
    options: { y: 'c2' },
    expect: { rejected: 'too-few-points' },
  },
  {
    id: 'samples-of-one',
    title: { en: 'Samples of one tablet', zh: '每个子组只有一片' },
    data: tablets,
    options: { kind: 'xbar-s', y: 'c2', subgroup: 'c3' },
    expect: { rejected: 'no-spread' },
  },
  {
    id: 'measurements-as-counts',
    title: { en: 'Measurements are not counts', zh: '测量值不是计数' },
    data: turnaround,
    options: { kind: 'c', y: 'c2' },
    expect: { rejected: 'not-counts' },
  },
  {
    id: 'more-than-all',
    title: { en: 'More infections than operations', zh: '感染数多于手术数' },
    data: infections,
    options: { kind: 'p', y: 'c2', size: 'c4' },
    expect: { rejected: 'more-than-all' },
  },
  {
    id: 'no-operations',
    title: { en: 'Months without operations', zh: '无手术的月份' },
    data: infections,
    options: { kind: 'p', y: 'c2', size: 'c5' },
    expect: { rejected: 'bad-size' },
  },
  {
    id: 'size-not-chosen',
    title: { en: 'What the counts are out of is not chosen', zh: '未选样本量' },
    data: infections,
    options: { kind: 'u', y: 'c2' },
    expect: 'incomplete',
  },
])
