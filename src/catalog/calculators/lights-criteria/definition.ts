import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { lactateDehydrogenase, totalProtein } from '../../kit/tool/inputs/chemistry.ts'
import { coded, measured, named, optional } from '../../kit/tool/inputs/in-units.ts'
import { serumAlbumin } from '../../kit/tool/inputs/laboratory.ts'

const limits = { protein: 0.5, ldh: 0.6, ofUpper: 2 / 3 }

export const definition = defineCalculator({
  id: 'lights-criteria',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with Cleveland Clinic Journal of Medicine (citing the source) and two further public pages; the original paper was not at hand.',
      zh: '与 Cleveland Clinic Journal of Medicine（引原文）及另两份公开资料核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: { en: 'Tells an exudate from a transudate.', zh: '鉴别胸腔积液为渗出液或漏出液。' },
  population: {
    en: 'Adults with a pleural effusion that was tapped; serum of the same day.',
    zh: '已穿刺的胸腔积液成人，血清须同日采集。',
  },
  inputs: {
    pleuralProtein: coded(named(totalProtein(), { en: 'Pleural protein', zh: '胸水蛋白' }), '2881-1'),
    serumProtein: totalProtein(),
    pleuralLdh: coded(named(lactateDehydrogenase(), { en: 'Pleural LDH', zh: '胸水 LDH' }), '14803-1'),
    serumLdh: named(lactateDehydrogenase(), { en: 'Serum LDH', zh: '血清 LDH' }),
    upperLdh: measured({
      label: { en: 'Upper limit of normal of serum LDH', zh: '血清 LDH 正常上限' },
      units: [{ id: 'U/L', resolution: 0, hard: [100, 700], usual: [180, 500] }],
    }),
    serumAlbumin: optional(serumAlbumin()),
    pleuralAlbumin: optional(coded(named(serumAlbumin(), { en: 'Pleural albumin', zh: '胸水白蛋白' }), '1748-3')),
  },
  outputs: {
    criteria: {
      label: { en: 'Criteria of an exudate met', zh: '符合的渗出液条件' },
      unit: { en: 'of 3', zh: '项（共 3 项）' },
      decimals: 0,
    },
    protein: {
      label: { en: 'Protein ratio', zh: '蛋白比值' },
      unit: { en: 'pleural/serum', zh: '胸水/血清' },
      decimals: 2,
    },
    ldh: { label: { en: 'LDH ratio', zh: 'LDH 比值' }, unit: { en: 'pleural/serum', zh: '胸水/血清' }, decimals: 2 },
    gradient: {
      label: { en: 'Albumin gradient, serum − pleural', zh: '血清-胸水白蛋白梯度' },
      unit: { en: 'g/L', zh: 'g/L' },
      decimals: 0,
      absent: { en: 'Needs both albumins', zh: '需填血清与胸水白蛋白' },
    },
  },
  formula(inputs) {
    const protein = inputs.pleuralProtein / inputs.serumProtein
    const ldh = inputs.pleuralLdh / inputs.serumLdh
    const high = inputs.pleuralLdh > limits.ofUpper * inputs.upperLdh
    const { serumAlbumin: inSerum, pleuralAlbumin: inFluid } = inputs
    return {
      criteria: Number(protein > limits.protein) + Number(ldh > limits.ldh) + Number(high),
      protein,
      ldh,
      gradient: inSerum === null || inFluid === null ? null : inSerum - inFluid,
    }
  },
  formulaText: [
    {
      en: `Exudate if any: protein ratio > ${limits.protein}; LDH ratio > ${limits.ldh}; pleural LDH > 2/3 of the upper limit in serum`,
      zh: `符合任一项为渗出液：蛋白比值 > ${limits.protein}；LDH 比值 > ${limits.ldh}；胸水 LDH > 血清正常上限的 2/3`,
    },
  ],
  classifications: [
    {
      id: 'effusion',
      output: 'criteria',
      on: 'raw',
      bands: [
        {
          id: 'transudate',
          label: { en: 'Transudate', zh: '漏出液' },
          meaning: {
            en: 'No criterion met: heart failure, cirrhosis, nephrotic syndrome',
            zh: '无一符合：心力衰竭、肝硬化、肾病综合征等',
          },
          tone: 'neutral',
        },
        {
          id: 'exudate',
          from: 1,
          label: { en: 'Exudate', zh: '渗出液' },
          meaning: {
            en: 'One criterion or more: infection, malignancy, embolism and others',
            zh: '≥ 1 项：感染、恶性肿瘤、肺栓塞等',
          },
          tone: 'caution',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: 'Calls some transudates under diuretics exudates: an albumin gradient above 12 g/L (1.2 g/dL) then speaks for a transudate.',
      zh: '利尿治疗后部分漏出液会被误判为渗出液，此时白蛋白梯度 > 12 g/L（1.2 g/dL）支持漏出液。',
    },
    { en: 'Serum and fluid should be taken within hours of each other.', zh: '血清与胸水应在数小时内先后采集。' },
  ],
  nextSteps: [
    {
      en: 'Exudate: cell count, pH, glucose, culture, adenosine deaminase, cytology.',
      zh: '渗出液：查细胞计数、pH、葡萄糖、培养、腺苷脱氨酶及细胞学。',
    },
  ],
  references: [
    {
      text: 'Light RW, Macgregor MI, Luchsinger PC, Ball WC Jr. Pleural effusions: the diagnostic separation of transudates and exudates. Ann Intern Med 1972;77:507-513.',
      doi: '10.7326/0003-4819-77-4-507',
    },
  ],
  examples: [
    {
      id: 'exudate',
      inputs: {
        pleuralProtein: { value: 40, unit: 'g/L' },
        serumProtein: { value: 65, unit: 'g/L' },
        pleuralLdh: { value: 350, unit: 'U/L' },
        serumLdh: { value: 220, unit: 'U/L' },
        upperLdh: { value: 250, unit: 'U/L' },
      },
      expect: {
        protein: { value: 0.62, decimals: 2 },
        ldh: { value: 1.59, decimals: 2 },
        criteria: { value: 3, decimals: 0 },
      },
      bands: { effusion: 'exudate' },
      source: earlierImplementation,
    },
    {
      id: 'transudate',
      inputs: {
        pleuralProtein: { value: 3.5, unit: 'g/dL' },
        serumProtein: { value: 7, unit: 'g/dL' },
        pleuralLdh: { value: 120, unit: 'U/L' },
        serumLdh: { value: 200, unit: 'U/L' },
        upperLdh: { value: 240, unit: 'U/L' },
      },
      expect: {
        protein: { value: 0.5, decimals: 2 },
        ldh: { value: 0.6, decimals: 2 },
        criteria: { value: 0, decimals: 0 },
      },
      bands: { effusion: 'transudate' },
      source: countedByHand,
    },
    {
      id: 'diuretics',
      inputs: {
        pleuralProtein: { value: 36, unit: 'g/L' },
        serumProtein: { value: 70, unit: 'g/L' },
        pleuralLdh: { value: 100, unit: 'U/L' },
        serumLdh: { value: 200, unit: 'U/L' },
        upperLdh: { value: 240, unit: 'U/L' },
        serumAlbumin: { value: 35, unit: 'g/L' },
        pleuralAlbumin: { value: 20, unit: 'g/L' },
      },
      expect: { criteria: { value: 1, decimals: 0 }, gradient: { value: 15, decimals: 0 } },
      bands: { effusion: 'exudate' },
      source: countedByHand,
    },
  ],
})
