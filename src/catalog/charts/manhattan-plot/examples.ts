import { defineExamples, type ExampleData } from '../../kit/example.ts'

/** Lengths of chromosomes in units of a million positions. */
const lengths = [249, 242, 198, 190, 182, 171, 159, 145, 138, 134, 135, 133, 114, 107, 102, 90, 83, 80, 59, 64, 47, 51]

/** Loci: chromosome, position in Mb, and the -log10 P at their middle. */
const loci = [
  [1, 109.3, 11],
  [2, 21.2, 14.5],
  [6, 32.1, 9.4],
  [6, 161, 6.2],
  [9, 22.1, 17],
  [12, 112, 8.1],
  [19, 11.2, 12.4],
  [19, 45.4, 6.8],
] as const

const scatter = (k: number) => ((((k * k) % 9973) * 7919 + k * 31) % 10_007) / 10_007

/**
 * Association tests of simulated variants: one at each `every` Mb of a chromosome with uniform P values, and 24 around each locus, whose -log10 P
 * decreases with the distance from its middle.
 */
function variants(every: number) {
  const places = [...lengths, 155].flatMap((length, c) => {
    const spread = Array.from({ length: Math.floor(length / every) }, (_, k) => (k + 0.5) * every)
    const near = loci.flatMap(([of, middle]) =>
      of === c + 1 ? Array.from({ length: 24 }, (_, k) => middle + (k - 12) * 0.035) : [],
    )
    return [...spread, ...near].toSorted((a, b) => a - b).map((at) => ({ chromosome: c + 1, at }))
  })
  return places.map(({ chromosome, at }, k) => {
    const heights = loci.map(([of, middle, height]) =>
      of === chromosome ? height * Math.exp(-Math.abs(at - middle) / 0.2) * (0.6 + 0.4 * scatter(k + 17)) : 0,
    )
    const log = Math.max(-Math.log10(0.0005 + 0.9995 * scatter(k + 5)), ...heights)
    const position = Math.round((at + 0.02 * scatter(k + 29)) * 1e6)
    return {
      chromosome: chromosome === 23 ? 'X' : String(chromosome),
      position,
      p: Number((10 ** -log).toPrecision(4)),
    }
  })
}

function association(every: number): ExampleData {
  const all = variants(every)
  return {
    id: `association-${all.length}`,
    title: { en: `Association of ${all.length} variants`, zh: `${all.length} 个变异的关联检验` },
    source: {
      en: 'Made up for this project by a rule: P values spread evenly, and peaks around eight places.',
      zh: '本项目按规则构造的模拟数据：P 值均匀分布，另在 8 处形成峰。',
    },
    columns: [
      { id: 'c1', name: 'CHR', measure: 'nominal', values: all.map(({ chromosome }) => `chr${chromosome}`) },
      { id: 'c2', name: 'BP', measure: 'continuous', values: all.map(({ position }) => position) },
      { id: 'c3', name: 'P', measure: 'continuous', values: all.map(({ p }) => p) },
      { id: 'c4', name: 'SNP', measure: 'id', values: all.map((_, k) => `rs${100_003 + 37 * k}`) },
    ],
  }
}

const few: ExampleData = {
  id: 'few-variants',
  title: { en: 'Few variants, some without use', zh: '少量变异，含无效行' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '染色体',
      measure: 'nominal',
      values: ['X', '10', 'chr2', '1', '1', '2', 'MT', 'Y', '1', null, '10', 'MT', '2', '1'],
    },
    {
      id: 'c2',
      name: '位置',
      measure: 'continuous',
      values: [5e6, 4e7, 1e6, 8e7, 8.02e7, 9e7, 1200, 3e6, 2e6, 5, -4, 16_000, null, 4e7],
    },
    {
      id: 'c3',
      name: 'P 值',
      measure: 'continuous',
      values: [0.2, 0, 3e-9, 1e-12, 2e-9, 0.04, 0.7, 1, 0.5, 0.5, 0.3, 1.5, 0.1, null],
    },
  ],
}

const options = { chromosome: 'c1', position: 'c2', p: 'c3' }

export const examples = defineExamples([
  {
    id: 'association',
    title: { en: 'Variants of the whole genome', zh: '全基因组关联' },
    data: association(0.6),
    options: { ...options, label: 'c4' },
    expect: 'done',
  },
  {
    id: 'association-quantiles',
    title: { en: 'With a Q–Q plot; names down to the suggestive line', zh: '附 Q–Q 图，标注至提示性阈值' },
    data: association(2.5),
    options: { ...options, labels: 'suggestive', threshold: 'bonferroni', quantiles: true },
    expect: 'done',
  },
  {
    id: 'few',
    title: { en: 'Few variants, P of 0, places without use', zh: '少量变异，P 为 0 及无效位置' },
    data: few,
    options: { ...options, threshold: 'own', own: 1e-8, suggestive: false, quantiles: true },
    expect: 'done',
  },
  {
    id: 'no-tests',
    title: { en: 'No P values', zh: '没有 P 值' },
    data: few,
    options: { ...options, p: 'c2' },
    expect: { rejected: 'no-tests' },
  },
])
