import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'cdai-sdai-ra',
  family: 'rheumatology',
  title: { en: 'CDAI and SDAI (rheumatoid arthritis)', zh: 'CDAI 与 SDAI（类风湿关节炎）' },
  keywords: [
    'CDAI',
    'SDAI',
    'rheumatoid arthritis',
    'disease activity',
    '类风湿关节炎',
    '临床疾病活动指数',
    '简化疾病活动指数',
    'jibing huodong zhishu',
    'jbhdzs',
    'leifengshi guanjieyan',
    'lfsgjy',
  ],
  ward: [[], ['类风湿', '类风关', 'RA', '关节肿痛', '类风湿活动度', 'rheumatoid', 'joint counts']],
})
