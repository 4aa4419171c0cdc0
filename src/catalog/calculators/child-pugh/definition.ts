import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand } from '../../kit/tool/example-sources.ts'
import { inr, serumAlbumin, totalBilirubin } from '../../kit/tool/inputs/laboratory.ts'
import { graded, pointScore } from '../../kit/tool/point-score.ts'
import type { Language } from '../../kit/words.ts'
import { classes } from './classes.ts'

/**
 * The cut-offs are published as 2 and 3 mg/dL, and as 34 and 51 µmol/L (4 and 10 mg/dL, 68 and 170 µmol/L in cholestasis). With the exact
 * factor 17.1
 * the two would classify 34 µmol/L differently; 17 is the quotient of the published pairs.
 */
const publishedFactor = 17

/** 1 point below the first cut-off, 3 above the second, 2 between them, both included; reversed for albumin. µmol/L, g/L. */
const cutOffs = { bilirubin: [34, 51], inCholestasis: [68, 170], albumin: [28, 35], inr: [1.7, 2.3] } as const
type CutOffs = readonly [from: number, to: number]

function points(value: number, [from, to]: CutOffs): number {
  return value < from ? 1 : value > to ? 3 : 2
}

const judged = pointScore({
  ascites: graded({
    label: { en: 'Ascites', zh: '腹水' },
    of: {
      none: [1, { en: 'None', zh: '无' }],
      mild: [2, { en: 'Mild, or controlled', zh: '轻度（易控制）' }],
      severe: [3, { en: 'Moderate to severe, or refractory', zh: '中重度（难治性）' }],
    },
  }),
  encephalopathy: graded({
    label: { en: 'Hepatic encephalopathy', zh: '肝性脑病' },
    of: {
      none: [1, { en: 'None', zh: '无' }],
      'grade-1-2': [2, { en: 'Grade 1–2', zh: '1~2 级' }],
      'grade-3-4': [3, { en: 'Grade 3–4', zh: '3~4 级' }],
    },
  }),
})

const dash: Readonly<Record<Language, string>> = { en: '–', zh: '~' }

function ranges([from, to]: CutOffs, language: Language): string {
  return `< ${from} / ${from}${dash[language]}${to} / > ${to}`
}

function bilirubinRanges(of: CutOffs, language: Language): string {
  const inMg = ranges([of[0] / publishedFactor, of[1] / publishedFactor], language)
  const [open, close] = language === 'zh' ? ['（', '）'] : [' (', ')']
  return `${ranges(of, language)} µmol/L${open}${inMg} mg/dL${close}`
}

