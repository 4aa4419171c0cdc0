import { defineExamples, type ExampleData } from '../../kit/example.ts'

const puromycin: ExampleData = {
  id: 'puromycin',
  title: {
    en: 'Velocity of an enzymatic reaction, with and without puromycin',
    zh: '嘌呤霉素处理与未处理的酶促反应速度',
  },
  source: {
    en: 'Treloar MA. Effects of puromycin on galactosyltransferase in Golgi membranes. University of Toronto; 1974. As in R, datasets.',
    zh: 'Treloar MA. Effects of puromycin on galactosyltransferase in Golgi membranes. University of Toronto; 1974。取自 R 的 datasets。',
  },
  columns: [
    {
      id: 'c1',
      name: 'conc',
      label: 'Substrate concentration, ppm',
      measure: 'continuous',
      values: [
        0.02, 0.02, 0.06, 0.06, 0.11, 0.11, 0.22, 0.22, 0.56, 0.56, 1.1, 1.1, 0.02, 0.02, 0.06, 0.06, 0.11, 0.11, 0.22,
        0.22, 0.56, 0.56, 1.1,
      ],
    },
    {
      id: 'c2',
      name: 'rate',
      label: 'Velocity, counts/min²',
      measure: 'continuous',
      values: [
        76, 47, 97, 107, 123, 139, 159, 152, 191, 201, 207, 200, 67, 51, 84, 86, 98, 115, 131, 124, 144, 158, 160,
      ],
    },
    {
      id: 'c3',
      name: 'state',
      label: 'Puromycin',
      measure: 'nominal',
      values: Array.from({ length: 23 }, (_, k) => (k < 12 ? 'treated' : 'untreated')),
    },
  ],
}

const cellDoses = [0, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30]
const compounds = [
  { name: '化合物甲', half: 0.25, slope: 1.2, low: 8 },
  { name: '化合物乙', half: 2.4, slope: 0.9, low: 4 },
  { name: '化合物丙', half: 40, slope: 1, low: 5 },
] as const

const viability: ExampleData = {
  id: 'viability',
  title: {
    en: 'Viability of cells under three compounds, four wells for each dose',
    zh: '三种化合物对细胞活力的影响，每剂量 4 孔',
  },
  source: {
    en: 'Made up for this project: four-parameter logistic curves, a deviation of up to 6 from multiples of 37 modulo 13.',
    zh: '本项目模拟数据：四参数 logistic 曲线加由 37 的倍数模 13 得到的不超过 6 的偏差。',
  },
  columns: [
    {
      id: 'c1',
      name: '浓度',
      label: '浓度(μmol/L)',
      measure: 'continuous',
      values: Array.from({ length: 108 }, (_, k) => cellDoses[Math.floor(k / 4) % 9] ?? null),
    },
    {
      id: 'c2',
      name: '细胞活力',
      label: '细胞活力(%)',
      measure: 'continuous',
      values: Array.from({ length: 108 }, (_, k) => {
        const { half, slope, low } = compounds[Math.floor(k / 36)] ?? compounds[0]
        const dose = cellDoses[Math.floor(k / 4) % 9] ?? 0
        const curve = low + (100 - low) / (1 + (dose / half) ** slope)
        return k === 50 ? null : Math.round(10 * (curve + ((k * 37 + Math.floor(k / 7)) % 13) - 6)) / 10
      }),
    },
    {
      id: 'c3',
      name: '化合物',
      measure: 'nominal',
      values: Array.from({ length: 108 }, (_, k) => compounds[Math.floor(k / 36)]?.name ?? null),
    },
  ],
}

const assay: ExampleData = {
  id: 'immunoassay',
  title: { en: 'Standards of an immunoassay, in duplicate', zh: '免疫分析标准品，双复孔' },
  source: {
    en: 'Made up for this project: a five-parameter logistic curve.',
    zh: '本项目模拟数据：五参数 logistic 曲线。',
  },
  columns: [
    {
      id: 'c1',
      name: 'standard',
      label: 'Standard, ng/mL',
      measure: 'continuous',
      values: Array.from({ length: 24 }, (_, k) => 0.1 * 2 ** Math.floor(k / 2)),
    },
    {
      id: 'c2',
      name: 'absorbance',
      label: 'Absorbance',
      measure: 'continuous',
      values: Array.from({ length: 24 }, (_, k) => {
        const share = (1 + Math.exp(-1.9 * Math.log((0.1 * 2 ** Math.floor(k / 2)) / 20))) ** -0.4
        return Math.round(1000 * (0.05 + 2.4 * share + (((k * 5) % 7) - 3) / 150)) / 1000
      }),
    },
  ],
}

