import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { anyWeight, waterFraction, waterGroup } from '../../kit/tool/inputs/body-water.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'
import { serumSodium } from '../../kit/tool/inputs/laboratory.ts'

const usualTarget = 140

export const definition = defineCalculator({
  id: 'free-water-deficit',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula and fractions compared with FPnotebook and wpcalc.com; a worked example of onlycalculators.com reproduced; results with a second program in R. The paper itself was not at hand.',
      zh: '公式与体液比例同 FPnotebook、wpcalc.com 核对，重现 onlycalculators.com 一例算例，结果由另行编写的 R 程序复核；未能直接查阅论文全文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the pure water that is lacking in hypernatraemia.',
    zh: '估算高钠血症患者的纯水缺失量。',
  },
  population: {
    en: 'Hypernatraemia by loss of water; not where sodium was gained and volume is high.',
    zh: '失水所致高钠血症；不用于钠摄入过多、容量过多者。',
  },
  inputs: {
    sodium: serumSodium(),
    weight: anyWeight(),
    body: waterGroup(),
    target: optional(
      measured({
        label: { en: 'Target sodium', zh: '目标血钠' },
        help: { en: `${usualTarget} unless given.`, zh: `不填则取 ${usualTarget}。` },
        units: [{ id: 'mmol/L', resolution: 0, hard: [135, 145], usual: [135, 145] }],
      }),
    ),
  },
  outputs: {
    deficit: { label: { en: 'Free water deficit', zh: '自由水缺失量' }, unit: { en: 'L', zh: 'L' }, decimals: 1 },
  },
  formula: ({ sodium, weight, body, target }) => ({
    deficit: waterFraction[body] * weight * (sodium / (target ?? usualTarget) - 1),
  }),
  formulaText: [
    {
      en: `Deficit (L) = body water fraction × weight (kg) × (Na ÷ target − 1); target ${usualTarget} mmol/L unless given`,
      zh: `缺失量（L）= 体液比例 × 体重（kg）×（血钠 ÷ 目标血钠 − 1）；目标血钠默认 ${usualTarget} mmol/L`,
    },
    {
      en: `Fraction: man or child ${waterFraction.man}, woman and elderly man ${waterFraction.woman}, elderly woman ${waterFraction['old-woman']}`,
      zh: `体液比例：成年男性或儿童 ${waterFraction.man}，成年女性及老年男性 ${waterFraction.woman}，老年女性 ${waterFraction['old-woman']}`,
    },
  ],
  classifications: [],
  validity: [{ when: { input: 'sodium', below: 145 }, effect: 'refuse', message: 'no-excess' }],
  alerts: [],
  messages: {
    'no-excess': { en: 'For hypernatraemia: a sodium above 145 mmol/L.', zh: '仅用于高钠血症（血钠 > 145 mmol/L）。' },
  },
  caveats: [
    {
      en: 'Chronic hypernatraemia: lower sodium by no more than 10–12 mmol/L in 24 h (about 0.5 mmol/L per hour); faster risks cerebral oedema.',
      zh: '慢性高钠血症 24 小时内血钠下降不超过 10~12 mmol/L（约 0.5 mmol/L/h），过快可致脑水肿。',
    },
    {
      en: 'A starting estimate: losses that go on (urine, stool, skin, breath) are to be added.',
      zh: '仅为初始估算，须另加继续丢失量（尿、粪、皮肤、呼吸道）。',
    },
    {
      en: 'In shock restore the circulation with isotonic fluid first.',
      zh: '休克者应先以等渗液恢复循环。',
    },
  ],
  nextSteps: [
    {
      en: 'Spread the deficit over 48 to 72 hours, and measure sodium every 4 to 6 hours.',
      zh: '分 48~72 小时补足，每 4~6 小时复查血钠。',
    },
  ],
  references: [
    {
      text: 'Adrogué HJ, Madias NE. Hypernatremia. N Engl J Med 2000;342:1493–1499.',
      doi: '10.1056/NEJM200005183422006',
    },
  ],
  examples: [
    {
      id: 'man-70',
      inputs: { sodium: { value: 160, unit: 'mmol/L' }, weight: { value: 70, unit: 'kg' }, body: 'man' },
      expect: { deficit: { value: 6, decimals: 1 } },
      source: earlierImplementation,
    },
    {
      id: 'man-target',
      inputs: {
        sodium: { value: 155, unit: 'mmol/L' },
        weight: { value: 70, unit: 'kg' },
        body: 'man',
        target: { value: 145, unit: 'mmol/L' },
      },
      expect: { deficit: { value: 2.9, decimals: 1 } },
      source: {
        outside: true,
        words: { en: 'Worked example at onlycalculators.com.', zh: 'onlycalculators.com 公开算例。' },
      },
    },
    {
      id: 'old-woman',
      inputs: { sodium: { value: 168, unit: 'mmol/L' }, weight: { value: 50, unit: 'kg' }, body: 'old-woman' },
      expect: { deficit: { value: 4.5, decimals: 2 } },
      source: secondProgram,
    },
  ],
})
