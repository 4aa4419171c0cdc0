import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'flow-prisma',
  family: 'study-design',
  title: { en: 'Flow diagram of a systematic review (PRISMA)', zh: '系统评价流程图（PRISMA）' },
  subtitle: { en: 'PRISMA 2020, as SVG, PDF, PNG and Word', zh: 'PRISMA 2020，可存为 SVG、PDF、PNG、Word' },
  keywords: [
    'PRISMA',
    'flow chart',
    'flow diagram',
    'systematic review',
    'meta-analysis',
    '流程图',
    '系统评价',
    '荟萃分析',
    '文献筛选',
    'xitong pingjia liuchengtu',
    'wenxian shaixuan',
    'xtpjlct',
    'lct',
  ],
  ward: [[], ['流程图', '技术路线图', '入组流程', 'study flow']],
})