const odd: ExampleData = {
  id: 'odd-curves',
  title: { en: 'Groups with few doses or without a response', zh: '剂量过少或无反应的组' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: 'dose',
      label: 'Dose, mg',
      measure: 'continuous',
      values: [1, 2, 4, 8, 16, 32, 1, 2, 4, 8, 16, 32, 4, 8, 4, null, 1, 2, 4, 8, 16, 32],
    },
    {
      id: 'c2',
      name: 'response',
      measure: 'continuous',
      values: [2, 3, 9, 15, 18, 19, 5, 5, 5, 5, 5, 5, 7, 9, 8, 6, 1, 1.4, 2.2, 4, 7.5, 13],
    },
    {
      id: 'c3',
      name: 'arm',
      measure: 'nominal',
      values: Array.from({ length: 22 }, (_, k) => 'AAAAAABBBBBBCCDDEEEEEE'.charAt(k)),
    },
    { id: 'c4', name: 'log dose', measure: 'continuous', values: Array.from({ length: 22 }, (_, k) => (k % 6) - 2) },
    { id: 'c5', name: 'controls', measure: 'continuous', values: Array.from({ length: 22 }, () => 0) },
    { id: 'c6', name: 'row', measure: 'nominal', values: Array.from({ length: 22 }, (_, k) => k % 11) },
  ],
}

export const examples = defineExamples([
  {
    id: 'compounds',
    title: { en: 'Three compounds, one without a lower plateau', zh: '三种化合物，其一未达下平台' },
    data: viability,
    options: { dose: 'c1', response: 'c2', group: 'c3' },
    expect: 'done',
  },
  {
    id: 'compounds-to-zero',
    title: { en: 'The lower plateau is 0, each response', zh: '下平台为 0，显示全部测量值' },
    data: viability,
    options: { dose: 'c1', response: 'c2', group: 'c3', fit: 'logistic-3', points: 'values', confidence: 0.9 },
    expect: 'done',
  },
  {
    id: 'puromycin',
    title: { en: 'Michaelis–Menten curves with Km', zh: '米氏曲线及 Km' },
    data: puromycin,
    options: { dose: 'c1', response: 'c2', group: 'c3', fit: 'michaelis-menten', points: 'values' },
    expect: 'done',
  },
  {
    id: 'immunoassay',
    title: { en: 'Five parameters, not symmetric', zh: '五参数，不对称' },
    data: assay,
    options: { dose: 'c1', response: 'c2', fit: 'logistic-5' },
    expect: 'done',
  },
  {
    id: 'odd-curves',
    title: { en: 'Groups without a curve or without a plateau', zh: '无法拟合或未达平台的组' },
    data: odd,
    options: { dose: 'c1', response: 'c2', group: 'c3' },
    expect: 'done',
  },
  {
    id: 'logarithms',
    title: { en: 'Logarithms of doses', zh: '剂量为对数值' },
    data: odd,
    options: { dose: 'c4', response: 'c2' },
    expect: { rejected: 'negative-dose' },
  },
  {
    id: 'controls-alone',
    title: { en: 'Dose 0 alone', zh: '剂量均为 0' },
    data: odd,
    options: { dose: 'c5', response: 'c2' },
    expect: { rejected: 'no-responses' },
  },
  {
    id: 'dose-as-response',
    title: { en: 'The dose as its own response', zh: '剂量与反应为同一变量' },
    data: odd,
    options: { dose: 'c1', response: 'c1' },
    expect: { rejected: 'same-variable-twice' },
  },
  {
    id: 'too-many-curves',
    title: { en: 'Too many curves', zh: '曲线过多' },
    data: odd,
    options: { dose: 'c1', response: 'c2', group: 'c6' },
    expect: { rejected: 'too-many-groups' },
  },
])
