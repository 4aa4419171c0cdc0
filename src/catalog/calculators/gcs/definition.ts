import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalOneOf, optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { graded, pointScore } from '../../kit/tool/point-score.ts'

const score = pointScore({
  eye: graded({
    label: { en: 'Eye opening', zh: '睁眼' },
    of: {
      spontaneous: [4, { en: 'Spontaneous', zh: '自发睁眼' }],
      speech: [3, { en: 'To speech', zh: '呼唤睁眼' }],
      pressure: [2, { en: 'To pressure', zh: '压痛睁眼' }],
      none: [1, { en: 'None', zh: '不睁眼' }],
    },
  }),
  verbal: graded({
    label: { en: 'Verbal response', zh: '语言' },
    of: {
      orientated: [5, { en: 'Orientated', zh: '定向正常' }],
      confused: [4, { en: 'Confused', zh: '言语混乱' }],
      words: [3, { en: 'Words', zh: '仅有单词' }],
      sounds: [2, { en: 'Sounds', zh: '仅有声音' }],
      none: [1, { en: 'None', zh: '无' }],
    },
  }),
  motor: graded({
    label: { en: 'Motor response', zh: '运动' },
    of: {
      obeys: [6, { en: 'Obeys commands', zh: '遵嘱动作' }],
      localising: [5, { en: 'Localising', zh: '刺痛定位' }],
      'normal-flexion': [4, { en: 'Normal flexion (withdrawal)', zh: '正常屈曲（躲避）' }],
      'abnormal-flexion': [3, { en: 'Abnormal flexion', zh: '异常屈曲' }],
      extension: [2, { en: 'Extension', zh: '伸直' }],
      none: [1, { en: 'None', zh: '无' }],
    },
  }),
})
const unreactive = { none: 0, one: 1, both: 2 }

export const definition = defineCalculator({
  id: 'gcs',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Compared with glasgowcomascale.org (GCS-P) and with a public implementation (JuneYaooo/clinical-calculator); the original paper was not at hand.',
      zh: '与 glasgowcomascale.org（GCS-P）及一套公开实现（JuneYaooo/clinical-calculator）核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Describes the level of consciousness by eye, verbal and motor response; GCS-P adds the pupils.',
    zh: '以睁眼、语言和运动反应描述意识水平；GCS-P 加入瞳孔反应。',
  },
  population: {
    en: 'Adults and children who speak; younger children need the paediatric verbal scale.',
    zh: '成人及会说话的儿童；低龄儿童用儿科语言量表。',
  },
  inputs: {
    ...score.inputs,
    pupils: optionalOneOf({
      label: { en: 'Pupils that do not react to light', zh: '对光无反应的瞳孔' },
      of: { none: { en: 'Neither', zh: '无' }, one: { en: 'One', zh: '一侧' }, both: { en: 'Both', zh: '双侧' } },
    }),
    intubated: optionalYesNo({ label: { en: 'Intubated, or eyes swollen shut', zh: '气管插管或眼睑肿胀无法睁眼' } }),
  },
  outputs: {
    score: { label: { en: 'GCS', zh: 'GCS 总分' }, unit: { en: 'of 15 points', zh: '分（3~15 分）' }, decimals: 0 },
    withPupils: {
      label: { en: 'GCS-P', zh: 'GCS-P' },
      unit: { en: '1–15', zh: '1~15 分' },
      decimals: 0,
      absent: { en: 'Pupils not given', zh: '未填瞳孔反应' },
    },
  },
  formula(inputs) {
    const total = score.sum(inputs)
    return { score: total, withPupils: inputs.pupils === null ? null : total - unreactive[inputs.pupils] }
  },
  formulaText: [
    ...score.text,
    { en: 'GCS-P = GCS − number of unreactive pupils (0–2)', zh: 'GCS-P = GCS − 对光无反应瞳孔数（0~2）' },
  ],
  classifications: [
    {
      id: 'injury',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'severe',
          label: { en: 'Severe', zh: '重度' },
          meaning: { en: '3–8: in head injury severe; the airway is at risk', zh: '3~8 分：重型颅脑损伤，气道有风险' },
          tone: 'alarm',
        },
        {
          id: 'moderate',
          from: 9,
          label: { en: 'Moderate', zh: '中度' },
          meaning: { en: '9–12', zh: '9~12 分' },
          tone: 'caution',
        },
        {
          id: 'mild',
          from: 13,
          label: { en: 'Mild', zh: '轻度' },
          meaning: { en: '13–15', zh: '13~15 分' },
          tone: 'neutral',
        },
      ],
    },
  ],
  validity: [{ when: { input: 'intubated', is: true }, effect: 'warn', message: 'not-testable' }],
  alerts: [],
  messages: {
    'not-testable': {
      en: 'A component that cannot be tested is reported as such (for example VT), and no total is given.',
      zh: '无法测试的项目应注明（如 VT），不报告总分。',
    },
  },
  caveats: [
    {
      en: 'Report the three components (E3 V4 M6); the same total can have very different meanings.',
      zh: '应报告三项分值（如 E3V4M6），总分相同而意义可能迥异。',
    },
    {
      en: 'Sedation, paralysis, alcohol, hypoxia and shock lower it.',
      zh: '镇静、肌松、酒精、缺氧与休克可使评分偏低。',
    },
  ],
  nextSteps: [
    {
      en: '8 or less: protect the airway, CT, call neurosurgery after head injury.',
      zh: '≤ 8 分：保护气道，行 CT；颅脑损伤者请神经外科会诊。',
    },
    { en: 'Repeat: a fall by 2 points is an emergency.', zh: '动态复评：下降 2 分为急症。' },
  ],
  references: [
    {
      text: 'Teasdale G, Jennett B. Assessment of coma and impaired consciousness. Lancet 1974;2:81-84.',
      doi: '10.1016/S0140-6736(74)91639-0',
    },
    {
      text: 'Brennan PM, Murray GD, Teasdale GM. The GCS-Pupils score. J Neurosurg 2018;128:1612-1620.',
      doi: '10.3171/2017.12.JNS172780',
    },
  ],
  examples: [
    {
      id: 'mild',
      inputs: { eye: 'speech', verbal: 'confused', motor: 'obeys' },
      expect: { score: { value: 13, decimals: 0 } },
      bands: { injury: 'mild' },
      source: earlierImplementation,
    },
    {
      id: 'worst',
      inputs: { eye: 'none', verbal: 'none', motor: 'none', pupils: 'both' },
      expect: { score: { value: 3, decimals: 0 }, withPupils: { value: 1, decimals: 0 } },
      bands: { injury: 'severe' },
      source: {
        outside: true,
        words: { en: 'Example in the documentation of the R package cliot.', zh: 'R 软件包 cliot 文档中的算例。' },
      },
    },
    {
      id: 'moderate',
      inputs: { eye: 'pressure', verbal: 'words', motor: 'normal-flexion', pupils: 'none' },
      expect: { score: { value: 9, decimals: 0 }, withPupils: { value: 9, decimals: 0 } },
      bands: { injury: 'moderate' },
      source: countedByHand,
    },
    {
      id: 'severe',
      inputs: { eye: 'pressure', verbal: 'sounds', motor: 'normal-flexion', pupils: 'one' },
      expect: { score: { value: 8, decimals: 0 }, withPupils: { value: 7, decimals: 0 } },
      bands: { injury: 'severe' },
      source: countedByHand,
    },
  ],
})
