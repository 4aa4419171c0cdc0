import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'stat-randomisation-list',
  family: 'study-design',
  title: { en: 'Randomisation list', zh: '随机化列表' },
  subtitle: {
    en: 'Simple, permuted blocks, stratified, minimisation; to Excel',
    zh: '简单、区组、分层、最小化，可存为 Excel',
  },
  keywords: [
    'randomisation',
    'randomization',
    'allocation',
    'block',
    'stratified',
    'minimisation',
    'Pocock Simon',
    'seed',
    '随机化',
    '随机分组',
    '区组随机',
    '分层随机',
    '最小化',
    '随机数',
    'suijihua',
    'suiji fenzu',
    'quzu suiji',
    'sjfz',
    'sjh',
  ],
  ward: [['随机分组表', '随机表', '分组随机', 'random allocation', 'random groups']],
})
