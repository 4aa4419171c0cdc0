import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'sledai-2k',
  family: 'rheumatology',
  title: { en: 'SLEDAI-2K', zh: 'SLEDAI-2K 系统性红斑狼疮疾病活动指数' },
  subtitle: { en: 'Systemic lupus erythematosus', zh: '系统性红斑狼疮' },
  keywords: [
    'SLEDAI',
    'SLE',
    'lupus',
    'disease activity',
    '系统性红斑狼疮',
    '狼疮',
    '疾病活动指数',
    'langchuang huodong zhishu',
    'lchdzs',
    'hongban langchuang',
    'hblc',
    'langchuang',
    'lc',
  ],
  ward: [['红斑狼疮', '狼疮活动', '狼疮肾炎', 'lupus activity']],
})
