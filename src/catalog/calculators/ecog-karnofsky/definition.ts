import { defineCalculator } from '../../kit/tool/calculator.ts'
import { oneOf } from '../../kit/tool/calculator-inputs.ts'
import { examples } from './examples.ts'
import { grades, karnofsky } from './grades.ts'

export const definition = defineCalculator({
  id: 'ecog-karnofsky',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Grades and their Karnofsky equivalents compared with aihaoyisheng.com and myelomacomorbidityindex.org; hemonc.org says that no formal mapping was published.',
      zh: '分级及对应的 KPS 分值同 aihaoyisheng.com、myelomacomorbidityindex.org 核对；hemonc.org 指出两者并无正式发表的换算。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Grades performance status, and gives the corresponding Karnofsky points.',
    zh: '评定体力状态，并给出对应的 KPS 分值。',
  },
  population: { en: 'Adults with cancer.', zh: '成人肿瘤患者。' },
  inputs: {
    ecog: oneOf({
      label: { en: 'ECOG grade', zh: 'ECOG 分级' },
      of: {
        '0': { en: `0 · ${grades['0'].words.en}`, zh: `0 级 · ${grades['0'].words.zh}` },
        '1': { en: `1 · ${grades['1'].words.en}`, zh: `1 级 · ${grades['1'].words.zh}` },
        '2': { en: `2 · ${grades['2'].words.en}`, zh: `2 级 · ${grades['2'].words.zh}` },
        '3': { en: `3 · ${grades['3'].words.en}`, zh: `3 级 · ${grades['3'].words.zh}` },
        '4': { en: `4 · ${grades['4'].words.en}`, zh: `4 级 · ${grades['4'].words.zh}` },
        '5': { en: `5 · ${grades['5'].words.en}`, zh: `5 级 · ${grades['5'].words.zh}` },
      },
    }),
  },
  outputs: {
    ecog: { label: { en: 'ECOG', zh: 'ECOG' }, unit: { en: 'of 5', zh: '级（0~5 级）' }, decimals: 0 },
    low: { label: { en: 'Karnofsky, from', zh: 'KPS 下限' }, unit: { en: 'points', zh: '分' }, decimals: 0 },
    high: { label: { en: 'Karnofsky, to', zh: 'KPS 上限' }, unit: { en: 'points', zh: '分' }, decimals: 0 },
  },
  formula({ ecog }) {
    const [low, high] = grades[ecog].karnofsky
    return { ecog: Number(ecog), low, high }
  },
  formulaText: Object.entries(grades).map(
    ([
      grade,
      {
        karnofsky: [low, high],
      },
    ]) => ({
      en: `ECOG ${grade}: Karnofsky ${low === high ? low : `${low}–${high}`}`,
      zh: `ECOG ${grade} 级：KPS ${low === high ? low : `${low}~${high}`} 分`,
    }),
  ),
  classifications: [karnofsky],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    { en: 'The two scales correspond roughly only.', zh: '两种评分仅为大致对应。' },
    { en: 'Observers differ: state who graded, and when.', zh: '不同评估者可有差异，应注明评估者与时间。' },
  ],
  nextSteps: [{ en: 'Trials usually ask for 0 or 1, sometimes 2.', zh: '临床试验一般要求 0~1 级，部分允许 2 级。' }],
  references: [
    {
      text: 'Oken MM, Creech RH, Tormey DC, et al. Toxicity and response criteria of the Eastern Cooperative Oncology Group. Am J Clin Oncol 1982;5:649–655.',
      doi: '10.1097/00000421-198212000-00014',
    },
  ],
  examples,
})
