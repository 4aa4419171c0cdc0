import { defineExamples, type ExampleData } from '../../kit/example.ts'

const scatter = (k: number) => ((((k * k) % 9973) * 7919 + k * 31) % 10_007) / 10_007

/** Sums of three numbers spread evenly; genes of the first set are shifted up, those of the second down. */
function list(genes: number): ExampleData {
  const rows = Array.from({ length: genes }, (_, k) => {
    const [cycle, hypoxia, random, small] = [k % 37 === 4, k % 23 === 7, k % 41 === 11, k % 151 === 20]
    const spread = scatter(k + 1) + scatter(3 * k + 77) + scatter(7 * k + 191) - 1.5
    const shift = cycle ? 0.9 * scatter(k + 401) : hypoxia ? -0.5 * scatter(k + 211) : 0
    return {
      name: `G${String(k + 1).padStart(4, '0')}`,
      metric: Math.round(260_000 * (spread + shift)) / 100_000,
      cycle,
      hypoxia,
      random,
      small,
    }
  })
  const marks = (of: (row: (typeof rows)[number]) => boolean) => rows.map((row) => (of(row) ? 1 : 0))
  return {
    id: `list-${genes}`,
    title: { en: `Ranked list of ${genes} genes`, zh: `${genes} 个基因的排序列表` },
    source: {
      en: 'Made up for this project by a rule: sums of evenly spread numbers, shifted for the genes of two sets.',
      zh: '本项目按规则构造的模拟数据：均匀数之和，其中两个基因集的成员有偏移。',
    },
    columns: [
      { id: 'c1', name: 'gene', measure: 'id', values: rows.map(({ name }) => name) },
      {
        id: 'c2',
        name: 'stat',
        label: 'Signed statistic',
        measure: 'continuous',
        values: rows.map(({ metric }) => metric),
      },
      { id: 'c3', name: 'CELL_CYCLE', measure: 'nominal', values: marks(({ cycle }) => cycle) },
      { id: 'c4', name: 'HYPOXIA', measure: 'nominal', values: marks(({ hypoxia }) => hypoxia) },
      { id: 'c5', name: 'RANDOM_SET', measure: 'nominal', values: marks(({ random }) => random) },
      {
        id: 'c6',
        name: 'SMALL_SET',
        measure: 'nominal',
        values: rows.map(({ small }) => (small ? 'yes' : null)),
      },
    ],
  }
}

const few: ExampleData = {
  id: 'few-genes',
  title: { en: 'Twelve genes', zh: '12 个基因' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '基因',
      measure: 'id',
      values: ['TP53', 'MYC', 'EGFR', 'KRAS', 'VEGFA', 'CDH1', 'VIM', 'FN1', 'ZEB1', 'SNAI1', 'ACTB', 'GAPDH'],
    },
    { id: 'c2', name: '差异倍数（log2）', measure: 'continuous', values: [1, 2, 2, 1, 0, -1, 2, 3, 1, 1, null, 0] },
    {
      id: 'c3',
      name: '上皮间质转化',
      measure: 'nominal',
      values: ['否', '否', '否', '否', '否', '是', '是', '是', '是', '是', '否', '否'],
    },
    { id: 'c4', name: '全部', measure: 'nominal', values: Array<string>(12).fill('是') },
    {
      id: 'c5',
      name: '零值',
      measure: 'nominal',
      values: [null, null, null, null, 1, null, null, null, null, null, null, 1],
    },
  ],
}

const roles = { metric: 'c2', gene: 'c1' }

export const examples = defineExamples([
  {
    id: 'one-set',
    title: { en: 'One set, genes of the leading edge named', zh: '一个基因集，标注核心富集基因' },
    data: list(1200),
    options: { ...roles, variables: ['c3'] },
    expect: 'done',
  },
  {
    id: 'three-sets',
    title: { en: 'Three sets', zh: '三个基因集' },
    data: list(1200),
    options: { ...roles, variables: ['c3', 'c4', 'c5'], permutations: 500, seed: 7 },
    expect: 'done',
  },
  {
    id: 'small-set',
    title: { en: 'A small set, marked by yes and blanks, without weight', zh: '小基因集，以 yes 与空白标记，不加权' },
    data: list(1200),
    options: { metric: 'c2', variables: ['c6'], power: 'none', permutations: 200 },
    expect: 'done',
  },
  {
    id: 'few-genes',
    title: { en: 'Few genes with equal metrics', zh: '少量基因，指标有相同值' },
    data: few,
    options: { ...roles, variables: ['c3', 'c5'], power: 'two', permutations: 100 },
    expect: 'done',
  },
  {
    id: 'down',
    title: { en: 'A set at the end of the list', zh: '富集于列表末端的基因集' },
    data: list(1200),
    options: { ...roles, variables: ['c4'], power: 'middle', permutations: 200, named: 3 },
    expect: 'done',
  },
  {
    id: 'all-members',
    title: { en: 'All genes are in the set', zh: '全部基因均属于该集' },
    data: few,
    options: { ...roles, variables: ['c4'] },
    expect: { rejected: 'no-members' },
  },
])
