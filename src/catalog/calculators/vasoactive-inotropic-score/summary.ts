import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'vasoactive-inotropic-score',
  family: 'critical-care',
  title: { en: 'Vasoactive–inotropic score', zh: '血管活性药物评分（VIS）' },
  subtitle: { en: 'Dose of vasoactive drugs in one number', zh: '综合衡量血管活性药物剂量' },
  keywords: [
    'VIS',
    'inotropes',
    'vasopressors',
    'noradrenaline',
    '血管活性药物评分',
    '正性肌力药',
    '去甲肾上腺素',
    'xueguan huoxing yaowu',
    'xghxyw',
    'qujia shenshangxiansu',
    'qjssxs',
  ],
  ward: [
    [
      '升压药',
      '血管活性药',
      '多巴胺',
      '多巴酚丁胺',
      '肾上腺素',
      '米力农',
      '去甲',
      'dopamine',
      'dobutamine',
      'norepinephrine',
      'milrinone',
    ],
  ],
})
