import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  exudate: ticked({ label: { en: 'Tonsillar exudate or swelling', zh: '扁桃体渗出或肿大' }, points: 1 }),
  nodes: ticked({ label: { en: 'Tender anterior cervical nodes', zh: '颈前淋巴结肿大压痛' }, points: 1 }),
  fever: ticked({
    label: { en: 'Temperature above 38 °C, or a history of it', zh: '体温 > 38 ℃（或有发热史）' },
    points: 1,
  }),
  noCough: ticked({ label: { en: 'No cough', zh: '无咳嗽' }, points: 1 }),
  age: stepped(age(3), [{ points: 1 }, { from: 15, points: 0 }, { from: 45, points: -1 }]),
})

export const definition = defineCalculator({
  id: 'centor-mcisaac',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Items, points and probabilities agree in four public implementations (cliniborg.com, mdtools.org, doctaverse, WikEM). The papers were not at hand.',
      zh: '条目、分值与概率同四套公开实现（cliniborg.com、mdtools.org、doctaverse、WikEM）一致；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates how likely a sore throat is streptococcal, to decide whom to test.',
    zh: '评估咽痛由 A 组链球菌引起的可能性，辅助决定是否检测。',
  },
  population: { en: 'From 3 years, with a sore throat of at most two weeks.', zh: '3 岁及以上、咽痛不超过 2 周者。' },
  inputs: { ...score.inputs },
  outputs: {
    score: {
      label: { en: 'McIsaac score', zh: 'McIsaac 评分' },
      unit: { en: 'of 5 points', zh: '分（−1~5 分）' },
      decimals: 0,
    },
    centor: {
      label: { en: 'Centor, without age', zh: 'Centor（不计年龄）' },
      unit: { en: 'of 4 points', zh: '分（0~4 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => {
    const sum = score.sum(inputs)
    return { score: sum, centor: sum - score.of('age', inputs.age) }
  },
  formulaText: score.text,
  classifications: [
    {
      id: 'level',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: '0',
          label: { en: '0 or less', zh: '≤ 0 分' },
          meaning: { en: 'Group A streptococci in 1–2.5 %', zh: 'A 组链球菌 1%~2.5%' },
          tone: 'good',
        },
        {
          id: '1',
          from: 1,
          label: { en: '1 point', zh: '1 分' },
          meaning: { en: '5–10 %', zh: '5%~10%' },
          tone: 'good',
        },
        {
          id: '2',
          from: 2,
          label: { en: '2 points', zh: '2 分' },
          meaning: { en: '11–17 %: test', zh: '11%~17%：建议检测' },
          tone: 'caution',
        },
        {
          id: '3',
          from: 3,
          label: { en: '3 points', zh: '3 分' },
          meaning: { en: '28–35 %: test', zh: '28%~35%：建议检测' },
          tone: 'caution',
        },
        {
          id: '4',
          from: 4,
          label: { en: '4 points or more', zh: '≥ 4 分' },
          meaning: { en: '51–53 %: test', zh: '51%~53%：建议检测' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'age', below: 3 }, effect: 'refuse', message: 'too-young' }],
  alerts: [],
  messages: { 'too-young': { en: 'The score holds from 3 years.', zh: '本评分适用于 3 岁及以上者。' } },
  caveats: [
    {
      en: 'Not below 3 years, where streptococcal pharyngitis is rare.',
      zh: '不用于 3 岁以下儿童（链球菌咽炎少见）。',
    },
    {
      en: 'The probabilities come from Canada in the 1990s: in an outbreak they are higher.',
      zh: '概率源自 20 世纪 90 年代加拿大资料，暴发期更高。',
    },
  ],
  nextSteps: [
    {
      en: 'From 2 points on: rapid antigen test or culture, and antibiotics only where it is positive.',
      zh: '≥ 2 分：行快速抗原检测或培养，阳性者方用抗菌药物。',
    },
  ],
  references: [
    {
      text: 'McIsaac WJ, White D, Tannenbaum D, Low DE. A clinical score to reduce unnecessary antibiotic use in patients with sore throat. CMAJ 1998;158:75–83.',
    },
    {
      text: 'Centor RM, Witherspoon JM, Dalton HP, et al. The diagnosis of strep throat in adults in the emergency room. Med Decis Making 1981;1:239–246.',
      doi: '10.1177/0272989X8100100304',
    },
  ],
  examples: [
    {
      id: 'child',
      inputs: { exudate: true, nodes: true, fever: true, noCough: true, age: { value: 10, unit: 'a' } },
      expect: { score: { value: 5, decimals: 0 }, centor: { value: 4, decimals: 0 } },
      bands: { level: '4' },
      source: earlierImplementation,
    },
    {
      id: 'adult',
      inputs: { exudate: false, nodes: false, fever: false, noCough: false, age: { value: 50, unit: 'a' } },
      expect: { score: { value: -1, decimals: 0 } },
      bands: { level: '0' },
      source: countedByHand,
    },
    {
      id: 'one',
      inputs: { exudate: false, nodes: false, fever: false, noCough: true, age: { value: 30, unit: 'a' } },
      expect: { score: { value: 1, decimals: 0 } },
      bands: { level: '1' },
      source: countedByHand,
    },
    {
      id: 'two',
      inputs: { exudate: true, nodes: true, fever: false, noCough: false, age: { value: 44, unit: 'a' } },
      expect: { score: { value: 2, decimals: 0 } },
      bands: { level: '2' },
      source: countedByHand,
    },
    {
      id: 'three',
      inputs: { exudate: true, nodes: true, fever: false, noCough: false, age: { value: 14, unit: 'a' } },
      expect: { score: { value: 3, decimals: 0 } },
      bands: { level: '3' },
      source: countedByHand,
    },
  ],
})
