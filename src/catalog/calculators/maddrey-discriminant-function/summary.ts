import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'maddrey-discriminant-function',
  family: 'hepatology',
  title: { en: 'Maddrey’s discriminant function', zh: 'Maddrey 判别函数' },
  subtitle: { en: 'Severity of alcoholic hepatitis', zh: '酒精性肝炎严重程度' },
  keywords: [
    'Maddrey',
    'mDF',
    'MDF',
    'discriminant function',
    'alcoholic hepatitis',
    '判别函数',
    '酒精性肝炎',
    'jiujingxing ganyan',
    'jjxgy',
  ],
  ward: [['酒精肝', '酒精性肝病', '酒精性肝炎激素', 'alcoholic liver disease']],
})
