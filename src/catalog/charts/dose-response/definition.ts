import { defineChart } from '../../kit/chart.ts'
import { choice } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { numericVariable, optionalCategoricalVariable } from '../../kit/options/variable-options.ts'

export const definition = defineChart({
  id: 'dose-response',
  version: 1,
  title: { en: 'Dose–response curve', zh: '剂量-反应曲线' },
  options: {
    dose: numericVariable({
      label: { en: 'Dose', zh: '剂量（浓度）' },
      help: {
        en: 'Doses or concentrations as such, not their logarithms; 0 for controls.',
        zh: '剂量或浓度的原值（非对数值），对照记为 0。',
      },
    }),
    response: numericVariable({
      label: { en: 'Response', zh: '反应' },
      help: { en: 'What the dose changes.', zh: '随剂量变化的测量值。' },
    }),
    group: optionalCategoricalVariable({
      label: { en: 'Curves', zh: '分组变量' },
      help: { en: 'A curve for each value.', zh: '每个取值一条曲线。' },
    }),
    fit: choice({
      label: { en: 'Curve', zh: '曲线模型' },
      help: {
        en: 'By least squares (R: nls). EC50 is the dose halfway between the plateaus, for falling curves also called IC50.',
        zh: '最小二乘拟合（R：nls）。EC50 为两平台中点对应的剂量，下降曲线亦称 IC50。',
      },
      of: {
        'logistic-4': {
          label: { en: 'Logistic, 4 parameters', zh: '四参数 logistic' },
          help: { en: 'Both plateaus, EC50 and slope.', zh: '上、下平台，EC50 与斜率。' },
        },
        'logistic-3': {
          label: { en: 'Logistic, 3 parameters', zh: '三参数 logistic' },
          help: { en: 'The lower plateau is 0.', zh: '下平台固定为 0。' },
        },
        'logistic-5': {
          label: { en: 'Logistic, 5 parameters', zh: '五参数 logistic' },
          help: { en: 'Not symmetric about EC50; needs many doses.', zh: '两侧不对称，需较多剂量点。' },
        },
        'michaelis-menten': {
          label: { en: 'Michaelis–Menten', zh: 'Michaelis–Menten（米氏方程）' },
          help: {
            en: 'From 0 to Vmax; Km is the concentration of half of it.',
            zh: '自 0 升至 Vmax，Km 为半数 Vmax 时的浓度。',
          },
        },
      },
      initial: 'logistic-4',
    }),
    points: choice({
      label: { en: 'Points', zh: '数据点' },
      help: { en: 'The curve is fitted to all responses either way.', zh: '两种方式下曲线均由全部数据拟合。' },
      of: {
        means: { label: { en: 'Mean ± SD', zh: '均数 ± 标准差' } },
        values: { label: { en: 'Each response', zh: '全部测量值' } },
      },
      initial: 'means',
    }),
    confidence: confidenceLevel(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['dose', 'response', 'group'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['fit', 'points'] },
    { title: { en: 'Details', zh: '详细设置' }, options: ['confidence'], folded: true },
  ],
  messages: {
    'no-responses': {
      en: 'No row has both a dose and a response, with a dose above 0 among them.',
      zh: '没有剂量与反应均可用的行，或剂量均为 0。',
    },
    'negative-dose': {
      en: '{dose} has values below 0. If they are logarithms, first compute the doses with “Compute a variable”.',
      zh: '{dose} 含负值。若为对数值，请先用“计算变量”还原为剂量。',
    },
    'too-many-doses': {
      en: '{dose} has {n} different values; curves are drawn for at most {max}. First round them, or draw a scatter plot.',
      zh: '{dose} 有 {n} 个不同取值，最多支持 {max} 个。请先取整合并，或改用散点图。',
    },
    'many-values': {
      en: 'Means are drawn instead of the {n} responses, which would cover each other.',
      zh: '测量值共 {n} 个，相互重叠，已改为绘制均数。',
    },
    'few-doses': {
      en: '{curve}: no curve, because it has fewer doses than the curve has parameters, or no more responses. Choose a curve with fewer parameters.',
      zh: '{curve}：剂量数少于参数个数，或测量值不多于参数个数，未拟合曲线。请选用参数更少的模型。',
    },
    'no-fit': {
      en: '{curve}: no curve, because the responses do not determine its parameters. Choose another curve.',
      zh: '{curve}：数据不足以确定各参数，未拟合曲线。请改选其他模型。',
    },
    'no-top': {
      en: '{curve}: no dose reaches the upper plateau, so EC50 would be a guess. Test more doses, or draw the curve without EC50.',
      zh: '{curve}：无剂量达到上平台，不给出 EC50。请补做更多剂量，或仅报告曲线。',
    },
    'no-range': {
      en: '{curve}: half of the response lies outside the doses, so EC50 would be a guess. Test doses on both sides of it.',
      zh: '{curve}：半数反应在所测剂量范围之外，不给出 EC50。请在其两侧补做剂量。',
    },
    'no-bottom': {
      en: '{curve}: no dose reaches the lower plateau, so EC50 would be a guess. Test more doses, or fix it at 0 with 3 parameters.',
      zh: '{curve}：无剂量达到下平台，不给出 EC50。请补做更多剂量，或用三参数模型将其固定为 0。',
    },
  },
  references: ['sebaugh-mccray-2003', 'gottschalk-dunn-2005', 'bates-watts-1988', 'golub-pereyra-1973'],
  upgrades: {},
})
