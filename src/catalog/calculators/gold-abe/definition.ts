import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { pointScore, stepped } from '../../kit/tool/point-score.ts'
import type { Words } from '../../kit/words.ts'
import { gradeLevels, groupLevels } from './bands.ts'

const obstruction = 0.7
const grade = pointScore({
  fev1: stepped(
    measured({
      label: { en: 'FEV₁ after bronchodilator', zh: '吸入支气管舒张剂后 FEV₁' },
      units: [
        {
          id: '%',
          label: { en: '% predicted', zh: '% 预计值' },
          loinc: '20152-5',
          resolution: 0,
          hard: [5, 150],
          usual: [10, 120],
        },
      ],
    }),
    [{ points: 4 }, { from: 30, points: 3 }, { from: 50, points: 2 }, { from: 80, points: 1 }],
  ),
})
const limits = { mmrc: 2, cat: 10, moderate: 2, hospital: 1 }
const groups = { A: 1, B: 2, E: 3 }
const times = (label: Words) =>
  measured({ label, integer: true, units: [{ id: '1', label: null, resolution: 0, hard: [0, 30], usual: [0, 10] }] })

export const definition = defineCalculator({
  id: 'gold-abe',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a teaching page (npboardslay.com) and an abstract of the European Respiratory Society (groups) and with a public tool (aihaoyisheng.com, grades); the original paper was not at hand.',
      zh: '与教学页面（npboardslay.com）、欧洲呼吸学会摘要（分组）及一个公开工具（aihaoyisheng.com，分级）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Grades obstruction and sorts COPD into the group that initial treatment follows.',
    zh: '评估气流受限程度并进行初始治疗分组。',
  },
  population: {
    en: 'Adults with symptoms or exposure and FEV₁/FVC below 0.70 after a bronchodilator.',
    zh: '有症状或危险因素且吸入支气管舒张剂后 FEV₁/FVC < 0.70 的成人。',
  },
  inputs: {
    ratio: measured({
      label: { en: 'FEV₁/FVC after bronchodilator', zh: '吸入支气管舒张剂后 FEV₁/FVC' },
      units: [
        { id: '1', label: null, loinc: '19926-5', resolution: 2, hard: [0.1, 1], usual: [0.2, 0.95] },
        { id: '%', times: 0.01, resolution: 0, hard: [10, 100], usual: [20, 95] },
      ],
    }),
    ...grade.inputs,
    mmrc: measured({
      label: { en: 'mMRC grade', zh: 'mMRC 分级' },
      integer: true,
      units: [{ id: '{score}', label: { en: '0–4', zh: '0~4 级' }, resolution: 0, hard: [0, 4], usual: [0, 4] }],
    }),
    cat: optional(
      measured({
        label: { en: 'CAT total', zh: 'CAT 总分' },
        integer: true,
        units: [{ id: '{score}', label: { en: 'points', zh: '分' }, resolution: 0, hard: [0, 40], usual: [0, 40] }],
      }),
    ),
    moderate: times({ en: 'Moderate exacerbations in the last year', zh: '过去 1 年中度急性加重次数' }),
    hospital: times({ en: 'Exacerbations with admission in the last year', zh: '过去 1 年因急性加重住院次数' }),
    age: optional(age()),
  },
  outputs: {
    grade: {
      label: { en: 'GOLD grade', zh: 'GOLD 分级' },
      unit: { en: '1–4', zh: '1~4 级' },
      decimals: 0,
      absent: {
        en: 'FEV₁/FVC is not below 0.70: no obstruction by GOLD',
        zh: 'FEV₁/FVC ≥ 0.70，未达 GOLD 气流受限标准',
      },
    },
    group: {
      label: { en: 'Group', zh: '分组' },
      unit: { en: '1 = A, 2 = B, 3 = E', zh: '1 = A，2 = B，3 = E' },
      decimals: 0,
      absent: { en: 'Only with obstruction', zh: '仅在存在气流受限时' },
    },
  },
  formula(inputs) {
    if (inputs.ratio >= obstruction) return { grade: null, group: null }
    const exacerbates = inputs.moderate >= limits.moderate || inputs.hospital >= limits.hospital
    const breathless = inputs.mmrc >= limits.mmrc || (inputs.cat !== null && inputs.cat >= limits.cat)
    return { grade: grade.sum(inputs), group: exacerbates ? groups.E : breathless ? groups.B : groups.A }
  },
  formulaText: [
    { en: `Obstruction: FEV₁/FVC < ${obstruction}`, zh: `气流受限：FEV₁/FVC < ${obstruction}` },
    ...grade.text,
    {
      en: `E: ≥ ${limits.moderate} moderate exacerbations or ≥ ${limits.hospital} with admission; else B: mMRC ≥ ${limits.mmrc} or CAT ≥ ${limits.cat}; else A`,
      zh: `E 组：中度急性加重 ≥ ${limits.moderate} 次或住院 ≥ ${limits.hospital} 次；否则 mMRC ≥ ${limits.mmrc} 或 CAT ≥ ${limits.cat} 为 B 组；余为 A 组`,
    },
  ],
  classifications: [gradeLevels, groupLevels],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    {
      en: 'The group is for initial treatment; later changes follow breathlessness and exacerbations.',
      zh: '分组用于初始治疗，后续调整依据呼吸困难与急性加重。',
    },
    {
      en: 'A fixed ratio of 0.70 overdiagnoses the old and misses the young; repeat values of 0.60–0.80.',
      zh: '0.70 固定比值对老年人易过诊、对年轻人易漏诊；0.60~0.80 者宜复查。',
    },
  ],
  nextSteps: [
    {
      en: 'Smoking cessation, vaccination, inhaler technique, rehabilitation at every grade.',
      zh: '各级均应戒烟、接种疫苗、规范吸入技术与肺康复。',
    },
  ],
  references: [
    {
      text: 'Agustí A, Celli BR, Criner GJ, et al. GOLD 2023 report: executive summary. Eur Respir J 2023;61:2300239.',
      doi: '10.1183/13993003.00239-2023',
    },
  ],
  examples: [
    {
      id: 'B3',
      inputs: {
        ratio: { value: 0.55, unit: '1' },
        fev1: { value: 45, unit: '%' },
        mmrc: { value: 2, unit: '{score}' },
        cat: { value: 14, unit: '{score}' },
        moderate: { value: 1, unit: '1' },
        hospital: { value: 0, unit: '1' },
      },
      expect: { grade: { value: 3, decimals: 0 }, group: { value: 2, decimals: 0 } },
      bands: { grade: '3', group: 'B' },
      source: earlierImplementation,
    },
    {
      id: 'A1',
      inputs: {
        ratio: { value: 69, unit: '%' },
        fev1: { value: 80, unit: '%' },
        mmrc: { value: 1, unit: '{score}' },
        cat: { value: 9, unit: '{score}' },
        moderate: { value: 1, unit: '1' },
        hospital: { value: 0, unit: '1' },
      },
      expect: { grade: { value: 1, decimals: 0 }, group: { value: 1, decimals: 0 } },
      bands: { grade: '1', group: 'A' },
      source: countedByHand,
    },
    {
      id: 'E2',
      inputs: {
        ratio: { value: 0.6, unit: '1' },
        fev1: { value: 50, unit: '%' },
        mmrc: { value: 0, unit: '{score}' },
        moderate: { value: 0, unit: '1' },
        hospital: { value: 1, unit: '1' },
      },
      expect: { grade: { value: 2, decimals: 0 }, group: { value: 3, decimals: 0 } },
      bands: { grade: '2', group: 'E' },
      source: countedByHand,
    },
    {
      id: 'E4',
      inputs: {
        ratio: { value: 0.4, unit: '1' },
        fev1: { value: 29, unit: '%' },
        mmrc: { value: 3, unit: '{score}' },
        moderate: { value: 2, unit: '1' },
        hospital: { value: 0, unit: '1' },
      },
      expect: { grade: { value: 4, decimals: 0 }, group: { value: 3, decimals: 0 } },
      bands: { grade: '4', group: 'E' },
      source: countedByHand,
    },
  ],
})
