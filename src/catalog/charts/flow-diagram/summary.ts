import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'flow-diagram',
  family: 'flow',
  title: { en: 'Flow diagram', zh: '流程图' },
  subtitle: {
    en: 'CONSORT, STROBE, PRISMA or STARD from a table of counts or from the participants, with the sums checked',
    zh: '由例数表或受试者数据绘制 CONSORT、STROBE、PRISMA、STARD 流程图，并核对加减',
  },
  labels: ['flow', 'finished-numbers'],
  keywords: [
    'flow diagram',
    'flow chart',
    'CONSORT',
    'STROBE',
    'PRISMA',
    'STARD',
    'participants',
    'exclusions',
    'attrition',
    'PRISMA2020',
    '流程图',
    '受试者流程',
    '筛选流程',
    '文献筛选',
    '纳入排除',
    '失访',
    'liuchengtu',
    'lct',
  ],
})
