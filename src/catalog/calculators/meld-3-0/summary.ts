import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'meld-3-0',
  family: 'hepatology',
  title: { en: 'MELD 3.0', zh: 'MELD 3.0 评分' },
  subtitle: { en: 'End-stage liver disease, transplant priority', zh: '终末期肝病模型，肝移植优先级' },
  keywords: [
    'MELD',
    'MELD-Na',
    'end-stage liver disease',
    'transplant',
    '终末期肝病模型',
    '肝移植',
    '肝衰竭',
    'zhongmoqi ganbing',
    'zmqgb',
    'ganyizhi',
    'gyz',
  ],
})
