import { defineGallery } from '../../kit/gallery.ts'

export const gallery = defineGallery([
  {
    id: 'schoenfeld-plot',
    figure: 'schoenfeld',
    family: 'survival',
    labels: ['survival', 'time-event'],
    title: { en: 'Schoenfeld residuals', zh: 'Schoenfeld 残差图' },
    subtitle: {
      en: 'Coefficient over time with a smooth and the test of proportional hazards; from a Cox regression',
      zh: '系数随时间的变化、平滑线与比例风险检验，由 Cox 回归给出',
    },
    keywords: [
      'Schoenfeld residuals',
      'proportional hazards',
      'cox.zph',
      'time-varying coefficient',
      'Schoenfeld残差',
      '比例风险假定',
      '等比例风险',
      'bili fengxian',
      'blfx',
    ],
  },
  {
    id: 'spline-curve',
    figure: 'effect',
    family: 'causal',
    labels: ['relation', 'time-event'],
    title: { en: 'Restricted cubic spline', zh: '限制性立方样条（RCS）曲线' },
    subtitle: {
      en: 'Hazard ratio along a continuous predictor against a reference, knots, P of non-linearity; from a Cox regression. Logistic regression draws one too',
      zh: '风险比随连续变量的变化、参照值、节点与非线性 P 值，由 Cox 回归给出；logistic 回归亦可绘制',
    },
    keywords: [
      'restricted cubic spline',
      'RCS',
      'rcs',
      'dose-response',
      'non-linear',
      'hazard ratio curve',
      '限制性立方样条',
      '样条曲线',
      '非线性',
      '剂量反应',
      'xianzhixing lifang yangtiao',
      'xzxlfyt',
      'rcs quxian',
    ],
  },
])
