import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { optional } from '../../kit/tool/inputs/in-units.ts'
import { age } from '../../kit/tool/inputs/person.ts'
import { comaScale } from '../../kit/tool/inputs/vital-signs.ts'
import { pointScore, stepped, ticked } from '../../kit/tool/point-score.ts'

const high = pointScore({
  coma: ticked({ label: { en: 'GCS below 15 two hours after the injury', zh: '伤后 2 h GCS < 15 分' }, points: 1 }),
  fracture: ticked({
    label: { en: 'Suspected open or depressed skull fracture', zh: '疑似开放性或凹陷性颅骨骨折' },
    points: 1,
  }),
  base: ticked({ label: { en: 'Any sign of a fracture of the skull base', zh: '任何颅底骨折征象' }, points: 1 }),
  vomiting: ticked({ label: { en: 'Vomited twice or more', zh: '呕吐 ≥ 2 次' }, points: 1 }),
  age: stepped(age(16), [{ points: 0 }, { from: 65, points: 1 }]),
})
const medium = pointScore({
  amnesia: ticked({
    label: { en: 'Amnesia for 30 min or more before the impact', zh: '伤前遗忘 ≥ 30 min' },
    points: 1,
  }),
  mechanism: ticked({
    label: { en: 'Dangerous mechanism', zh: '危险致伤机制' },
    help: {
      en: 'Pedestrian struck by a vehicle, ejected from a vehicle, fall from more than 3 feet (0.9 m) or 5 stairs',
      zh: '行人被车撞、被甩出车外、坠落 > 0.9 m 或 > 5 级台阶',
    },
    points: 1,
  }),
})

