import { defineExamples, type ExampleData } from '../../kit/example.ts'

/** Study, allocation, log risk ratio and its standard error from the published two-by-two tables, risk ratio and its 95% limits. */
const trials: readonly (readonly [string, string, number, number, number, number, number])[] = [
  ['Aronson 1948', 'random', -0.8893, 0.5706, 0.4109, 0.1343, 1.2574],
  ['Ferguson & Simes 1949', 'random', -1.5854, 0.4411, 0.2049, 0.0863, 0.4864],
  ['Rosenthal 1960', 'random', -1.3481, 0.6445, 0.2597, 0.0734, 0.9186],
  ['Hart & Sutherland 1977', 'random', -1.4416, 0.1415, 0.2366, 0.1793, 0.3121],
  ['Frimodt-Møller 1973', 'alternate', -0.2175, 0.2263, 0.8045, 0.5163, 1.2536],
  ['Stein & Aronson 1953', 'alternate', -0.7861, 0.0831, 0.4556, 0.3871, 0.5362],
  ['Vandiviere 1973', 'random', -1.6209, 0.4722, 0.1977, 0.0784, 0.4989],
  ['Madras 1980', 'random', 0.012, 0.0629, 1.012, 0.8946, 1.1449],
  ['Coetzee & Berjak 1968', 'random', -0.4694, 0.2376, 0.6254, 0.3926, 0.9962],
  ['Rosenthal 1961', 'systematic', -1.3713, 0.2702, 0.2538, 0.1494, 0.431],
  ['Comstock 1974', 'systematic', -0.3394, 0.1114, 0.7122, 0.5725, 0.886],
  ['Comstock & Webster 1969', 'systematic', 0.4459, 0.7297, 1.5619, 0.3737, 6.5284],
  ['Comstock 1976', 'systematic', -0.0173, 0.2672, 0.9828, 0.5821, 1.6593],
]

const bcg: ExampleData = {
  id: 'bcg',
  title: { en: 'Trials of BCG against tuberculosis', zh: '卡介苗预防结核的临床试验' },
  source: {
    en: 'Colditz GA et al. Efficacy of BCG vaccine in the prevention of tuberculosis. JAMA 1994;271:698–702: facts of the 13 trials.',
    zh: 'Colditz GA 等，JAMA 1994;271:698–702，13 项试验的数据。',
  },
  columns: [
    { id: 'c1', name: 'trial', measure: 'id', values: trials.map(([trial]) => trial) },
    { id: 'c2', name: 'allocation', label: 'Allocation', measure: 'nominal', values: trials.map(([, by]) => by) },
    { id: 'c3', name: 'logRR', label: 'Risk ratio', measure: 'continuous', values: trials.map(([, , y]) => y) },
    { id: 'c4', name: 'se', measure: 'continuous', values: trials.map(([, , , se]) => se) },
    { id: 'c5', name: 'RR', label: 'Risk ratio', measure: 'continuous', values: trials.map(([, , , , rr]) => rr) },
    { id: 'c6', name: 'lower', measure: 'continuous', values: trials.map(([, , , , , low]) => low) },
    { id: 'c7', name: 'upper', measure: 'continuous', values: trials.map(([, , , , , , high]) => high) },
  ],
}

/** Fractions that look random and are the same everywhere. */
const fraction = (k: number, of: number) => ((k * of) % 10007) / 10007
const noise = (k: number) => fraction(k, 7919) + fraction(k, 6151) + fraction(k, 4201) - 1.5

const costs: ExampleData = {
  id: 'costs',
  title: { en: 'Differences in cost', zh: '费用差值' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: '费用差值', measure: 'continuous', values: [820, 1460, -310, 655] },
    { id: 'c2', name: '标准误', measure: 'continuous', values: [210, 380, 150, 275] },
  ],
}

