import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, ranInR } from '../../kit/tool/example-sources.ts'
import { count } from '../../kit/tool/inputs/statistics.ts'
import { interval95, limits, limitValues } from '../../kit/tool/interval-outputs.ts'
import { measuresOf } from './formula.ts'

const notCalled = { en: 'nobody was called so', zh: '无此判定者' }

export const definition = defineCalculator({
  id: 'stat-diagnostic-2x2',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with R (its own function where it has one, else the printed formula) and with an implementation written before this one.',
      zh: '已与 R（有现成函数者用其函数，否则按原公式计算）及先前独立编写的实现核对一致。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'What a test is worth that says yes or no, against a reference standard.',
    zh: '以参照标准评价结果为阳性/阴性的诊断试验。',
  },
  population: {
    en: 'Persons of one series, each with the test and the reference standard.',
    zh: '同一系列受试者，均接受待评价试验与参照标准检查。',
  },
  inputs: {
    tp: count({ en: 'True positive: diseased, test positive', zh: '真阳性（有病、试验阳性）' }),
    fn: count({ en: 'False negative: diseased, test negative', zh: '假阴性（有病、试验阴性）' }),
    fp: count({ en: 'False positive: healthy, test positive', zh: '假阳性（无病、试验阳性）' }),
    tn: count({ en: 'True negative: healthy, test negative', zh: '真阴性（无病、试验阴性）' }),
  },
  outputs: {
    sensitivity: {
      label: { en: 'Sensitivity', zh: '灵敏度' },
      decimals: 3,
      intervals: [interval95('sensitivity', 'Wilson'), interval95('sensitivityExact', 'Clopper-Pearson')],
    },
    ...limits('sensitivity', 3),
    ...limits('sensitivityExact', 3),
    specificity: {
      label: { en: 'Specificity', zh: '特异度' },
      decimals: 3,
      intervals: [interval95('specificity', 'Wilson'), interval95('specificityExact', 'Clopper-Pearson')],
    },
    ...limits('specificity', 3),
    ...limits('specificityExact', 3),
    ppv: {
      label: { en: 'Positive predictive value', zh: '阳性预测值' },
      decimals: 3,
      absent: notCalled,
      intervals: [interval95('ppv')],
    },
    ...limits('ppv', 3),
    npv: {
      label: { en: 'Negative predictive value', zh: '阴性预测值' },
      decimals: 3,
      absent: notCalled,
      intervals: [interval95('npv')],
    },
    ...limits('npv', 3),
    positiveRatio: {
      label: { en: 'LR+', zh: '阳性似然比（LR+）' },
      decimals: 2,
      intervals: [interval95('positiveRatio')],
    },
    ...limits('positiveRatio', 2),
    negativeRatio: {
      label: { en: 'LR−', zh: '阴性似然比（LR−）' },
      decimals: 3,
      intervals: [interval95('negativeRatio')],
    },
    ...limits('negativeRatio', 3),
    oddsRatio: { label: { en: 'Diagnostic odds ratio', zh: '诊断比值比' }, decimals: 1 },
    accuracy: {
      label: { en: 'Accuracy', zh: '准确度' },
      decimals: 3,
      intervals: [interval95('accuracy')],
    },
    ...limits('accuracy', 3),
    youden: { label: { en: 'Youden index', zh: '约登指数' }, decimals: 3 },
  },
  formula({ tp, fp, fn, tn }) {
    const of = measuresOf({ tp, fp, fn, tn })
    return {
      sensitivity: of.sensitivity.value,
      ...limitValues('sensitivity', of.sensitivity.interval),
      ...limitValues('sensitivityExact', of.exactSensitivity),
      specificity: of.specificity.value,
      ...limitValues('specificity', of.specificity.interval),
      ...limitValues('specificityExact', of.exactSpecificity),
      ppv: tp + fp === 0 ? null : of.positiveValue.value,
      ...limitValues('ppv', of.positiveValue.interval),
      npv: tn + fn === 0 ? null : of.negativeValue.value,
      ...limitValues('npv', of.negativeValue.interval),
      positiveRatio: of.positiveRatio.value,
      ...limitValues('positiveRatio', of.positiveRatio.interval),
      negativeRatio: of.negativeRatio.value,
      ...limitValues('negativeRatio', of.negativeRatio.interval),
      oddsRatio: of.oddsRatio,
      accuracy: of.accuracy,
      ...limitValues('accuracy', of.accuracyInterval),
      youden: of.youden,
    }
  },
  formulaText: [
    {
      en: 'Sensitivity TP/(TP + FN); specificity TN/(TN + FP); predictive values TP/(TP + FP), TN/(TN + FN); Youden = sensitivity + specificity − 1',
      zh: '灵敏度 TP/(TP + FN)；特异度 TN/(TN + FP)；预测值 TP/(TP + FP)、TN/(TN + FN)；约登指数 = 灵敏度 + 特异度 − 1',
    },
    {
      en: 'LR+ = sensitivity/(1 − specificity), LR− = (1 − sensitivity)/specificity, interval exp(ln LR ± 1.96 SE); odds ratio TP·TN/(FP·FN). With an empty cell, 0.5 is added to all four for these three.',
      zh: 'LR+ = 灵敏度/(1 − 特异度)，LR− = (1 − 灵敏度)/特异度，区间为 exp(ln LR ± 1.96 SE)；诊断比值比 TP·TN/(FP·FN)。有空格子时，计算这三项前四格各加 0.5。',
    },
  ],
  classifications: [],
  validity: [
    {
      when: [
        { input: 'tp', below: 1 },
        { input: 'fn', below: 1 },
      ],
      effect: 'refuse',
      message: 'no-diseased',
    },
    {
      when: [
        { input: 'tn', below: 1 },
        { input: 'fp', below: 1 },
      ],
      effect: 'refuse',
      message: 'no-healthy',
    },
    { when: { input: 'tp', below: 1 }, effect: 'warn', message: 'empty-cell' },
    { when: { input: 'fp', below: 1 }, effect: 'warn', message: 'empty-cell' },
    { when: { input: 'fn', below: 1 }, effect: 'warn', message: 'empty-cell' },
    { when: { input: 'tn', below: 1 }, effect: 'warn', message: 'empty-cell' },
  ],
  alerts: [],
  messages: {
    'no-diseased': { en: 'Nobody is diseased: there is no sensitivity.', zh: '没有患者，无法计算灵敏度。' },
    'no-healthy': { en: 'Nobody is healthy: there is no specificity.', zh: '没有非患者，无法计算特异度。' },
    'empty-cell': {
      en: 'Empty cell: 0.5 was added to all four for the likelihood ratios and the odds ratio.',
      zh: '存在空格子：计算似然比与比值比时四格各加 0.5。',
    },
  },
  caveats: [
    {
      en: 'Predictive values hold for the prevalence of this sample; for another use the post-test probability.',
      zh: '预测值只适用于本样本的患病率；换算其他患病率请用验后概率工具。',
    },
    {
      en: 'In a case-control sample predictive values and accuracy mean nothing.',
      zh: '病例对照抽样时，预测值与准确度无意义。',
    },
  ],
  nextSteps: [
    {
      en: 'LR+ above 10 or LR− below 0.1 changes a probability much; 5 to 10 and 0.1 to 0.2 moderately.',
      zh: 'LR+ > 10 或 LR− < 0.1 对概率影响大；5~10 或 0.1~0.2 影响中等。',
    },
  ],
  reports: ['accuracy', 'cross-table'],
  references: [
    {
      text: 'Simel DL, Samsa GP, Matchar DB. Likelihood ratios with confidence: sample size estimation for diagnostic test studies. J Clin Epidemiol 1991;44:763–770.',
      doi: '10.1016/0895-4356(91)90128-V',
    },
    {
      text: 'Clopper CJ, Pearson ES. The use of confidence or fiducial limits illustrated in the case of the binomial. Biometrika 1934;26:404–413.',
      doi: '10.1093/biomet/26.4.404',
    },
  ],
  examples: [
    {
      id: 'hundred',
      inputs: {
        tp: { value: 90, unit: '1' },
        fp: { value: 30, unit: '1' },
        fn: { value: 10, unit: '1' },
        tn: { value: 170, unit: '1' },
      },
      expect: {
        sensitivity: { value: 0.9, decimals: 1 },
        sensitivityLow: { value: 0.8256, decimals: 4 },
        sensitivityExactHigh: { value: 0.951, decimals: 3 },
        specificityLow: { value: 0.7939, decimals: 4 },
        ppv: { value: 0.75, decimals: 2 },
        npv: { value: 0.9444, decimals: 4 },
        positiveRatio: { value: 6, decimals: 0 },
        positiveRatioHigh: { value: 8.399, decimals: 3 },
        negativeRatioLow: { value: 0.065, decimals: 3 },
        oddsRatio: { value: 51, decimals: 0 },
        youden: { value: 0.75, decimals: 2 },
      },
      source: earlierImplementation,
    },
    {
      id: 'even',
      inputs: {
        tp: { value: 45, unit: '1' },
        fp: { value: 5, unit: '1' },
        fn: { value: 5, unit: '1' },
        tn: { value: 45, unit: '1' },
      },
      expect: {
        sensitivityLow: { value: 0.7863977, decimals: 7 },
        sensitivityExactLow: { value: 0.7818646, decimals: 7 },
        positiveRatio: { value: 9, decimals: 0 },
        positiveRatioLow: { value: 3.898395, decimals: 6 },
        negativeRatioHigh: { value: 0.2565158, decimals: 7 },
      },
      source: ranInR('binom.test(45, 50)'),
    },
    {
      id: 'weak',
      inputs: {
        tp: { value: 20, unit: '1' },
        fp: { value: 60, unit: '1' },
        fn: { value: 10, unit: '1' },
        tn: { value: 110, unit: '1' },
      },
      expect: {
        sensitivity: { value: 0.6667, decimals: 4 },
        specificityExactLow: { value: 0.5702, decimals: 4 },
        ppv: { value: 0.25, decimals: 2 },
        ppvHigh: { value: 0.3548467, decimals: 7 },
        negativeRatio: { value: 0.5152, decimals: 4 },
        accuracy: { value: 0.65, decimals: 2 },
      },
      source: ranInR('binom.test(110, 170)'),
    },
  ],
})
