import { defineCalculator } from '../../kit/tool/calculator.ts'
import { earlierImplementation, secondProgram } from '../../kit/tool/example-sources.ts'
import { anyWeight, waterFraction, waterGroup } from '../../kit/tool/inputs/body-water.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'
import { serumSodium } from '../../kit/tool/inputs/laboratory.ts'

export const definition = defineCalculator({
  id: 'adrogue-madias',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula compared with calculator.city (potassium included) and with aihaoyisheng.com; results with a second program in R. The paper itself was not at hand.',
      zh: '公式与 calculator.city（含钾项）及 aihaoyisheng.com 核对，结果由另行编写的 R 程序复核；未能直接查阅论文全文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Predicts by how much one litre of an infusate changes the serum sodium.',
    zh: '预测输入 1 L 某种液体后血钠的变化幅度。',
  },
  population: { en: 'Disorders of sodium that are treated by infusion.', zh: '需静脉补液纠正的血钠异常。' },
  inputs: {
    sodium: serumSodium(),
    weight: anyWeight(),
    body: waterGroup(),
    infusateSodium: measured({
      label: { en: 'Sodium of the infusate', zh: '输液中的钠浓度' },
      help: {
        en: '3% saline 513, 0.9% 154, Ringer’s lactate 130, 0.45% 77, 5% glucose 0.',
        zh: '3% 氯化钠 513，0.9% 氯化钠 154，乳酸林格液 130，0.45% 氯化钠 77，5% 葡萄糖 0。',
      },
      units: [{ id: 'mmol/L', resolution: 0, hard: [0, 1027], usual: [0, 513] }],
    }),
    infusatePotassium: optional(
      measured({
        label: { en: 'Potassium of the infusate', zh: '输液中的钾浓度' },
        help: {
          en: 'Ringer’s lactate 4, and what was added; none unless given.',
          zh: '乳酸林格液 4，另加入的钾一并计入；不填按 0 计。',
        },
        units: [{ id: 'mmol/L', resolution: 0, hard: [0, 80], usual: [0, 40] }],
      }),
    ),
  },
  outputs: {
    change: {
      label: { en: 'Change of serum sodium per litre', zh: '每升输液的血钠变化' },
      unit: { en: 'mmol/L', zh: 'mmol/L' },
      decimals: 1,
    },
  },
  formula: ({ sodium, weight, body, infusateSodium, infusatePotassium }) => ({
    change: (infusateSodium + (infusatePotassium ?? 0) - sodium) / (waterFraction[body] * weight + 1),
  }),
  formulaText: [
    {
      en: 'ΔNa per litre = (infusate Na + infusate K − serum Na) ÷ (total body water + 1)',
      zh: '每升 ΔNa =（输液 Na + 输液 K − 血钠）÷（总体液量 + 1）',
    },
    {
      en: `Total body water (L) = fraction × weight (kg): man or child ${waterFraction.man}, woman and elderly man ${waterFraction.woman}, elderly woman ${waterFraction['old-woman']}`,
      zh: `总体液量（L）= 体液比例 × 体重（kg）：成年男性或儿童 ${waterFraction.man}，成年女性及老年男性 ${waterFraction.woman}，老年女性 ${waterFraction['old-woman']}`,
    },
  ],
  classifications: [],
  validity: [{ when: { input: 'infusateSodium', from: 300 }, effect: 'warn', message: 'hypertonic' }],
  alerts: [],
  messages: {
    hypertonic: {
      en: 'Hypertonic: give small volumes (such as 100–150 mL of 3%), and measure sodium again before each next one.',
      zh: '高渗液：应小量给予（如 3% 氯化钠 100~150 mL），每次追加前复查血钠。',
    },
  },
  caveats: [
    {
      en: 'Chronic hyponatraemia: at most 8 mmol/L in 24 h where the risk of osmotic demyelination is high, otherwise at most 10 (never above 12).',
      zh: '慢性低钠血症：渗透性脱髓鞘高危者 24 小时血钠上升 ≤ 8 mmol/L，其余 ≤ 10（不超过 12）mmol/L。',
    },
    {
      en: 'It ignores urine: once water diuresis begins sodium rises much faster than predicted.',
      zh: '公式未计入尿液丢失：一旦出现水利尿，血钠上升会明显快于预测。',
    },
    {
      en: 'Exact for one litre only; for other volumes an approximation.',
      zh: '公式仅对 1 L 成立，其他容量为近似值。',
    },
  ],
  nextSteps: [
    { en: 'Measure sodium every 2 to 4 hours and adapt the rate.', zh: '每 2~4 小时复查血钠并调整速度。' },
    {
      en: 'Where it overshoots, 5% glucose and desmopressin bring it back: call a nephrologist.',
      zh: '纠正过快时可用 5% 葡萄糖及去氨加压素回降，请肾脏专科会诊。',
    },
  ],
  references: [
    {
      text: 'Adrogué HJ, Madias NE. Hyponatremia. N Engl J Med 2000;342:1581–1589.',
      doi: '10.1056/NEJM200005253422107',
    },
  ],
  examples: [
    {
      id: 'three-per-cent',
      inputs: {
        sodium: { value: 110, unit: 'mmol/L' },
        weight: { value: 60, unit: 'kg' },
        body: 'woman',
        infusateSodium: { value: 513, unit: 'mmol/L' },
      },
      expect: { change: { value: 13, decimals: 1 } },
      source: earlierImplementation,
    },
    {
      id: 'ringer',
      inputs: {
        sodium: { value: 125, unit: 'mmol/L' },
        weight: { value: 70, unit: 'kg' },
        body: 'man',
        infusateSodium: { value: 130, unit: 'mmol/L' },
        infusatePotassium: { value: 4, unit: 'mmol/L' },
      },
      expect: { change: { value: 0.209, decimals: 3 } },
      source: secondProgram,
    },
    {
      id: 'glucose',
      inputs: {
        sodium: { value: 165, unit: 'mmol/L' },
        weight: { value: 50, unit: 'kg' },
        body: 'old-woman',
        infusateSodium: { value: 0, unit: 'mmol/L' },
      },
      expect: { change: { value: -7.021, decimals: 3 } },
      source: secondProgram,
    },
  ],
})
