import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'basdai',
  family: 'rheumatology',
  title: { en: 'BASDAI', zh: 'BASDAI 强直性脊柱炎疾病活动指数' },
  subtitle: { en: 'Ankylosing spondylitis', zh: '强直性脊柱炎' },
  keywords: [
    'BASDAI',
    'ankylosing spondylitis',
    'spondyloarthritis',
    'disease activity',
    '强直性脊柱炎',
    '脊柱关节炎',
    '疾病活动指数',
    'qiangzhixing jizhuyan',
    'qzxjzy',
    'jizhuyan',
    'jzy',
  ],
  ward: [[], ['强直', '强脊炎', '强柱', '脊柱炎', 'AS', '腰背痛晨僵', 'spondylitis']],
})
