import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { inspiredOxygen, oxygenSaturation } from '../../kit/tool/inputs/gases.ts'
import { respiratoryRate } from '../../kit/tool/inputs/vital-signs.ts'

const cutOffs = { twoHours: 2.85, sixHours: 3.47, twelveHours: 3.85, success: 4.88 }

export const definition = defineCalculator({
  id: 'rox-index',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula and all cut-offs compared with the abstract of the validation study (atsjournals.org).',
      zh: '公式与全部界值同验证研究摘要（atsjournals.org）核对。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Tells, during high-flow nasal oxygen for pneumonia, who is likely to need intubation.',
    zh: '肺炎患者经鼻高流量氧疗期间，预测插管风险。',
  },
  population: {
    en: 'Adults with pneumonia and acute hypoxaemic failure on high-flow nasal oxygen, at 2, 6 and 12 hours.',
    zh: '肺炎致急性低氧性呼吸衰竭并接受经鼻高流量氧疗的成人，于 2、6、12 h 评估。',
  },
  inputs: { saturation: oxygenSaturation(), fio2: inspiredOxygen(), respiratoryRate: respiratoryRate() },
  outputs: { rox: { label: { en: 'ROX', zh: 'ROX' }, unit: { en: '%·min', zh: '%·min' }, decimals: 2 } },
  formula: ({ saturation, fio2, respiratoryRate: rate }) => ({ rox: saturation / fio2 / rate }),
  formulaText: [
    { en: 'ROX = (SpO₂ in % ÷ FiO₂) ÷ respiratory rate', zh: 'ROX =（SpO₂% ÷ FiO₂）÷ 呼吸频率' },
    {
      en: `Failure: below ${cutOffs.twoHours} at 2 h, ${cutOffs.sixHours} at 6 h, ${cutOffs.twelveHours} at 12 h; success: ${cutOffs.success} or more`,
      zh: `失败：2 h < ${cutOffs.twoHours}、6 h < ${cutOffs.sixHours}、12 h < ${cutOffs.twelveHours}；成功：≥ ${cutOffs.success}`,
    },
  ],
  classifications: [
    {
      id: 'risk',
      output: 'rox',
      on: 'raw',
      bands: [
        {
          id: 'failure-2',
          label: { en: 'High risk at 2, 6 and 12 h', zh: '2、6、12 h 均为高危' },
          meaning: { en: 'Failure of high-flow oxygen is likely', zh: '高流量氧疗很可能失败' },
          tone: 'alarm',
        },
        {
          id: 'failure-6',
          from: cutOffs.twoHours,
          label: { en: 'High risk at 6 and 12 h', zh: '6、12 h 为高危' },
          meaning: { en: 'At 2 h: between the cut-offs, reassess soon', zh: '2 h 时处于界值之间，尽快复评' },
          tone: 'alarm',
        },
        {
          id: 'failure-12',
          from: cutOffs.sixHours,
          label: { en: 'High risk at 12 h', zh: '12 h 为高危' },
          meaning: { en: 'Earlier: between the cut-offs, reassess soon', zh: '此前处于界值之间，尽快复评' },
          tone: 'alarm',
        },
        {
          id: 'between',
          from: cutOffs.twelveHours,
          label: { en: 'Between the cut-offs', zh: '界值之间' },
          meaning: { en: 'Reassess within 1 to 2 hours', zh: '1~2 h 内复评' },
          tone: 'caution',
        },
        {
          id: 'success',
          from: cutOffs.success,
          label: { en: 'Low risk of intubation', zh: '插管风险低' },
          meaning: { en: 'At 2, 6 or 12 h', zh: '2、6 或 12 h' },
          tone: 'good',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    { en: 'Validated in pneumonia; less so in other causes.', zh: '在肺炎中验证，其他病因证据较少。' },
    {
      en: 'Depends on the oxygen set: titrate FiO₂ to SpO₂ 92–96 % first.',
      zh: '受设定氧浓度影响，应先将 FiO₂ 调至 SpO₂ 92%~96%。',
    },
    { en: 'Never wait for the index where the patient tires.', zh: '患者出现疲劳时不应等待本指数。' },
  ],
  nextSteps: [{ en: 'A low or falling value: do not delay intubation.', zh: '数值低或持续下降：勿延误插管。' }],
  references: [
    {
      text: 'Roca O, Caralt B, Messika J, et al. An index combining respiratory rate and oxygenation to predict outcome of nasal high-flow therapy. Am J Respir Crit Care Med 2019;199:1368-1376.',
      doi: '10.1164/rccm.201803-0589OC',
    },
  ],
  examples: [
    {
      id: 'success',
      inputs: {
        saturation: { value: 94, unit: '%' },
        fio2: { value: 0.5, unit: '1' },
        respiratoryRate: { value: 28, unit: '/min' },
      },
      expect: { rox: { value: 6.71, decimals: 2 } },
      bands: { risk: 'success' },
      source: earlierImplementation,
    },
    {
      id: 'between',
      inputs: {
        saturation: { value: 92, unit: '%' },
        fio2: { value: 70, unit: '%' },
        respiratoryRate: { value: 30, unit: '/min' },
      },
      expect: { rox: { value: 4.38, decimals: 2 } },
      bands: { risk: 'between' },
      source: secondProgram,
    },
    {
      id: 'failure-12',
      inputs: {
        saturation: { value: 90, unit: '%' },
        fio2: { value: 0.8, unit: '1' },
        respiratoryRate: { value: 30, unit: '/min' },
      },
      expect: { rox: { value: 3.75, decimals: 2 } },
      bands: { risk: 'failure-12' },
      source: countedByHand,
    },
    {
      id: 'failure-6',
      inputs: {
        saturation: { value: 90, unit: '%' },
        fio2: { value: 0.9, unit: '1' },
        respiratoryRate: { value: 32, unit: '/min' },
      },
      expect: { rox: { value: 3.13, decimals: 2 } },
      bands: { risk: 'failure-6' },
      source: secondProgram,
    },
    {
      id: 'failure-2',
      inputs: {
        saturation: { value: 88, unit: '%' },
        fio2: { value: 1, unit: '1' },
        respiratoryRate: { value: 40, unit: '/min' },
      },
      expect: { rox: { value: 2.2, decimals: 2 } },
      bands: { risk: 'failure-2' },
      source: countedByHand,
    },
  ],
})