const small: ExampleData = {
  id: 'small',
  title: { en: 'Small trials of pain, without the negative ones', zh: '镇痛小样本试验，缺少阴性结果' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '均数差',
      label: 'VAS 评分均数差',
      measure: 'continuous',
      values: Array.from({ length: 26 }, (_, k) => {
        const se = 0.12 + 0.032 * k
        return Number((-0.15 - 0.9 * se + 1.4 * se * noise(k + 3)).toFixed(3))
      }),
    },
    {
      id: 'c2',
      name: '标准误',
      measure: 'continuous',
      values: Array.from({ length: 26 }, (_, k) =>
        k === 20 ? null : k === 24 ? 0 : Number((0.12 + 0.032 * k).toFixed(3)),
      ),
    },
    { id: 'c3', name: '研究', measure: 'id', values: Array.from({ length: 26 }, (_, k) => `研究 ${k + 1}`) },
    { id: 'c4', name: 'same', measure: 'continuous', values: Array.from({ length: 26 }, () => 0.25) },
  ],
}

const six: ExampleData = {
  ...bcg,
  id: 'six',
  title: { en: 'Six trials of BCG', zh: '卡介苗的 6 项试验' },
  columns: bcg.columns.map((column) => ({ ...column, values: column.values.slice(0, 6) })),
}

const one: ExampleData = {
  ...bcg,
  id: 'one',
  title: { en: 'One trial of BCG', zh: '卡介苗的 1 项试验' },
  columns: bcg.columns.map((column) => ({ ...column, values: column.values.slice(0, 1) })),
}

export const examples = defineExamples([
  {
    id: 'bcg',
    title: { en: 'BCG: logarithms of risk ratios by allocation', zh: '卡介苗：RR 的对数，按分组方法区分' },
    data: bcg,
    options: { effect: 'c3', se: 'c4', scale: 'log-ratio', study: 'c1', group: 'c2', limits: 'both', model: 'reml' },
    expect: 'done',
  },
  {
    id: 'bcg-limits',
    title: { en: 'BCG: ratios with their limits, contours', zh: '卡介苗：RR 及置信限，显著性等高线' },
    data: bcg,
    options: {
      effect: 'c5',
      scale: 'ratio',
      given: 'limits',
      lower: 'c6',
      upper: 'c7',
      model: 'dersimonian-laird',
      limits: 'none',
      contours: true,
    },
    expect: 'done',
  },
  {
    id: 'small-trials',
    title: { en: 'Differences, asymmetric, with contours', zh: '差值，不对称，显著性等高线' },
    data: small,
    options: { effect: 'c1', se: 'c2', contours: true },
    expect: 'done',
  },
  {
    id: 'precision',
    title: { en: 'Precision, all names, too few studies for a test', zh: '纵轴为精度，标注全部，研究过少不检验' },
    data: six,
    options: { effect: 'c3', se: 'c4', scale: 'log-ratio', study: 'c1', named: 'all', y: 'precision', limits: 'none' },
    expect: 'done',
  },
  {
    id: 'same-errors',
    title: { en: 'The same standard error in all studies', zh: '各研究标准误相同' },
    data: small,
    options: { effect: 'c1', se: 'c4', model: 'reml' },
    expect: 'done',
  },
  {
    id: 'one-study',
    title: { en: 'A single study', zh: '仅一项研究' },
    data: one,
    options: { effect: 'c3', se: 'c4', scale: 'log-ratio', study: 'c1', group: 'c2' },
    expect: 'done',
  },
  {
    id: 'logarithms-as-ratios',
    title: { en: 'Logarithms taken for ratios', zh: '将对数误作比值' },
    data: bcg,
    options: { effect: 'c3', se: 'c4', scale: 'ratio' },
    expect: { rejected: 'not-positive' },
  },
  {
    id: 'costs-as-logarithms',
    title: { en: 'Differences in cost taken for logarithms of ratios', zh: '将费用差值误作比值的对数' },
    data: costs,
    options: { effect: 'c1', se: 'c2', scale: 'log-ratio' },
    expect: { rejected: 'beyond-ratios' },
  },
  {
    id: 'limits-in-wrong-order',
    title: { en: 'Limits that were mistaken for each other', zh: '上下限指定颠倒' },
    data: bcg,
    options: { effect: 'c5', scale: 'ratio', given: 'limits', lower: 'c7', upper: 'c6' },
    expect: { rejected: 'no-studies' },
  },
])
