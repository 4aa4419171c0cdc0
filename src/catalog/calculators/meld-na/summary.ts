import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'meld-na',
  family: 'hepatology',
  title: { en: 'MELD-Na', zh: 'MELD-Na 评分' },
  subtitle: { en: 'With sodium, OPTN 2016', zh: '加入血钠，OPTN 2016 版' },
  keywords: [
    'MELD',
    'MELD-Na',
    'MELDNa',
    'OPTN',
    'sodium',
    'transplant',
    '终末期肝病模型',
    '血钠',
    '肝移植',
    'zhongmoqi ganbing',
    'zmqgb',
    'ganyizhi',
  ],
  ward: [
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
