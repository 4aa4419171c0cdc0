import { defineExamples, type ExampleData } from '../../kit/example.ts'

const scatter = (k: number) => ((((k * k) % 9973) * 7919 + k * 31) % 10_007) / 10_007

/** Genes with the share of samples that have them altered. */
const shares = [
  ['TP53', 0.52],
  ['PIK3CA', 0.34],
  ['PTEN', 0.2],
  ['KRAS', 0.16],
  ['ARID1A', 0.14],
  ['CDH1', 0.12],
  ['EGFR', 0.1],
  ['MYC', 0.09],
  ['RB1', 0.07],
  ['BRAF', 0.06],
  ['ATM', 0.05],
  ['NF1', 0.05],
  ['ERBB2', 0.04],
  ['CDKN2A', 0.03],
] as const

const kinds = ['Missense', 'Truncating', 'Amplification', 'Deletion', 'Splice site'] as const

/** In each sample a gene is altered by chance; BRAF does not occur with KRAS, nor PTEN with PIK3CA. */
function cohort(samples: number): ExampleData {
  const rows: { sample: string; gene: string | null; type: string | null; group: string }[] = []
  for (let s = 0; s < samples; s++) {
    const sample = `S${String(s + 1).padStart(3, '0')}`
    const group = s % 5 < 2 ? 'Basal' : s % 5 < 4 ? 'Luminal' : 'Other'
    const altered = shares.filter(([gene, share], k) => {
      const factor = group === 'Basal' && gene === 'TP53' ? 1.5 : group === 'Luminal' && gene === 'PIK3CA' ? 1.4 : 1
      return scatter(s * 29 + k * 101 + 3) < share * factor
    })
    const names = altered.map(([gene]) => gene)
    const kept = altered.filter(
      ([gene]) => !(gene === 'BRAF' && names.includes('KRAS')) && !(gene === 'PTEN' && names.includes('PIK3CA')),
    )
    for (const [gene] of kept) {
      const k = shares.findIndex(([name]) => name === gene)
      const spread = scatter(s * 13 + k * 57 + 11)
      const type = ['EGFR', 'MYC', 'ERBB2'].includes(gene)
        ? 'Amplification'
        : gene === 'CDKN2A'
          ? 'Deletion'
          : (kinds[spread < 0.55 ? 0 : spread < 0.82 ? 1 : spread < 0.92 ? 4 : 3] ?? 'Missense')
      rows.push({ sample, gene, type, group })
      if (spread > 0.93) rows.push({ sample, gene, type: 'Truncating', group })
    }
    if (kept.length === 0) rows.push({ sample, gene: null, type: null, group })
  }
  return {
    id: `cohort-${samples}`,
    title: { en: `Alterations in ${samples} tumours`, zh: `${samples} 例肿瘤的基因变异` },
    source: {
      en: 'Made up for this project by a rule: genes are altered independently with given shares, with two exclusions.',
      zh: '本项目按规则构造的模拟数据：各基因按给定比例独立变异，另设两组互斥。',
    },
    columns: [
      { id: 'c1', name: 'sample', label: '样本', measure: 'id', values: rows.map(({ sample }) => sample) },
      { id: 'c2', name: 'gene', label: '基因', measure: 'nominal', values: rows.map(({ gene }) => gene) },
      { id: 'c3', name: 'type', label: 'Type', measure: 'nominal', values: rows.map(({ type }) => type) },
      { id: 'c4', name: 'subtype', label: 'Subtype', measure: 'nominal', values: rows.map(({ group }) => group) },
    ],
  }
}

const few: ExampleData = {
  id: 'few-samples',
  title: { en: 'Seven samples', zh: '7 个样本' },
  source: { en: 'Made up for this project.', zh: '本项目模拟数据。' },
  columns: [
    {
      id: 'c1',
      name: '样本',
      measure: 'id',
      values: ['甲', '乙', '乙', '丙', '丁', '戊', '己', '庚', '甲', null, '甲', '丙'],
    },
    {
      id: 'c2',
      name: '基因',
      measure: 'nominal',
      values: ['KIT', 'KIT', 'NRAS', 'NRAS', null, 'KIT', 'BRAF', 'BRAF', 'KIT', 'KIT', 'BRAF', 'NRAS'],
    },
    {
      id: 'c3',
      name: '变异类型',
      measure: 'nominal',
      values: ['错义', '错义', '扩增', '缺失', null, '截短', '错义', null, '扩增', '错义', '错义', '错义'],
    },
    {
      id: 'c4',
      name: '中心',
      measure: 'nominal',
      values: ['一', '一', '一', '二', '二', '二', '二', '二', '一', '一', '二', '二'],
    },
  ],
}

const roles = { sample: 'c1', gene: 'c2', type: 'c3' }

export const examples = defineExamples([
  {
    id: 'cohort',
    title: { en: 'Alterations of 120 tumours', zh: '120 例肿瘤的基因变异' },
    data: cohort(120),
    options: roles,
    expect: 'done',
  },
  {
    id: 'cohort-groups',
    title: { en: 'By subtype, only altered samples, ten genes', zh: '按分型，仅变异样本，10 个基因' },
    data: cohort(120),
    options: { ...roles, group: 'c4', altered: true, genes: 10 },
    expect: 'done',
  },
  {
    id: 'cohort-pairs',
    title: { en: 'Genes altered together or instead of each other', zh: '共突变与互斥' },
    data: cohort(240),
    options: { ...roles, view: 'pairs', genes: 12, extra: 10 },
    expect: 'done',
  },
  {
    id: 'many-samples',
    title: { en: 'More than 300 samples by group, without gaps', zh: '300 个以上样本，分组，样本间无间隙' },
    data: cohort(360),
    options: { ...roles, group: 'c4', genes: 6 },
    expect: 'done',
  },
  {
    id: 'few',
    title: { en: 'Few samples with names, and four that have no row', zh: '少量样本，另有 4 个无记录样本' },
    data: few,
    options: { ...roles, extra: 4 },
    expect: 'done',
  },
  {
    id: 'one-type',
    title: { en: 'Without types and bars', zh: '不分类型，无条形图' },
    data: few,
    options: { ...roles, type: null, genes: 2, burden: false },
    expect: 'done',
  },
  {
    id: 'divided',
    title: { en: 'A sample in two groups', zh: '一个样本属于两组' },
    data: few,
    options: { ...roles, group: 'c4' },
    expect: { rejected: 'divided-sample' },
  },
])
