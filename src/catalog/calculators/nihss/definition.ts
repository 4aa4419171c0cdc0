import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { severityLevels } from './bands.ts'
import { score, well } from './items.ts'

export const definition = defineCalculator({
  id: 'nihss',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, grades and bands compared with the scale as reproduced by Wikidoc. The original paper was not at hand; the scale is in the public domain (NINDS).',
      zh: '条目、分级与严重度分段同 Wikidoc 转载的量表核对；未能直接查阅原文。量表属公有领域（NINDS）。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: { en: 'Measures the deficit of an acute stroke.', zh: '量化急性卒中神经功能缺损。' },
  population: { en: 'Adults with suspected acute stroke.', zh: '疑似急性卒中成人。' },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'NIHSS', zh: 'NIHSS 总分' },
      unit: { en: 'of 42 points', zh: '分（满分 42 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [severityLevels],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'An item that cannot be tested (amputation, fusion, intubation) scores 0 and is noted as UN.',
      zh: '无法测试的项目（截肢、关节融合、插管）计 0 分并注明 UN。',
    },
    {
      en: 'Underrates the posterior circulation and the right hemisphere; a low total can still disable (aphasia, hemianopia).',
      zh: '对后循环与右半球卒中低估；总分低仍可致残（失语、偏盲）。',
    },
    {
      en: 'Score what the patient does, not what you think he can do; first answers count.',
      zh: '按实际表现而非推测评分，以首次反应为准。',
    },
  ],
  nextSteps: [
    {
      en: 'A disabling deficit within the time window: thrombolysis; 6 or more with occlusion of a large vessel: thrombectomy.',
      zh: '时间窗内致残性缺损：静脉溶栓；≥ 6 分且大血管闭塞：取栓。',
    },
  ],
  references: [
    {
      text: 'Brott T, Adams HP Jr, Olinger CP, et al. Measurements of acute cerebral infarction: a clinical examination scale. Stroke 1989;20:864-870.',
      doi: '10.1161/01.STR.20.7.864',
    },
  ],
  examples: [
    {
      id: 'moderate',
      inputs: {
        ...well,
        questions: '1',
        gaze: '1',
        face: '2',
        rightArm: '3',
        rightLeg: '2',
        sensory: '1',
        language: '2',
        dysarthria: '1',
      },
      expect: { score: { value: 13, decimals: 0 } },
      bands: { severity: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'none',
      inputs: { ...well },
      expect: { score: { value: 0, decimals: 0 } },
      bands: { severity: 'none' },
      source: countedByHand,
    },
    {
      id: 'minor',
      inputs: { ...well, leftArm: '4' },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { severity: 'minor' },
      source: countedByHand,
    },
    {
      id: 'moderate-severe',
      inputs: { ...well, leftArm: '4', leftLeg: '4', face: '3', visual: '3', gaze: '2' },
      expect: { score: { value: 16, decimals: 0 } },
      bands: { severity: 'moderate-severe' },
      source: countedByHand,
    },
    {
      id: 'severe',
      inputs: { ...well, leftArm: '4', leftLeg: '4', face: '3', visual: '3', gaze: '2', loc: '3', neglect: '2' },
      expect: { score: { value: 21, decimals: 0 } },
      bands: { severity: 'severe' },
      source: countedByHand,
    },
  ],
})
