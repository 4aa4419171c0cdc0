import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { neutrophilShare, whiteCells } from '../../kit/tool/inputs/blood.ts'
import { temperature } from '../../kit/tool/inputs/vital-signs.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  migration: ticked({
    label: { en: 'Migration of pain to the right lower quadrant', zh: '转移性右下腹痛' },
    points: 1,
  }),
  anorexia: ticked({ label: { en: 'Anorexia (or ketones in urine)', zh: '厌食（或尿酮阳性）' }, points: 1 }),
  nausea: ticked({ label: { en: 'Nausea or vomiting', zh: '恶心或呕吐' }, points: 1 }),
  tenderness: ticked({ label: { en: 'Tenderness in the right lower quadrant', zh: '右下腹压痛' }, points: 2 }),
  rebound: ticked({ label: { en: 'Rebound tenderness', zh: '反跳痛' }, points: 1 }),
  temperature: stepped(temperature(), [{ points: 0 }, { from: 37.3, points: 1 }]),
  whiteCells: stepped(whiteCells(), [{ points: 0 }, { from: 10.1, points: 2 }]),
  neutrophils: stepped(neutrophilShare(), [{ points: 0 }, { from: 76, points: 1 }]),
})

export const definition = defineCalculator({
  id: 'alvarado',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a table in a review on PMC (PMC4949879), fpnotebook.com and a public description; the original paper was not at hand.',
      zh: '与 PMC 综述表格（PMC4949879）、fpnotebook.com 及一份公开说明核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: true,
  inputResolution: 'reported',
  purpose: { en: 'Estimates how likely appendicitis is.', zh: '评估阑尾炎可能性。' },
  population: {
    en: 'Patients with pain in the right lower abdomen; less reliable in children and women.',
    zh: '右下腹痛患者；儿童与女性可靠性较低。',
  },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'Alvarado', zh: 'Alvarado 总分' },
      unit: { en: 'of 10 points', zh: '分（满分 10 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'likelihood',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'unlikely',
          label: { en: 'Unlikely', zh: '可能性小' },
          meaning: { en: '0–4', zh: '0~4 分' },
          tone: 'neutral',
        },
        {
          id: 'possible',
          from: 5,
          label: { en: 'Possible', zh: '可能' },
          meaning: { en: '5–6', zh: '5~6 分' },
          tone: 'caution',
        },
        {
          id: 'probable',
          from: 7,
          label: { en: 'Probable', zh: '很可能' },
          meaning: { en: '7–8', zh: '7~8 分' },
          tone: 'alarm',
        },
        {
          id: 'very-probable',
          from: 9,
          label: { en: 'Very probable', zh: '极可能' },
          meaning: { en: '9–10', zh: '9~10 分' },
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
      en: 'A low score does not exclude appendicitis in young children, the old and pregnancy.',
      zh: '低分不能排除幼儿、老年及妊娠期阑尾炎。',
    },
    { en: 'The limit of 75 % neutrophils stands for “shift to the left”.', zh: '中性粒细胞 > 75% 代表“核左移”。' },
  ],
  nextSteps: [
    {
      en: '4 or less: discharge with advice or observe. Between: imaging. High: surgeon.',
      zh: '低分：告知后离院或观察；中间分值：影像检查；高分：外科会诊。',
    },
  ],
  references: [
    {
      text: 'Alvarado A. A practical score for the early diagnosis of acute appendicitis. Ann Emerg Med 1986;15:557-564.',
      doi: '10.1016/S0196-0644(86)80993-3',
    },
  ],
  examples: [
    {
      id: 'probable',
      inputs: {
        migration: true,
        anorexia: false,
        nausea: true,
        tenderness: true,
        rebound: false,
        temperature: { value: 37, unit: 'Cel' },
        whiteCells: { value: 13, unit: '10*9/L' },
        neutrophils: { value: 82, unit: '%' },
      },
      expect: { score: { value: 7, decimals: 0 } },
      bands: { likelihood: 'probable' },
      source: earlierImplementation,
    },
    {
      id: 'unlikely',
      inputs: {
        tenderness: true,
        rebound: true,
        temperature: { value: 37.3, unit: 'Cel' },
        whiteCells: { value: 10, unit: '10*9/L' },
        neutrophils: { value: 75, unit: '%' },
      },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { likelihood: 'unlikely' },
      source: countedByHand,
    },
    {
      id: 'possible',
      inputs: {
        tenderness: true,
        rebound: true,
        nausea: true,
        temperature: { value: 37.3, unit: 'Cel' },
        whiteCells: { value: 10, unit: '10*9/L' },
        neutrophils: { value: 75, unit: '%' },
      },
      expect: { score: { value: 5, decimals: 0 } },
      bands: { likelihood: 'possible' },
      source: countedByHand,
    },
    {
      id: 'very-probable',
      inputs: {
        migration: true,
        anorexia: true,
        nausea: true,
        tenderness: true,
        rebound: true,
        temperature: { value: 38, unit: 'Cel' },
        whiteCells: { value: 15, unit: '10*9/L' },
        neutrophils: { value: 85, unit: '%' },
      },
      expect: { score: { value: 10, decimals: 0 } },
      bands: { likelihood: 'very-probable' },
      source: countedByHand,
    },
  ],
})