export const definition = defineCalculator({
  id: 'child-pugh',
  revision: 1,
  contentChecked: '2026-11-21',
  verified: {
    state: 'two-implementations',
    on: '2026-11-21',
    how: {
      en: 'Points and classes compared with three public implementations, one of them by its own test vector; results with a second program in R. The paper itself was not at hand.',
      zh: '分值与分级同三套公开实现核对（其中一套采用其测试数据），结果由另行编写的 R 程序复核；未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: { en: 'Grades the severity of cirrhosis.', zh: '评估肝硬化的严重程度。' },
  population: {
    en: 'Patients with cirrhosis; derived in those who bled from varices.',
    zh: '肝硬化患者；源自食管静脉曲张出血人群。',
  },
  inputs: {
    bilirubin: totalBilirubin(publishedFactor),
    albumin: serumAlbumin(),
    inr: inr(1),
    ...judged.inputs,
    cholestatic: optionalYesNo({
      label: { en: 'Primary biliary cholangitis or sclerosing cholangitis', zh: '原发性胆汁性胆管炎或硬化性胆管炎' },
      help: { en: 'Then bilirubin has higher cut-offs.', zh: '若是，胆红素采用较高界值。' },
    }),
    anticoagulant: optionalYesNo({ label: { en: 'Takes a vitamin K antagonist', zh: '正在服用维生素 K 拮抗剂' } }),
  },
  outputs: {
    score: {
      label: { en: 'Child-Pugh', zh: 'Child-Pugh 评分' },
      unit: { en: 'of 15 points', zh: '分（5~15 分）' },
      decimals: 0,
    },
  },
  formula(inputs) {
    const bilirubin = points(inputs.bilirubin, inputs.cholestatic === true ? cutOffs.inCholestasis : cutOffs.bilirubin)
    const albumin = 4 - points(inputs.albumin, cutOffs.albumin)
    return { score: bilirubin + albumin + points(inputs.inr, cutOffs.inr) + judged.sum(inputs) }
  },
  formulaText: [
    {
      en: `Bilirubin ${bilirubinRanges(cutOffs.bilirubin, 'en')}: 1 / 2 / 3 points; in cholestasis ${bilirubinRanges(cutOffs.inCholestasis, 'en')}`,
      zh: `总胆红素 ${bilirubinRanges(cutOffs.bilirubin, 'zh')}：1 / 2 / 3 分；胆汁淤积性疾病为 ${bilirubinRanges(cutOffs.inCholestasis, 'zh')}`,
    },
    {
      en: `Albumin ${ranges(cutOffs.albumin, 'en')} g/L: 3 / 2 / 1 points; INR ${ranges(cutOffs.inr, 'en')}: 1 / 2 / 3 points`,
      zh: `白蛋白 ${ranges(cutOffs.albumin, 'zh')} g/L：3 / 2 / 1 分；INR ${ranges(cutOffs.inr, 'zh')}：1 / 2 / 3 分`,
    },
    ...judged.text,
  ],
  classifications: [classes],
  validity: [{ when: { input: 'anticoagulant', is: true }, effect: 'warn', message: 'inr-by-drug' }],
  alerts: [],
  messages: {
    'inr-by-drug': {
      en: 'A vitamin K antagonist raises the INR: the score is then too high.',
      zh: '维生素 K 拮抗剂可升高 INR，使评分偏高。',
    },
  },
  caveats: [
    {
      en: 'Some sources have 2.2 instead of 2.3 as the upper INR cut-off.',
      zh: '部分资料 INR 上界取 2.2 而非 2.3。',
    },
    { en: 'Ascites and encephalopathy are graded by judgement.', zh: '腹水与肝性脑病的分级带有主观性。' },
    { en: 'For cirrhosis; not for acute liver failure.', zh: '用于肝硬化，不用于急性肝衰竭。' },
  ],
  nextSteps: [
    {
      en: 'In class B or C consider referral to a liver centre; MELD 3.0 ranks for transplantation.',
      zh: 'B 级或 C 级者考虑转诊肝病中心；移植排序采用 MELD 3.0。',
    },
    {
      en: 'Look up the class in the label of each drug that the liver clears.',
      zh: '经肝代谢的药物须按说明书中的分级调整剂量。',
    },
  ],
  references: ['pugh-1973'],
  examples: [
    {
      id: 'class-c',
      inputs: {
        bilirubin: { value: 3.2, unit: 'mg/dL' },
        albumin: { value: 2.6, unit: 'g/dL' },
        inr: { value: 2, unit: '1' },
        ascites: 'mild',
        encephalopathy: 'grade-1-2',
      },
      expect: { score: { value: 12, decimals: 0 } },
      bands: { class: 'C' },
      source: {
        outside: true,
        words: {
          en: 'Test vector of the public repository lakshay321123/medx.',
          zh: '公开代码库 lakshay321123/medx 的测试数据。',
        },
      },
    },
    {
      id: 'class-b',
      inputs: {
        bilirubin: { value: 40, unit: 'umol/L' },
        albumin: { value: 30, unit: 'g/L' },
        inr: { value: 1.8, unit: '1' },
        ascites: 'mild',
        encephalopathy: 'none',
      },
      expect: { score: { value: 9, decimals: 0 } },
      bands: { class: 'B' },
      source: { outside: false, words: { en: 'Counted by hand.', zh: '人工计数。' } },
    },
    {
      id: 'class-a',
      inputs: {
        bilirubin: { value: 33, unit: 'umol/L' },
        albumin: { value: 36, unit: 'g/L' },
        inr: { value: 1.6, unit: '1' },
        ascites: 'none',
        encephalopathy: 'none',
      },
      expect: { score: { value: 5, decimals: 0 } },
      bands: { class: 'A' },
      source: countedByHand,
    },
  ],
})
