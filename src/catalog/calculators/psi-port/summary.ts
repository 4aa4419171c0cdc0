import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'psi-port',
  family: 'respiratory',
  title: { en: 'Pneumonia Severity Index (PSI/PORT)', zh: '肺炎严重指数（PSI/PORT）' },
  subtitle: { en: 'Community-acquired pneumonia, classes I–V', zh: '社区获得性肺炎 I~V 级' },
  keywords: [
    'PSI',
    'PORT',
    'Fine',
    'pneumonia',
    'CAP',
    '肺炎严重指数',
    '肺炎',
    '社区获得性肺炎',
    'feiyan yanzhong zhishu',
    'fyyzzs',
    'feiyan',
    'fy',
  ],
  ward: [
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
