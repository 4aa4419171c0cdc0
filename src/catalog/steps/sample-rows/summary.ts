import { defineStepSummary } from '../../kit/step.ts'

export const summary = defineStepSummary({
  id: 'sample-rows',
  order: 86,
  group: 'rows',
  title: { en: 'Random sample', zh: '随机抽样' },
  subtitle: { en: 'A number or share of rows, in strata', zh: '抽取若干行或一定比例，可分层' },
  keywords: [
    'random sample',
    'sampling',
    'stratified',
    'bootstrap',
    'subset',
    'slice_sample',
    '随机抽样',
    '抽样',
    '分层抽样',
    '抽取',
    'chouyang',
    'cy',
  ],
})
