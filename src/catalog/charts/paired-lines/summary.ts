import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'paired-lines',
  family: 'comparison',
  title: { en: 'Paired lines, before and after', zh: '配对连线图（前后对比）' },
  subtitle: {
    en: 'A line for each case through 2 to 12 measurements, with boxes or means and paired tests',
    zh: '以连线显示每个对象的 2~12 次测量，可加箱体或均数与配对检验',
  },
  labels: ['comparison', 'trend', 'repeated'],
  keywords: [
    'paired plot',
    'before after',
    'before-after',
    'pre post',
    'paired dot plot',
    'slope graph',
    'spaghetti plot',
    'repeated measurements',
    'ggpaired',
    '配对连线图',
    '前后对比',
    '配对图',
    '治疗前后',
    '自身对照',
    '重复测量',
    'peiduilianxiantu',
    'pdlxt',
    'qianhouduibi',
    'qhdb',
  ],
})
