import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { arterialCarbonDioxide } from '../../kit/tool/inputs/gases.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'

const line = { slope: 1.5, intercept: 8, within: 2 }
const kpaPerMmHg = 0.133322
const mmHg = { en: 'mmHg', zh: 'mmHg' }

export const definition = defineCalculator({
  id: 'winters-formula',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula and reading compared with tools.gera.services and mymedschool.org, whose worked example it gives. The paper itself was not at hand.',
      zh: '公式与判读同 tools.gera.services、mymedschool.org 核对，并与其算例一致；未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Tells whether breathing compensates a metabolic acidosis as expected, or another disorder is present.',
    zh: '判断代谢性酸中毒的呼吸代偿是否恰当，识别合并的呼吸性酸碱失衡。',
  },
  population: {
    en: 'Metabolic acidosis in a steady state, 12 to 24 hours after it began.',
    zh: '已达稳态（起病 12~24 小时后）的代谢性酸中毒。',
  },
  inputs: {
    bicarbonate: measured({
      label: { en: 'Bicarbonate', zh: '碳酸氢根' },
      units: [{ id: 'mmol/L', loinc: '1963-8', resolution: 0, hard: [1, 24], usual: [4, 22] }],
    }),
    carbonDioxide: optional(arterialCarbonDioxide()),
  },
  outputs: {
    expected: { label: { en: 'Expected PaCO₂', zh: '预计 PaCO₂' }, unit: mmHg, decimals: 0 },
    low: { label: { en: 'from', zh: '下限' }, unit: mmHg, decimals: 0 },
    high: { label: { en: 'to', zh: '上限' }, unit: mmHg, decimals: 0 },
    expectedKpa: { label: { en: 'Expected, in kPa', zh: '以 kPa 计' }, unit: { en: 'kPa', zh: 'kPa' }, decimals: 2 },
    difference: {
      label: { en: 'Measured − expected', zh: '实测 − 预计' },
      unit: mmHg,
      decimals: 1,
      absent: { en: 'Needs the measured PaCO₂.', zh: '需填实测 PaCO₂。' },
    },
  },
  formula({ bicarbonate, carbonDioxide }) {
    const expected = line.slope * bicarbonate + line.intercept
    return {
      expected,
      low: expected - line.within,
      high: expected + line.within,
      expectedKpa: expected * kpaPerMmHg,
      difference: carbonDioxide === null ? null : carbonDioxide - expected,
    }
  },
  formulaText: [
    {
      en: `Expected PaCO₂ (mmHg) = ${line.slope} × HCO₃ + ${line.intercept} (± ${line.within}); × ${kpaPerMmHg} in kPa`,
      zh: `预计 PaCO₂（mmHg）= ${line.slope} × HCO₃ + ${line.intercept}（± ${line.within}）；换算为 kPa 时 × ${kpaPerMmHg}`,
    },
  ],
  classifications: [
    {
      id: 'compensation',
      output: 'difference',
      on: 'rounded',
      bands: [
        {
          id: 'below',
          label: { en: 'Respiratory alkalosis too', zh: '合并呼吸性碱中毒' },
          meaning: { en: 'PaCO₂ lies more than 2 mmHg below what is expected', zh: 'PaCO₂ 低于预计值 2 mmHg 以上' },
          tone: 'caution',
        },
        {
          id: 'within',
          from: -2,
          label: { en: 'As expected', zh: '代偿恰当' },
          meaning: { en: 'Within 2 mmHg', zh: '与预计值相差不超过 2 mmHg' },
          tone: 'good',
        },
        {
          id: 'above',
          from: 2.1,
          label: { en: 'Respiratory acidosis too', zh: '合并呼吸性酸中毒' },
          meaning: { en: 'PaCO₂ lies more than 2 mmHg above what is expected', zh: 'PaCO₂ 高于预计值 2 mmHg 以上' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Only for metabolic acidosis. In metabolic alkalosis about 0.7 × HCO₃ + 20 (± 5) mmHg is expected.',
      zh: '仅用于代谢性酸中毒；代谢性碱中毒预计 PaCO₂ 约为 0.7 × HCO₃ + 20（± 5）mmHg。',
    },
    {
      en: 'PaCO₂ hardly falls below 10 mmHg: at a very low bicarbonate compensation is exhausted.',
      zh: 'PaCO₂ 极少低于 10 mmHg，碳酸氢根极低时代偿已达极限。',
    },
  ],
  nextSteps: [
    {
      en: 'A PaCO₂ above what is expected warns of tiring: look at the patient at once.',
      zh: 'PaCO₂ 高于预计值提示呼吸肌疲劳，应立即评估患者。',
    },
    { en: 'Go on with the anion gap and the delta ratio.', zh: '继续计算阴离子间隙与 Δ 比值。' },
  ],
  references: [
    {
      text: 'Albert MS, Dell RB, Winters RW. Quantitative displacement of acid-base equilibrium in metabolic acidosis. Ann Intern Med 1967;66:312–322.',
      doi: '10.7326/0003-4819-66-2-312',
    },
  ],
  examples: [
    {
      id: 'hco3-12',
      inputs: { bicarbonate: { value: 12, unit: 'mmol/L' } },
      expect: {
        expected: { value: 26, decimals: 0 },
        low: { value: 24, decimals: 0 },
        high: { value: 28, decimals: 0 },
        expectedKpa: { value: 3.47, decimals: 2 },
      },
      source: earlierImplementation,
    },
    {
      id: 'tiring',
      inputs: { bicarbonate: { value: 12, unit: 'mmol/L' }, carbonDioxide: { value: 34, unit: 'mm[Hg]' } },
      expect: { expected: { value: 26, decimals: 0 }, difference: { value: 8, decimals: 1 } },
      bands: { compensation: 'above' },
      source: {
        outside: true,
        words: { en: 'Worked example at tools.gera.services.', zh: 'tools.gera.services 公开算例。' },
      },
    },
    {
      id: 'as-expected',
      inputs: { bicarbonate: { value: 10, unit: 'mmol/L' }, carbonDioxide: { value: 22, unit: 'mm[Hg]' } },
      expect: { expected: { value: 23, decimals: 0 }, difference: { value: -1, decimals: 1 } },
      bands: { compensation: 'within' },
      source: countedByHand,
    },
    {
      id: 'alkalosis-too',
      inputs: { bicarbonate: { value: 14, unit: 'mmol/L' }, carbonDioxide: { value: 20, unit: 'mm[Hg]' } },
      expect: { expected: { value: 29, decimals: 0 }, difference: { value: -9, decimals: 1 } },
      bands: { compensation: 'below' },
      source: {
        outside: true,
        words: { en: 'Worked example in public lecture notes (coconote.app).', zh: '公开讲义（coconote.app）的算例。' },
      },
    },
  ],
})
