import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'crb-65',
  family: 'respiratory',
  title: { en: 'CRB-65', zh: 'CRB-65 评分' },
  subtitle: { en: 'Pneumonia without a laboratory', zh: '无需化验的肺炎评分' },
  keywords: [
    'CRB65',
    'pneumonia',
    'CAP',
    'primary care',
    '肺炎',
    '社区获得性肺炎',
    '基层',
    'feiyan',
    'fy',
    'jiceng',
    'jc',
  ],
  ward: [
    [],
    [],
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
