import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { platelets } from '../../kit/tool/inputs/blood.ts'
import { measured, optional } from '../../kit/tool/inputs/in-units.ts'
import { serumAlbumin } from '../../kit/tool/inputs/laboratory.ts'

const perLymphocyte = 5
const count = (
  label: { readonly en: string; readonly zh: string },
  loinc: string,
  hard: [number, number],
  usual: [number, number],
) =>
  measured({
    label,
    units: [{ id: '10*9/L', label: { en: '×10⁹/L', zh: '×10⁹/L' }, loinc, resolution: 2, hard, usual }],
  })
const needed = { en: 'Needs this count.', zh: '需输入相应计数。' }

export const definition = defineCalculator({
  id: 'pni-onodera',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula, coefficients and units compared with the table of a review (PMC10251088) and a study of 1321 patients (PMC4844636). The paper itself was not at hand.',
      zh: '公式、系数与单位同一篇综述的表格（PMC10251088）及一项 1321 例的研究（PMC4844636）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Joins albumin and lymphocytes to judge nutrition before surgery, and gives ratios of inflammation from the blood count.',
    zh: '结合白蛋白与淋巴细胞评估术前营养，并给出血常规炎症比值。',
  },
  population: { en: 'Adults, above all before gastrointestinal cancer surgery.', zh: '成人，主要用于消化道肿瘤术前。' },
  inputs: {
    albumin: serumAlbumin(),
    lymphocytes: count({ en: 'Lymphocytes', zh: '淋巴细胞计数' }, '731-0', [0.01, 300], [0.1, 20]),
    neutrophils: optional(count({ en: 'Neutrophils', zh: '中性粒细胞计数' }, '751-8', [0, 300], [0.2, 50])),
    platelets: optional(platelets()),
  },
  outputs: {
    pni: { label: { en: 'PNI', zh: 'PNI' }, unit: { en: 'index', zh: '指数' }, decimals: 1 },
    nlr: { label: { en: 'NLR', zh: 'NLR' }, unit: { en: 'ratio', zh: '比值' }, decimals: 2, absent: needed },
    plr: { label: { en: 'PLR', zh: 'PLR' }, unit: { en: 'ratio', zh: '比值' }, decimals: 1, absent: needed },
    sii: { label: { en: 'SII', zh: 'SII' }, unit: { en: '×10⁹/L', zh: '×10⁹/L' }, decimals: 0, absent: needed },
  },
  formula: ({ albumin, lymphocytes, neutrophils, platelets: thrombocytes }) => ({
    pni: albumin + perLymphocyte * lymphocytes,
    nlr: neutrophils === null ? null : neutrophils / lymphocytes,
    plr: thrombocytes === null ? null : thrombocytes / lymphocytes,
    sii: neutrophils === null || thrombocytes === null ? null : (thrombocytes * neutrophils) / lymphocytes,
  }),
  formulaText: [
    {
      en: `PNI = albumin (g/L) + ${perLymphocyte} × lymphocytes (×10⁹/L)`,
      zh: `PNI = 白蛋白（g/L）+ ${perLymphocyte} × 淋巴细胞（×10⁹/L）`,
    },
    { en: 'NLR = N/L; PLR = P/L; SII = P × N/L', zh: 'NLR = N/L；PLR = P/L；SII = P × N/L' },
  ],
  classifications: [
    {
      id: 'surgery',
      output: 'pni',
      on: 'raw',
      bands: [
        {
          id: 'poor',
          label: { en: 'Poor', zh: '差' },
          meaning: { en: '< 40: resection with anastomosis was advised against', zh: '< 40：原文不建议切除吻合' },
          tone: 'alarm',
        },
        {
          id: 'caution',
          from: 40,
          label: { en: 'Caution', zh: '慎重' },
          meaning: { en: '40 to < 45', zh: '40~< 45' },
          tone: 'caution',
        },
        {
          id: 'usual',
          from: 45,
          label: { en: 'Acceptable', zh: '可' },
          meaning: { en: '≥ 45', zh: '≥ 45' },
          tone: 'good',
        },
      ],
    },
  ],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    { en: 'Cut-offs differ between cancers and studies.', zh: '不同肿瘤与研究界值不一。' },
    {
      en: 'Infection, steroids, liver and blood diseases change all of them.',
      zh: '感染、激素、肝病与血液病均可影响各指标。',
    },
  ],
  nextSteps: [
    {
      en: 'Low: assess nutrition and treat it before elective surgery where time allows.',
      zh: '偏低：评定营养状况，择期手术前酌情营养支持。',
    },
  ],
  references: [
    {
      text: 'Onodera T, Goseki N, Kosaki G. Prognostic nutritional index in gastrointestinal surgery of malnourished cancer patients. Nihon Geka Gakkai Zasshi 1984;85:1001–1005.',
    },
    {
      text: 'Hu B, Yang XR, Xu Y, et al. Systemic immune-inflammation index predicts prognosis of patients after curative resection for hepatocellular carcinoma. Clin Cancer Res 2014;20:6212–6222.',
      doi: '10.1158/1078-0432.CCR-14-0442',
    },
  ],
  examples: [
    {
      id: 'at-45',
      inputs: {
        albumin: { value: 38, unit: 'g/L' },
        lymphocytes: { value: 1.4, unit: '10*9/L' },
        neutrophils: { value: 4.2, unit: '10*9/L' },
        platelets: { value: 220, unit: '10*9/L' },
      },
      expect: {
        pni: { value: 45, decimals: 0 },
        nlr: { value: 3, decimals: 0 },
        plr: { value: 157.1, decimals: 1 },
        sii: { value: 660, decimals: 0 },
      },
      bands: { surgery: 'usual' },
      source: earlierImplementation,
    },
    {
      id: 'at-40',
      inputs: { albumin: { value: 35, unit: 'g/L' }, lymphocytes: { value: 1, unit: '10*9/L' } },
      expect: { pni: { value: 40, decimals: 0 } },
      bands: { surgery: 'caution' },
      source: countedByHand,
    },
    {
      id: 'low',
      inputs: { albumin: { value: 30, unit: 'g/L' }, lymphocytes: { value: 0.8, unit: '10*9/L' } },
      expect: { pni: { value: 34, decimals: 0 } },
      bands: { surgery: 'poor' },
      source: countedByHand,
    },
  ],
})
