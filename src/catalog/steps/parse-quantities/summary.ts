import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'parse-quantities',
  order: 69,
  mends: 'text-among-numbers',
  group: 'texts',
  title: { en: 'Numbers with units and limits', zh: '数值与单位' },
  subtitle: { en: 'Reads 5.6 mmol/L, <0.01 and 12-15', zh: '识别 5.6 mmol/L、<0.01、12-15' },
  keywords: [
    'units',
    'detection limit',
    'below limit',
    'LOD',
    'censored values',
    'parse number',
    'range',
    'Chinese numerals',
    '单位',
    '检出限',
    '低于检测限',
    '数值提取',
    '区间取中',
    '中文数字',
    'shuzhiyudanwei',
    'szydw',
  ],
})
