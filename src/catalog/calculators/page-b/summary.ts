import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'page-b',
  family: 'hepatology',
  title: { en: 'PAGE-B', zh: 'PAGE-B 肝癌风险评分' },
  subtitle: { en: 'Hepatocellular carcinoma in treated hepatitis B', zh: '抗病毒治疗中乙肝患者的肝癌风险' },
  keywords: [
    'PAGE-B',
    'HBV',
    'hepatitis B',
    'HCC',
    'hepatocellular carcinoma',
    '乙型肝炎',
    '肝癌风险',
    '抗病毒治疗',
    'yigan ganai',
    'yg',
  ],
  ward: [['肝癌风险', '乙肝肝癌', '恩替卡韦', '替诺福韦', 'entecavir', 'tenofovir', 'liver cancer risk']],
})
