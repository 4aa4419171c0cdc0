import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'trend',
  family: 'compare-groups',
  title: { en: 'Trend in proportions: Cochran–Armitage', zh: '率的趋势检验：Cochran–Armitage' },
  subtitle: {
    en: 'Ordered groups, slope and departure from a line, linear-by-linear association',
    zh: '有序分组的线性趋势、斜率、偏离线性检验，双向有序的线性关联',
  },
  keywords: [
    'Cochran-Armitage',
    'trend test',
    'test for trend',
    'trend in proportions',
    'dose-response',
    'linear-by-linear',
    'ordinal association',
    'chi-square for trend',
    'Mantel-Haenszel chi-square',
    'prop.trend.test',
    '趋势检验',
    '趋势卡方检验',
    '线性趋势',
    '率的趋势',
    '剂量反应',
    '剂量效应关系',
    '双向有序',
    '单向有序',
    '线性关联',
    '有序分组',
    'qushi jianyan',
    'qsjy',
    'qushi kafang',
    'qskf',
    'xianxing guanlian',
    'xxgl',
  ],
  guide: [
    {
      when: { goal: ['associate'], outcome: ['binary'] },
      does: {
        en: 'Cochran–Armitage: a proportion that rises or falls over ordered groups',
        zh: 'Cochran–Armitage 趋势检验（率随有序分组变化）',
      },
      options: { question: 'event' },
    },
    {
      when: { goal: ['associate'], outcome: ['ordinal'] },
      does: { en: 'Linear-by-linear association of two ordered variables', zh: '两个有序变量的线性关联检验' },
      options: { question: 'ordered' },
    },
  ],
})
