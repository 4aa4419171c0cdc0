import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf, optionalOneOf } from '../../kit/tool/calculator-inputs.ts'
import type { Classification } from '../../kit/tool/classification.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { ccs, nyha, rank } from './classes.ts'

const tones = ['good', 'neutral', 'caution', 'alarm'] as const
function bandsOf(words: typeof nyha | typeof ccs): Classification['bands'] {
  return Object.entries(words).map(([id, meaning], i) => ({
    id,
    ...(i > 0 && { from: i + 1 }),
    label: { en: `Class ${id}`, zh: `${id} 级` },
    meaning,
    tone: tones[i] ?? 'alarm',
  }))
}

export const definition = defineCalculator({
  id: 'nyha-class',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'CCS compared with medicalalgorithms.com and empendium.com; NYHA as in guidelines. The original editions were not at hand.',
      zh: 'CCS 分级同 medicalalgorithms.com、empendium.com 核对，NYHA 分级同各指南；未能直接查阅原版文献。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Grades the limitation by heart failure (NYHA) and by angina (CCS).',
    zh: '对心力衰竭（NYHA）与心绞痛（CCS）所致活动受限分级。',
  },
  population: { en: 'Adults with heart failure or stable angina.', zh: '心力衰竭或稳定型心绞痛成人患者。' },
  inputs: {
    nyha: oneOf({ label: { en: 'Symptoms of heart failure', zh: '心力衰竭症状' }, of: nyha }),
    ccs: optionalOneOf({ label: { en: 'Angina', zh: '心绞痛' }, of: ccs }),
  },
  outputs: {
    nyha: { label: { en: 'NYHA class', zh: 'NYHA 分级' }, unit: { en: 'of 4', zh: '级（共 4 级）' }, decimals: 0 },
    ccs: {
      label: { en: 'CCS class', zh: 'CCS 分级' },
      unit: { en: 'of 4', zh: '级（共 4 级）' },
      decimals: 0,
      absent: { en: 'Angina was not graded.', zh: '未评定心绞痛。' },
    },
  },
  formula: (inputs) => ({ nyha: rank[inputs.nyha], ccs: inputs.ccs === null ? null : rank[inputs.ccs] }),
  formulaText: [...Object.values(nyha), ...Object.values(ccs)],
  classifications: [
    { id: 'nyha', title: { en: 'NYHA', zh: 'NYHA' }, output: 'nyha', on: 'raw', bands: bandsOf(nyha) },
    { id: 'ccs', title: { en: 'CCS', zh: 'CCS' }, output: 'ccs', on: 'raw', bands: bandsOf(ccs) },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'A judgement that differs between observers and from visit to visit.',
      zh: '分级带主观性，不同评估者及不同时间可有差异。',
    },
    {
      en: 'Not for acute heart failure in infarction: that is graded by Killip.',
      zh: '不用于急性心肌梗死的心力衰竭，后者采用 Killip 分级。',
    },
  ],
  nextSteps: [
    {
      en: 'Grade again at each visit: indications for drugs and devices refer to the class.',
      zh: '每次随访重新分级：药物与器械的适应证以此为据。',
    },
  ],
  references: [
    {
      text: 'The Criteria Committee of the New York Heart Association. Nomenclature and criteria for diagnosis of diseases of the heart and great vessels. 9th ed. Boston: Little, Brown; 1994.',
    },
    { text: 'Campeau L. Grading of angina pectoris. Circulation 1976;54:522–523.', doi: '10.1161/circ.54.3.947585' },
  ],
  examples: [
    {
      id: 'two',
      inputs: { nyha: 'II' },
      expect: { nyha: { value: 2, decimals: 0 } },
      bands: { nyha: 'II' },
      source: earlierImplementation,
    },
    {
      id: 'one',
      inputs: { nyha: 'I', ccs: 'I' },
      expect: { nyha: { value: 1, decimals: 0 }, ccs: { value: 1, decimals: 0 } },
      bands: { nyha: 'I', ccs: 'I' },
      source: countedByHand,
    },
    {
      id: 'three',
      inputs: { nyha: 'III', ccs: 'II' },
      expect: { nyha: { value: 3, decimals: 0 }, ccs: { value: 2, decimals: 0 } },
      bands: { nyha: 'III', ccs: 'II' },
      source: countedByHand,
    },
    {
      id: 'four',
      inputs: { nyha: 'IV', ccs: 'III' },
      expect: { nyha: { value: 4, decimals: 0 }, ccs: { value: 3, decimals: 0 } },
      bands: { nyha: 'IV', ccs: 'III' },
      source: countedByHand,
    },
    {
      id: 'angina',
      inputs: { nyha: 'III', ccs: 'IV' },
      expect: { nyha: { value: 3, decimals: 0 }, ccs: { value: 4, decimals: 0 } },
      bands: { nyha: 'III', ccs: 'IV' },
      source: countedByHand,
    },
  ],
})
