import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'
import type { Words } from '../../kit/words.ts'
import { anxietyLevels, depressionLevels } from './bands.ts'

const total = (label: Words, highest: number) =>
  measured({
    label,
    integer: true,
    units: [
      { id: '{score}', label: { en: 'points', zh: '分' }, resolution: 0, hard: [0, highest], usual: [0, highest] },
    ],
  })

export const definition = defineCalculator({
  id: 'ham-d17-bands',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a public scoring page and the abstract of the paper (17 and 24, depression) and with a Chinese medical site (anxiety); the original paper was not at hand.',
      zh: '与公开评分页面、论文摘要（抑郁 17、24 分）及国内医学网站（焦虑）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: { en: 'Reads the totals of the Hamilton scales.', zh: '解读汉密尔顿量表总分。' },
  population: { en: 'Adults rated by a trained clinician.', zh: '由受训医师评定的成人。' },
  inputs: {
    depression: optional(total({ en: 'HAM-D17 total', zh: 'HAMD-17 总分' }, 52)),
    anxiety: optional(total({ en: 'HAM-A total', zh: 'HAMA 总分' }, 56)),
  },
  outputs: {
    depression: {
      label: { en: 'HAM-D17', zh: 'HAMD-17 总分' },
      unit: { en: 'of 52 points', zh: '分（满分 52 分）' },
      decimals: 0,
      absent: { en: 'Not given', zh: '未填' },
    },
    anxiety: {
      label: { en: 'HAM-A', zh: 'HAMA 总分' },
      unit: { en: 'of 56 points', zh: '分（满分 56 分）' },
      decimals: 0,
      absent: { en: 'Not given', zh: '未填' },
    },
  },
  formula: ({ depression, anxiety }) => ({ depression, anxiety }),
  formulaText: [
    { en: 'Sum of 17 items (HAM-D17) and of 14 items (HAM-A)', zh: 'HAMD-17 为 17 项之和，HAMA 为 14 项之和' },
  ],
  classifications: [depressionLevels, anxietyLevels],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Usual limits in China for HAM-D17 are 7, 17 and 24 and overlap at the edges between sources.',
      zh: '国内 HAMD-17 常用界值为 7、17、24 分，不同资料边界有重叠。',
    },
    {
      en: 'The original HAM-D is in the public domain; structured guides are copyrighted: only the total is entered.',
      zh: 'HAM-D 原版属公有领域，结构化指南有版权，本工具仅录入总分。',
    },
    { en: 'Assess suicide risk in person, whatever the total.', zh: '无论总分高低，均须当面评估自杀风险。' },
  ],
  nextSteps: [
    { en: 'A fall by half counts as a response, 7 or less as remission.', zh: '减分 ≥ 50% 为有效，≤ 7 分为缓解。' },
  ],
  references: [
    {
      text: 'Hamilton M. A rating scale for depression. J Neurol Neurosurg Psychiatry 1960;23:56-62.',
      doi: '10.1136/jnnp.23.1.56',
    },
    {
      text: 'Zimmerman M, Martinez JH, Young D, et al. Severity classification on the Hamilton Depression Rating Scale. J Affect Disord 2013;150:384-388.',
      doi: '10.1016/j.jad.2013.04.028',
    },
  ],
  examples: [
    {
      id: 'moderate',
      inputs: { depression: { value: 18, unit: '{score}' } },
      expect: { depression: { value: 18, decimals: 0 } },
      bands: { depression: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'none',
      inputs: { depression: { value: 7, unit: '{score}' }, anxiety: { value: 6, unit: '{score}' } },
      expect: { depression: { value: 7, decimals: 0 }, anxiety: { value: 6, decimals: 0 } },
      bands: { depression: 'none', anxiety: 'none' },
      source: countedByHand,
    },
    {
      id: 'mild',
      inputs: { depression: { value: 8, unit: '{score}' }, anxiety: { value: 7, unit: '{score}' } },
      expect: { depression: { value: 8, decimals: 0 }, anxiety: { value: 7, decimals: 0 } },
      bands: { depression: 'mild', anxiety: 'possible' },
      source: countedByHand,
    },
    {
      id: 'severe',
      inputs: { depression: { value: 24, unit: '{score}' }, anxiety: { value: 29, unit: '{score}' } },
      expect: { depression: { value: 24, decimals: 0 }, anxiety: { value: 29, decimals: 0 } },
      bands: { depression: 'severe', anxiety: 'severe' },
      source: countedByHand,
    },
    {
      id: 'definite',
      inputs: { anxiety: { value: 14, unit: '{score}' } },
      expect: { anxiety: { value: 14, decimals: 0 } },
      bands: { anxiety: 'definite' },
      source: countedByHand,
    },
    {
      id: 'marked',
      inputs: { anxiety: { value: 21, unit: '{score}' } },
      expect: { anxiety: { value: 21, decimals: 0 } },
      bands: { anxiety: 'marked' },
      source: countedByHand,
    },
  ],
})
