import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'flow-strobe',
  family: 'study-design',
  title: { en: 'Flow diagram of a cohort study (STROBE)', zh: '队列研究流程图（STROBE）' },
  subtitle: {
    en: 'From eligibility to analysis, as SVG, PDF, PNG and Word',
    zh: '从筛选到分析，可存为 SVG、PDF、PNG、Word',
  },
  keywords: [
    'STROBE',
    'flow chart',
    'flow diagram',
    'participant flow',
    'cohort',
    '流程图',
    '队列研究',
    '受试者流程',
    'liuchengtu',
    'duilie yanjiu liuchengtu',
    'dlyjlct',
    'lct',
  ],
  ward: [[], [], ['流程图', '技术路线图', '入组流程', 'study flow']],
})
