import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'das28',
  family: 'rheumatology',
  title: { en: 'DAS28 (ESR and CRP)', zh: 'DAS28 类风湿关节炎疾病活动度评分（ESR 与 CRP）' },
  keywords: [
    'DAS28',
    'rheumatoid arthritis',
    'disease activity',
    'ESR',
    'CRP',
    '类风湿关节炎',
    '疾病活动度',
    '压痛关节',
    '肿胀关节',
    'jibing huodongdu',
    'jbhdd',
    'leifengshi guanjieyan',
    'lfsgjy',
  ],
  ward: [['类风湿', '类风关', 'RA', '关节肿痛', '类风湿活动度', 'rheumatoid', 'joint counts']],
})
