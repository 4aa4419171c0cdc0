import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'meld',
  family: 'hepatology',
  title: { en: 'MELD (original)', zh: 'MELD 评分（原版）' },
  subtitle: { en: 'End-stage liver disease, 3-month mortality', zh: '终末期肝病 3 个月病死率' },
  keywords: [
    'MELD',
    'UNOS',
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
  ward: [
    [],
    [],
    [
      '肝衰竭',
      '肝衰',
      '换肝',
      '等肝',
      '人工肝',
      '肝移植评分',
      '重型肝炎',
      'liver transplant',
      'liver failure',
      'end stage liver',
    ],
  ],
})
