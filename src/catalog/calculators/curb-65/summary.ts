import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'curb-65',
  family: 'respiratory',
  title: { en: 'CURB-65', zh: 'CURB-65 评分' },
  subtitle: { en: 'Severity of community-acquired pneumonia', zh: '社区获得性肺炎严重程度' },
  popular: 8,
  keywords: [
    'CURB65',
    'pneumonia',
    'CAP',
    '肺炎',
    '社区获得性肺炎',
    'feiyan',
    'fy',
    'shequ huodexing feiyan',
    'sqhdxfy',
  ],
  ward: [
    [
      '肺炎',
      '肺炎评分',
      '肺炎严重程度',
      '肺炎住院',
      '社区肺炎',
      '重症肺炎',
      '肺部感染',
      'CAP',
      'pneumonia severity',
      'chest infection',
    ],
  ],
})
