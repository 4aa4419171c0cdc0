import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'mmse-moca-cutoffs',
  family: 'neurology',
  title: { en: 'MMSE and MoCA cut-offs (total)', zh: 'MMSE 与 MoCA 界值（仅总分）' },
  subtitle: { en: 'Cognitive screening by education', zh: '按受教育程度判读认知筛查' },
  keywords: [
    'MMSE',
    'MoCA',
    'dementia',
    'cognition',
    'mild cognitive impairment',
    '简易精神状态检查',
    '蒙特利尔认知评估',
    '痴呆',
    '认知障碍',
    'jianyi jingshen zhuangtai',
    'jyjszt',
    'renzhi zhangai',
    'rzza',
    'chidai',
    'cd',
  ],
  ward: [
    [
      '老年痴呆',
      '老年性痴呆',
      '阿尔茨海默',
      '认知筛查',
      '记忆力下降',
      '记性差',
      'Alzheimer',
      'memory loss',
      'cognitive screening',
    ],
  ],
})
