import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'flow-consort',
  family: 'study-design',
  title: { en: 'Flow diagram of a randomised trial (CONSORT)', zh: '随机对照试验流程图（CONSORT）' },
  subtitle: { en: 'Two to four arms, as SVG, PDF, PNG and Word', zh: '二至四组，可存为 SVG、PDF、PNG、Word' },
  keywords: [
    'CONSORT',
    'flow chart',
    'flow diagram',
    'participant flow',
    'randomised trial',
    'RCT',
    '流程图',
    '随机对照试验',
    '受试者流程',
    'suiji duizhao shiyan liuchengtu',
    'liuchengtu',
    'sjdzsylct',
    'lct',
  ],
  ward: [['流程图', '技术路线图', '入组流程', 'study flow']],
})
