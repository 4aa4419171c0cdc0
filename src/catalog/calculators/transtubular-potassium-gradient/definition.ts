import { defineCalculator } from '../../kit/tool/calculator.ts'
import { potassium, serumOsmolality } from '../../kit/tool/inputs/chemistry.ts'
import { named, optional } from '../../kit/tool/inputs/in-units.ts'
import { urineOsmolality, urinePotassium, urineSodium } from '../../kit/tool/inputs/urine.ts'
import { inHyperkalaemia, inHypokalaemia } from './bands.ts'
import { examples } from './examples.ts'

export const definition = defineCalculator({
  id: 'transtubular-potassium-gradient',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Formula and conditions compared with mdcalc.com and an openEHR guideline; cut-offs differ among sources (hyperkalaemia 5 to 8, hypokalaemia 2 to 4), so that a grey zone is shown. The paper itself was not at hand.',
      zh: '公式与适用条件同 mdcalc.com 及 openEHR 指南模型核对；界值各来源不一（高钾 5~8，低钾 2~4），故列出灰区。未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Estimates the secretion of potassium in the collecting duct, to find the cause of hypokalaemia or hyperkalaemia.',
    zh: '估计集合管泌钾能力，协助判断低钾或高钾血症的病因。',
  },
  population: {
    en: 'Hypokalaemia or hyperkalaemia, where urine is more concentrated than plasma and urine sodium exceeds 25 mmol/L.',
    zh: '低钾或高钾血症，且尿渗透压高于血渗透压、尿钠 > 25 mmol/L 者。',
  },
  inputs: {
    urinePotassium: urinePotassium(),
    serumPotassium: potassium(),
    urineOsmolality: urineOsmolality(),
    serumOsmolality: named(serumOsmolality(), { en: 'Serum osmolality', zh: '血渗透压' }),
    urineSodium: optional(urineSodium()),
  },
  outputs: { ttkg: { label: { en: 'TTKG', zh: 'TTKG' }, unit: { en: '(ratio)', zh: '（比值）' }, decimals: 1 } },
  formula: (inputs) => ({
    ttkg: (inputs.urinePotassium * inputs.serumOsmolality) / (inputs.serumPotassium * inputs.urineOsmolality),
  }),
  formulaText: [
    {
      en: 'TTKG = (urine K × serum osmolality) ÷ (serum K × urine osmolality)',
      zh: 'TTKG =（尿钾 × 血渗透压）÷（血钾 × 尿渗透压）',
    },
  ],
  classifications: [inHyperkalaemia, inHypokalaemia],
  validity: [
    { when: { input: 'urineOsmolality', below: 300 }, effect: 'warn', message: 'dilute' },
    { when: { input: 'urineSodium', below: 25 }, effect: 'warn', message: 'little-sodium' },
  ],
  alerts: [],
  messages: {
    dilute: {
      en: 'Valid only where urine is more concentrated than plasma.',
      zh: '仅在尿渗透压高于血渗透压时有效。',
    },
    'little-sodium': {
      en: 'Below 25 mmol/L of urine sodium too little reaches the distal tubule: the gradient does not hold.',
      zh: '尿钠 < 25 mmol/L 时到达远端肾小管的钠不足，TTKG 不可靠。',
    },
  },
  caveats: [
    {
      en: 'Its authors later doubted it, because urea is recycled in the medulla: never decide by it alone.',
      zh: '因髓质存在尿素再循环，原作者后来质疑其有效性，不可单独据此决策。',
    },
    {
      en: 'Diuretics and treatment of the potassium disorder change it: sample before.',
      zh: '利尿剂及纠正血钾的治疗会影响结果，应在治疗前留取标本。',
    },
  ],
  nextSteps: [
    {
      en: 'Urine potassium-to-creatinine ratio, acid-base state, renin and aldosterone.',
      zh: '测定尿钾/肌酐比值、酸碱状态、肾素与醛固酮。',
    },
  ],
  references: [
    {
      text: 'Ethier JH, Kamel KS, Magner PO, Lemann J Jr, Halperin ML. The transtubular potassium concentration in patients with hypokalemia and hyperkalemia. Am J Kidney Dis 1990;15:309–315.',
      doi: '10.1016/S0272-6386(12)80076-X',
    },
  ],
  examples,
})
