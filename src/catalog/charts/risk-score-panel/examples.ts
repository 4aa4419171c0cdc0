import { clinicDates } from '../../examples-data/clinic-dates.ts'
import { lung } from '../../examples-data/lung.ts'
import { melanoma } from '../../examples-data/melanoma.ts'
import { defineExamples, type ExampleData } from '../../kit/example.ts'

const scatter = (i: number) => (i * 0.618033988749895) % 1
const genes = ['MKI67', 'CCNB1', 'TP53', 'VEGFA', 'CDH1', 'ESR1', 'CD8A', 'GZMB']

/** Genes whose level rises or falls with a score, and times that are shorter the higher it is. */
function signature(patients: number, count: number): ExampleData {
  const scores = Array.from(
    { length: patients },
    (_, i) => Math.round(400 * (scatter(i + 1) + scatter(7 * i + 3) - 1)) / 100,
  )
  const level = (i: number, k: number) =>
    6 + (k % 2 === 0 ? 0.4 : -0.4) * (scores[i] ?? 0) + 2.4 * scatter((i + 5) * (k + 3) + k * k + i * i)
  const shares = scores.map((_, i) => scatter(i * i + 5 * i + 2))
  return {
    id: `signature-${patients}`,
    title: { en: 'A prognostic gene signature (made up)', zh: '预后基因标签（模拟数据）' },
    source: {
      en: 'Made up for this project by a rule: multiples of the golden section.',
      zh: '本项目按黄金分割数倍数规则构造的模拟数据。',
    },
    columns: [
      {
        id: 'c1',
        name: 'time',
        label: '总生存时间',
        measure: 'continuous',
        values: scores.map(
          (score, i) => 1 + Math.round((70 * (0.15 + (shares[i] ?? 0))) / (1 + Math.exp(score / 1.2))),
        ),
      },
      {
        id: 'c2',
        name: 'status',
        label: '结局',
        measure: 'nominal',
        valueLabels: [
          { value: 0, label: '删失' },
          { value: 1, label: '死亡' },
        ],
        values: scores.map((score, i) => (scatter(3 * i * i + i) < 1 / (1 + Math.exp(-score)) ? 1 : 0)),
      },
      { id: 'c3', name: 'riskScore', label: '风险评分', measure: 'continuous', values: scores },
      ...Array.from({ length: count }, (_, k) => ({
        id: `c${k + 4}`,
        name: genes[k] ?? `gene ${k + 1}`,
        measure: 'continuous' as const,
        values: scores.map((__, i) => ((i + 11 * k) % 97 === 5 ? null : Math.round(1000 * level(i, k)) / 1000)),
      })),
    ],
  }
}

const columns = (count: number) => Array.from({ length: count }, (_, k) => `c${k + 4}`)

const few: ExampleData = {
  id: 'eight-patients',
  title: { en: 'Eight patients', zh: '8 例患者' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    { id: 'c1', name: 'time', measure: 'continuous', values: [2, 2, 3, 5, 6, 8, -1, 9] },
    { id: 'c2', name: 'dead', measure: 'nominal', values: [1, 1, 1, 1, 1, 1, 1, 1] },
    { id: 'c3', name: 'score', measure: 'ordinal', values: [2, 1, 2, 3, 3, 2, 1, null] },
    { id: 'c4', name: 'constant', measure: 'continuous', values: [4, 4, 4, 4, 4, 4, 4, 4] },
    { id: 'c5', name: 'empty', measure: 'continuous', values: [null, null, null, null, null, null, null, null] },
  ],
}

const clinic: ExampleData = {
  ...clinicDates,
  id: 'clinic-scores',
  columns: [
    ...clinicDates.columns,
    {
      id: 'c5',
      name: '评分',
      measure: 'continuous',
      values: Array.from({ length: clinicDates.columns[0]?.values.length ?? 0 }, (_, i) => (i * 7) % 16),
    },
  ],
}

const followed = { 'outcome.time': 'c1', 'outcome.status': 'c2', 'outcome.events': [1] }

export const examples = defineExamples([
  {
    id: 'signature',
    title: { en: 'A gene signature, eight genes, cut at the median', zh: '8 基因预后标签，以中位数为截断值' },
    data: signature(120, 8),
    options: { ...followed, score: 'c3', markers: columns(8), unit: 'months' },
    expect: 'done',
  },
  {
    id: 'many-genes',
    title: { en: 'Thirty genes in 60 patients, own cut', zh: '60 例患者、30 个基因，自定义截断值' },
    data: signature(60, 30),
    options: { ...followed, score: 'c3', markers: columns(30), cut: 'own', cutAt: 1, colours: 'violet-green' },
    expect: 'done',
  },
  {
    id: 'melanoma-thickness',
    title: {
      en: 'Tumour thickness as the score of melanoma, without markers',
      zh: '以黑色素瘤肿瘤厚度为评分，无标志物',
    },
    data: melanoma,
    options: { ...followed, score: 'c5', cut: 'own', cutAt: 4, unit: 'days' },
    expect: 'done',
  },
  {
    id: 'lung-ecog',
    title: {
      en: 'Tied scores: ECOG grades of lung cancer, markers with gaps',
      zh: '评分有结：肺癌 ECOG 评分，标志物有缺失',
    },
    data: lung,
    options: {
      'outcome.time': 'c2',
      'outcome.status': 'c3',
      'outcome.events': [2],
      score: 'c6',
      markers: ['c4', 'c9', 'c10'],
      unit: 'days',
      colours: 'ochre-teal',
    },
    expect: 'done',
  },
  {
    id: 'clinic-dates',
    title: { en: 'Time between two dates', zh: '由两个日期计算时间' },
    data: clinic,
    options: {
      'outcome.form': 'dates',
      'outcome.start': 'c1',
      'outcome.time': 'c2',
      'outcome.unit': 'months',
      'outcome.status': 'c3',
      'outcome.events': ['死亡'],
      score: 'c5',
    },
    expect: 'done',
  },
  {
    id: 'few-patients',
    title: { en: 'Six patients, all with the event, and a constant marker', zh: '6 例患者均发生事件，标志物无变异' },
    data: few,
    options: { ...followed, score: 'c3', markers: ['c4'], cut: 'own', cutAt: 1 },
    expect: 'done',
  },
  {
    id: 'one-side',
    title: { en: 'A cut beyond the scores', zh: '截断值超出评分范围' },
    data: few,
    options: { ...followed, score: 'c3', cut: 'own', cutAt: 3 },
    expect: { rejected: 'one-group' },
  },
  {
    id: 'cut-not-entered',
    title: { en: 'An own cut that is not entered', zh: '自定义截断值未填写' },
    data: few,
    options: { ...followed, score: 'c3', cut: 'own' },
    expect: { rejected: 'no-cut' },
  },
  {
    id: 'constant-score',
    title: { en: 'A constant score', zh: '评分取值全部相同' },
    data: few,
    options: { ...followed, score: 'c4' },
    expect: { rejected: 'constant-score' },
  },
  {
    id: 'empty-score',
    title: { en: 'A score without values', zh: '评分全部缺失' },
    data: few,
    options: { ...followed, score: 'c5' },
    expect: { rejected: 'no-usable-rows' },
  },
  {
    id: 'time-as-score',
    title: { en: 'The time as the score', zh: '以时间作为评分' },
    data: few,
    options: { ...followed, score: 'c1' },
    expect: { rejected: 'score-in-outcome' },
  },
])
