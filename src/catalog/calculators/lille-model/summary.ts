import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'lille-model',
  family: 'hepatology',
  title: { en: 'Lille model', zh: 'Lille 模型' },
  subtitle: { en: 'Response to steroids in alcoholic hepatitis', zh: '酒精性肝炎激素应答' },
  keywords: [
    'Lille',
    'alcoholic hepatitis',
    'corticosteroids',
    'prednisolone',
    '酒精性肝炎',
    '激素应答',
    '泼尼松龙',
    'jiujingxing ganyan',
    'jjxgy',
  ],
  ward: [[], ['酒精肝', '酒精性肝病', '酒精性肝炎激素', 'alcoholic liver disease']],
})
