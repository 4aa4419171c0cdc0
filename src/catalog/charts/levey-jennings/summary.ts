import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'levey-jennings',
  family: 'agreement',
  title: { en: 'Levey-Jennings chart, Westgard rules', zh: 'Levey-Jennings 质控图（Westgard 规则）' },
  subtitle: {
    en: 'Control measurements by date with lines at 1, 2 and 3 SD, up to three materials as z scores',
    zh: '室内质控结果按日期绘制，附 ±1、2、3 SD 线；多水平以 z 分数显示',
  },
  labels: ['trend', 'one-numeric', 'repeated'],
  keywords: [
    'Levey-Jennings chart',
    'Westgard rules',
    'internal quality control',
    'IQC',
    'clinical laboratory',
    'control material',
    'z score',
    'multirule',
    'L-J chart',
    '质控图',
    '室内质控',
    'LJ 质控图',
    'Westgard 规则',
    '多规则质控',
    '质控品',
    '在控失控',
    'zhikongtu',
    'zkt',
    'shineizhikong',
    'snzk',
  ],
})
