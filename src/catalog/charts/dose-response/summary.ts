import { defineSummary } from '../../kit/summary.ts'

export const summary = defineSummary({
  id: 'dose-response',
  family: 'relation',
  title: { en: 'Dose–response curve', zh: '剂量-反应曲线' },
  subtitle: {
    en: 'Logistic or Michaelis–Menten curves by group, EC50 with interval',
    zh: 'logistic 或米氏曲线，可分组，EC50 及置信区间',
  },
  labels: ['relation', 'numeric-category'],
  keywords: [
    'dose-response',
    'IC50',
    'EC50',
    '4PL',
    '5PL',
    'sigmoid',
    'Hill equation',
    'Michaelis-Menten',
    'enzyme kinetics',
    'nonlinear regression',
    '剂量反应',
    '量效曲线',
    '四参数',
    '米氏方程',
    '半数有效浓度',
    '半数抑制浓度',
    '非线性回归',
    'jiliangfanying',
    'jlfy',
  ],
})
