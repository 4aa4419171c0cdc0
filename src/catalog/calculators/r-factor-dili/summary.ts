import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'r-factor-dili',
  family: 'hepatology',
  title: { en: 'R value in drug-induced liver injury', zh: '药物性肝损伤 R 值' },
  subtitle: { en: 'Hepatocellular, mixed or cholestatic', zh: '肝细胞型、混合型或胆汁淤积型' },
  keywords: [
    'DILI',
    'R factor',
    'R ratio',
    'drug-induced liver injury',
    '药物性肝损伤',
    '药物性肝炎',
    '胆汁淤积',
    'yaowuxing gansunshang',
    'ywxgss',
  ],
  ward: [['药物性肝损', '药肝', '吃药肝损', '肝损伤类型', '转氨酶升高', '转氨酶高', 'drug liver injury', 'raised ALT']],
})