export const definition = defineCalculator({
  id: 'canadian-ct-head-rule',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with a table in a paper on PMC (PMC4766169), pathway.md and a public summary; the original paper was not at hand.',
      zh: '与 PMC 论文表格（PMC4766169）、pathway.md 及一份公开摘要核对；未能直接查阅原文。',
    },
  },
  stakes: 'dose-or-triage',
  checklist: true,
  inputResolution: 'reported',
  purpose: { en: 'Tells who needs a CT of the head after a minor injury.', zh: '判断轻型颅脑外伤后是否需行头颅 CT。' },
  population: {
    en: 'From 16 years on, GCS 13–15, within 24 hours of blunt injury with witnessed loss of consciousness, amnesia or disorientation.',
    zh: '≥ 16 岁，GCS 13~15 分，24 h 内钝性头伤并有意识丧失、遗忘或定向障碍。',
  },
  inputs: {
    ...high.inputs,
    ...medium.inputs,
    gcs: optional(comaScale()),
    anticoagulant: optionalYesNo({ label: { en: 'Anticoagulant or bleeding disorder', zh: '抗凝药或出血性疾病' } }),
    seizure: optionalYesNo({ label: { en: 'Seizure after the injury', zh: '伤后抽搐' } }),
  },
  outputs: {
    high: {
      label: { en: 'High-risk findings', zh: '高危条件数' },
      unit: { en: 'of 5', zh: '项（共 5 项）' },
      decimals: 0,
    },
    medium: {
      label: { en: 'Medium-risk findings', zh: '中危条件数' },
      unit: { en: 'of 2', zh: '项（共 2 项）' },
      decimals: 0,
    },
    any: { label: { en: 'Findings in all', zh: '条件总数' }, unit: { en: 'of 7', zh: '项（共 7 项）' }, decimals: 0 },
  },
  formula(inputs) {
    const [atHigh, atMedium] = [high.sum(inputs), medium.sum(inputs)]
    return { high: atHigh, medium: atMedium, any: atHigh + atMedium }
  },
  formulaText: [
    ...high.text.map(({ en, zh }) => ({ en: `High risk, ${en}`, zh: `高危，${zh}` })),
    ...medium.text.map(({ en, zh }) => ({ en: `Medium risk, ${en}`, zh: `中危，${zh}` })),
  ],
  classifications: [
    {
      id: 'high',
      title: { en: 'High risk', zh: '高危' },
      output: 'high',
      on: 'raw',
      bands: [
        {
          id: 'no',
          label: { en: 'No high-risk finding', zh: '无高危条件' },
          meaning: { en: 'Neurosurgery is very unlikely to be needed', zh: '需神经外科干预可能性极低' },
          tone: 'neutral',
        },
        {
          id: 'yes',
          from: 1,
          label: { en: 'High risk', zh: '高危' },
          meaning: { en: 'Neurosurgical intervention may be needed: CT', zh: '可能需神经外科干预：行 CT' },
          tone: 'alarm',
        },
      ],
    },
    {
      id: 'medium',
      title: { en: 'Medium risk', zh: '中危' },
      output: 'medium',
      on: 'raw',
      bands: [
        {
          id: 'no',
          label: { en: 'No medium-risk finding', zh: '无中危条件' },
          meaning: { en: 'Act by the other findings', zh: '依据其他条件处理' },
          tone: 'neutral',
        },
        {
          id: 'yes',
          from: 1,
          label: { en: 'Medium risk', zh: '中危' },
          meaning: { en: 'Brain injury on CT is possible', zh: 'CT 可能见脑损伤' },
          tone: 'caution',
        },
      ],
    },
    {
      id: 'ct',
      title: { en: 'CT', zh: 'CT' },
      output: 'any',
      on: 'raw',
      bands: [
        {
          id: 'no',
          label: { en: 'CT not needed by this rule', zh: '按本规则无需 CT' },
          meaning: { en: 'No finding at all', zh: '无任何条件' },
          tone: 'good',
        },
        {
          id: 'yes',
          from: 1,
          label: { en: 'CT of the head', zh: '行头颅 CT' },
          meaning: { en: 'At least one finding', zh: '≥ 1 项' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [
    { when: { input: 'age', below: 16 }, effect: 'refuse', message: 'from-16' },
    { when: { input: 'gcs', below: 13 }, effect: 'refuse', message: 'not-minor' },
    { when: { input: 'anticoagulant', is: true }, effect: 'refuse', message: 'bleeding' },
    { when: { input: 'seizure', is: true }, effect: 'refuse', message: 'after-seizure' },
  ],
  alerts: [],
  messages: {
    'from-16': { en: 'Not for under 16 years: use PECARN.', zh: '不适用于 16 岁以下，请用 PECARN 规则。' },
    'not-minor': {
      en: 'GCS below 13 is no minor injury: CT without a rule.',
      zh: 'GCS < 13 分非轻型损伤，直接行 CT。',
    },
    bleeding: {
      en: 'Not valid under anticoagulants or with a bleeding disorder: CT.',
      zh: '抗凝或出血性疾病者不适用，应行 CT。',
    },
    'after-seizure': { en: 'Not valid after a seizure: CT.', zh: '伤后抽搐者不适用，应行 CT。' },
  },
  caveats: [
    {
      en: 'Does not hold without loss of consciousness, amnesia or disorientation: such patients were not studied.',
      zh: '无意识丧失、遗忘或定向障碍者未纳入研究，不适用。',
    },
    {
      en: 'Judgement may ask for CT also without a finding (intoxication, no observer at home).',
      zh: '醉酒、无人看护等情况下即使无条件亦可酌情行 CT。',
    },
  ],
  nextSteps: [
    {
      en: 'No CT: written advice for head injury and an observer at home.',
      zh: '不行 CT：给予书面头伤告知并安排家人观察。',
    },
  ],
  references: [
    {
      text: 'Stiell IG, Wells GA, Vandemheen K, et al. The Canadian CT Head Rule for patients with minor head injury. Lancet 2001;357:1391-1396.',
      doi: '10.1016/S0140-6736(00)04561-X',
    },
  ],
  examples: [
    {
      id: 'fracture',
      inputs: { fracture: true, age: { value: 40, unit: 'a' } },
      expect: { high: { value: 1, decimals: 0 }, medium: { value: 0, decimals: 0 }, any: { value: 1, decimals: 0 } },
      bands: { high: 'yes', medium: 'no', ct: 'yes' },
      source: earlierImplementation,
    },
    {
      id: 'none',
      inputs: { age: { value: 64, unit: 'a' }, gcs: { value: 15, unit: '{score}' } },
      expect: { high: { value: 0, decimals: 0 }, medium: { value: 0, decimals: 0 }, any: { value: 0, decimals: 0 } },
      bands: { high: 'no', medium: 'no', ct: 'no' },
      source: countedByHand,
    },
    {
      id: 'mechanism',
      inputs: { age: { value: 30, unit: 'a' }, mechanism: true },
      expect: { high: { value: 0, decimals: 0 }, medium: { value: 1, decimals: 0 }, any: { value: 1, decimals: 0 } },
      bands: { high: 'no', medium: 'yes', ct: 'yes' },
      source: countedByHand,
    },
    {
      id: 'age',
      inputs: { age: { value: 65, unit: 'a' } },
      expect: { high: { value: 1, decimals: 0 }, any: { value: 1, decimals: 0 } },
      bands: { high: 'yes', medium: 'no', ct: 'yes' },
      source: {
        outside: true,
        words: {
          en: 'An age of 65 or over is a high-risk finding, as in the documentation of the R package cliot.',
          zh: '年龄 ≥ 65 岁为高危条件，见 R 软件包 cliot 文档。',
        },
      },
    },
  ],
})
