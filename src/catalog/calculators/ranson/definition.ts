import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { whiteCells } from '../../kit/tool/inputs/blood.ts'
import { ast, glucose, lactateDehydrogenase } from '../../kit/tool/inputs/chemistry.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  age: stepped(age(), [{ points: 0 }, { from: 56, points: 1 }]),
  whiteCells: stepped(whiteCells(), [{ points: 0 }, { from: 16.1, points: 1 }]),
  glucose: stepped(glucose(), [{ points: 0 }, { from: 11.2, points: 1 }]),
  ldh: stepped(lactateDehydrogenase(), [{ points: 0 }, { from: 351, points: 1 }]),
  ast: stepped(ast(), [{ points: 0 }, { from: 251, points: 1 }]),
  haematocrit: ticked({
    label: { en: '48 h: haematocrit fell by more than 10 percentage points', zh: '48 h：红细胞压积下降 > 10 个百分点' },
    points: 1,
  }),
  ureaRise: ticked({
    label: {
      en: '48 h: urea nitrogen rose by more than 5 mg/dL (urea 1.8 mmol/L)',
      zh: '48 h：尿素氮升高 > 5 mg/dL（尿素 1.8 mmol/L）',
    },
    points: 1,
  }),
  calcium: ticked({
    label: { en: '48 h: calcium below 2.0 mmol/L (8 mg/dL)', zh: '48 h：血钙 < 2.0 mmol/L（8 mg/dL）' },
    points: 1,
  }),
  oxygen: ticked({ label: { en: '48 h: PaO₂ below 60 mmHg', zh: '48 h：PaO₂ < 60 mmHg' }, points: 1 }),
  base: ticked({ label: { en: '48 h: base deficit above 4 mmol/L', zh: '48 h：碱缺失 > 4 mmol/L' }, points: 1 }),
  fluid: ticked({ label: { en: '48 h: fluid sequestration above 6 L', zh: '48 h：液体潴留 > 6 L' }, points: 1 }),
})

export const definition = defineCalculator({
  id: 'ranson',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with the UpToDate calculator as reproduced publicly, Wikipedia and a handbook of Massachusetts General Hospital; the original paper was not at hand.',
      zh: '与 UpToDate 计算器的公开转载、维基百科及麻省总医院手册核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: true,
  inputResolution: 'reported',
  purpose: {
    en: 'Estimates severity and death of acute pancreatitis from admission and the first 48 hours.',
    zh: '依据入院及 48 h 指标评估急性胰腺炎严重度与病死率。',
  },
  population: { en: 'Adults with acute pancreatitis not due to gallstones.', zh: '非胆源性急性胰腺炎成人。' },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'Ranson', zh: 'Ranson 总分' },
      unit: { en: 'of 11 points', zh: '分（满分 11 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'mortality',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'low',
          label: { en: '0–2', zh: '0~2 分' },
          meaning: { en: 'Mortality about 1 %', zh: '病死率约 1%' },
          tone: 'neutral',
        },
        {
          id: 'moderate',
          from: 3,
          label: { en: '3–4', zh: '3~4 分' },
          meaning: { en: 'About 15 %: severe pancreatitis is likely', zh: '约 15%：重症可能性大' },
          tone: 'caution',
        },
        {
          id: 'high',
          from: 5,
          label: { en: '5–6', zh: '5~6 分' },
          meaning: { en: 'About 40 %', zh: '约 40%' },
          tone: 'alarm',
        },
        {
          id: 'highest',
          from: 7,
          label: { en: '7–11', zh: '7~11 分' },
          meaning: { en: '90 % and more', zh: '≥ 90%' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 18 }, effect: 'refuse', message: 'adults-only' }],
  alerts: [],
  messages: { 'adults-only': { en: 'For adults only.', zh: '仅适用于成人。' } },
  caveats: [
    {
      en: 'Complete only after 48 hours; mortality today is lower than in 1974.',
      zh: '48 h 后方可完成；当代病死率低于 1974 年。',
    },
    {
      en: 'For gallstones the limits differ: age > 70, white cells > 18, glucose > 220 mg/dL, LDH > 400, AST > 250; urea nitrogen > 2 mg/dL, calcium < 8, base deficit > 5, fluid > 4 L, without PaO₂.',
      zh: '胆源性界值不同：年龄 > 70、白细胞 > 18、血糖 > 220 mg/dL、LDH > 400、AST > 250；尿素氮升高 > 2 mg/dL、血钙 < 8、碱缺失 > 5、液体潴留 > 4 L，不含 PaO₂。',
    },
  ],
  nextSteps: [{ en: '3 or more: high-dependency or intensive care.', zh: '≥ 3 分：收入监护病房或 ICU。' }],
  references: [
    {
      text: 'Ranson JH, Rifkind KM, Roses DF, et al. Prognostic signs and the role of operative management in acute pancreatitis. Surg Gynecol Obstet 1974;139:69-81.',
    },
  ],
  examples: [
    {
      id: 'four',
      inputs: {
        age: { value: 60, unit: 'a' },
        whiteCells: { value: 18, unit: '10*9/L' },
        glucose: { value: 7, unit: 'mmol/L' },
        ldh: { value: 500, unit: 'U/L' },
        ast: { value: 80, unit: 'U/L' },
        calcium: true,
      },
      expect: { score: { value: 4, decimals: 0 } },
      bands: { mortality: 'moderate' },
      source: earlierImplementation,
    },
    {
      id: 'none',
      inputs: {
        age: { value: 55, unit: 'a' },
        whiteCells: { value: 16, unit: '10*9/L' },
        glucose: { value: 200, unit: 'mg/dL' },
        ldh: { value: 350, unit: 'U/L' },
        ast: { value: 250, unit: 'U/L' },
      },
      expect: { score: { value: 0, decimals: 0 } },
      bands: { mortality: 'low' },
      source: countedByHand,
    },
    {
      id: 'five',
      inputs: {
        age: { value: 56, unit: 'a' },
        whiteCells: { value: 17, unit: '10*9/L' },
        glucose: { value: 210, unit: 'mg/dL' },
        ldh: { value: 351, unit: 'U/L' },
        ast: { value: 251, unit: 'U/L' },
      },
      expect: { score: { value: 5, decimals: 0 } },
      bands: { mortality: 'high' },
      source: countedByHand,
    },
    {
      id: 'seven',
      inputs: {
        age: { value: 56, unit: 'a' },
        whiteCells: { value: 17, unit: '10*9/L' },
        glucose: { value: 12, unit: 'mmol/L' },
        ldh: { value: 351, unit: 'U/L' },
        ast: { value: 251, unit: 'U/L' },
        oxygen: true,
        base: true,
      },
      expect: { score: { value: 7, decimals: 0 } },
      bands: { mortality: 'highest' },
      source: countedByHand,
    },
  ],
})
