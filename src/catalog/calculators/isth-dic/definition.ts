import { defineCalculator } from '../../kit/tool/calculator.ts'
import { optionalYesNo } from '../../kit/tool/calculator-inputs.ts'
import { fibrinogen, platelets } from '../../kit/tool/inputs/blood.ts'
import { measured } from '../../kit/tool/inputs/in-units.ts'
import { graded, pointScore, stepped } from '../../kit/tool/point-score.ts'
import { examples } from './examples.ts'

const score = pointScore({
  platelets: stepped(platelets(), [{ points: 2 }, { from: 50, points: 1 }, { from: 101, points: 0 }]),
  marker: graded({
    label: { en: 'D-dimer or fibrin degradation products', zh: 'D-二聚体或 FDP' },
    help: { en: 'By the limits of your laboratory.', zh: '按本实验室界值判断。' },
    of: {
      none: [0, { en: 'No increase', zh: '不升高' }],
      moderate: [2, { en: 'Moderate increase', zh: '中度升高' }],
      strong: [3, { en: 'Strong increase', zh: '显著升高' }],
    },
  }),
  prolongation: stepped(
    measured({
      label: { en: 'Prolongation of the prothrombin time', zh: 'PT 延长' },
      help: { en: 'Beyond the upper limit of normal.', zh: '超过正常上限的秒数。' },
      units: [{ id: 's', resolution: 1, hard: [0, 140], usual: [0, 60] }],
    }),
    [{ points: 0 }, { from: 3, points: 1 }, { from: 6.1, points: 2 }],
  ),
  fibrinogen: stepped(fibrinogen(), [{ points: 1 }, { from: 1.1, points: 0 }]),
})

export const definition = defineCalculator({
  id: 'isth-dic',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Points compared with the tables of ASH-SAP and of J Res Med Sci 2021;26:102; sources differ in whether 100 platelets, 6 s and 1 g/L belong to the lower or the higher points. The paper itself was not at hand.',
      zh: '分值与 ASH-SAP 及 J Res Med Sci 2021;26:102 的表格核对；血小板 100、PT 延长 6 s、纤维蛋白原 1 g/L 归入哪一档各来源不一。未能直接查阅论文全文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'reported',
  purpose: {
    en: 'Tells overt disseminated intravascular coagulation where a cause of it is known.',
    zh: '在存在基础病因的前提下诊断显性弥散性血管内凝血。',
  },
  population: {
    en: 'Patients with a disorder known to cause it: sepsis, trauma, malignancy, obstetric calamity.',
    zh: '存在可致 DIC 的基础疾病者：脓毒症、创伤、恶性肿瘤、产科急症等。',
  },
  inputs: {
    ...score.inputs,
    cause: optionalYesNo({ label: { en: 'A disorder that causes DIC is present', zh: '存在可致 DIC 的基础疾病' } }),
  },
  outputs: {
    score: {
      label: { en: 'ISTH score', zh: 'ISTH 评分' },
      unit: { en: 'of 8 points', zh: '分（满分 8 分）' },
      decimals: 0,
    },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [
    {
      id: 'dic',
      output: 'score',
      on: 'raw',
      bands: [
        {
          id: 'not-overt',
          label: { en: 'Not overt DIC', zh: '不符合显性 DIC' },
          meaning: {
            en: '< 5: non-overt DIC is possible; repeat in 1 to 2 days',
            zh: '< 5 分：可能为非显性 DIC，1~2 天后复评',
          },
          tone: 'neutral',
        },
        {
          id: 'overt',
          from: 5,
          label: { en: 'Overt DIC', zh: '显性 DIC' },
          meaning: { en: '≥ 5: compatible with overt DIC; repeat daily', zh: '≥ 5 分：符合显性 DIC，每日复评' },
          tone: 'alarm',
        },
      ],
    },
  ],
  validity: [
    { when: { input: 'cause', is: false }, effect: 'refuse', message: 'no-cause' },
    { when: { input: 'cause', unanswered: true }, effect: 'warn', message: 'cause-assumed' },
  ],
  alerts: [],
  messages: {
    'no-cause': {
      en: 'Without a disorder that causes it the score is not to be used.',
      zh: '无可致 DIC 的基础疾病时不应使用本评分。',
    },
    'cause-assumed': { en: 'A disorder that causes DIC is assumed.', zh: '默认存在可致 DIC 的基础疾病。' },
  },
  caveats: [
    {
      en: 'The Chinese DIC scoring system (CDSS, 2017) is another score, with other points.',
      zh: '中国 DIC 诊断积分系统（CDSS，2017）为另一套评分，不可混用。',
    },
    {
      en: 'Liver failure, anticoagulants and massive transfusion change the same tests.',
      zh: '肝衰竭、抗凝药及大量输血可影响上述指标。',
    },
  ],
  nextSteps: [
    {
      en: 'Treat the cause; replace platelets, fibrinogen and plasma in bleeding or before procedures.',
      zh: '治疗原发病；出血或操作前补充血小板、纤维蛋白原与血浆。',
    },
  ],
  references: [
    {
      text: 'Taylor FB Jr, Toh CH, Hoots WK, Wada H, Levi M. Towards definition, clinical and laboratory criteria, and a scoring system for disseminated intravascular coagulation. Thromb Haemost 2001;86:1327–1330.',
      doi: '10.1055/s-0037-1616068',
    },
  ],
  examples,
})
