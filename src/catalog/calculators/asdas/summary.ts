import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'asdas',
  family: 'rheumatology',
  title: { en: 'ASDAS (CRP and ESR)', zh: 'ASDAS 强直性脊柱炎疾病活动度评分（CRP 与 ESR）' },
  subtitle: { en: 'Axial spondyloarthritis', zh: '中轴型脊柱关节炎' },
  keywords: [
    'ASDAS',
    'ankylosing spondylitis',
    'axial spondyloarthritis',
    'disease activity',
    '强直性脊柱炎',
    '脊柱关节炎',
    '疾病活动度',
    'qiangzhixing jizhuyan',
    'qzxjzy',
    'jizhuyan',
    'jzy',
  ],
  ward: [['强直', '强脊炎', '强柱', '脊柱炎', 'AS', '腰背痛晨僵', 'spondylitis']],
})
