import { defineCalculator } from '../../kit/tool/calculator.ts'
import { countedByHand, earlierImplementation } from '../../kit/tool/example-sources.ts'
import { pointScore, ticked } from '../../kit/tool/point-score.ts'

const score = pointScore({
  telephone: ticked({
    label: { en: 'Telephone', zh: '打电话' },
    help: { en: 'Yes also if calls are only answered', zh: '仅能接听亦计' },
    points: 1,
  }),
  shopping: ticked({
    label: { en: 'Shopping', zh: '购物' },
    help: { en: 'Only if all of it, alone', zh: '须独立完成全部购物' },
    points: 1,
  }),
  food: ticked({
    label: { en: 'Preparing food', zh: '备餐' },
    help: { en: 'Only if planned and cooked alone', zh: '须独立筹划并烹制' },
    points: 1,
  }),
  housekeeping: ticked({
    label: { en: 'Housekeeping', zh: '家务' },
    help: { en: 'Yes if any part is done, even with help', zh: '参与任何家务即计，可有帮助' },
    points: 1,
  }),
  laundry: ticked({
    label: { en: 'Laundry', zh: '洗衣' },
    help: { en: 'Yes also if only small things', zh: '仅洗小件亦计' },
    points: 1,
  }),
  transport: ticked({
    label: { en: 'Transport', zh: '交通' },
    help: {
      en: 'Yes if alone, by taxi, or accompanied on public transport; not if only driven with help',
      zh: '独自出行、乘出租车或有人陪同乘公交均计；仅在他人协助下乘车不计',
    },
    points: 1,
  }),
  medication: ticked({
    label: { en: 'Medication', zh: '服药' },
    help: { en: 'Only if dose and time are right without preparation by others', zh: '须无人预先备药而剂量、时间正确' },
    points: 1,
  }),
  finances: ticked({
    label: { en: 'Finances', zh: '理财' },
    help: { en: 'Yes also if only daily purchases', zh: '仅能管理日常开支亦计' },
    points: 1,
  }),
})

export const definition = defineCalculator({
  id: 'lawton-iadl',
  revision: 1,
  contentChecked: '2026-11-22',
  verified: {
    state: 'two-implementations',
    on: '2026-11-22',
    how: {
      en: 'Points of every answer compared with the tables in Br J Anaesth 2015 (10.1093/bja/aev396) and of msdmanuals.com; the paper was not at hand.',
      zh: '各答案分值与 Br J Anaesth 2015（10.1093/bja/aev396）及 msdmanuals.com 所载表格核对；未能直接查阅原文。',
    },
  },
  stakes: 'ordinary',
  checklist: false,
  inputResolution: 'entered',
  purpose: {
    en: 'Counts the activities of living independently that a person manages.',
    zh: '计数可胜任的独立生活活动。',
  },
  population: { en: 'Older adults in the community or before discharge.', zh: '社区或出院前老年人。' },
  inputs: score.inputs,
  outputs: {
    score: { label: { en: 'IADL', zh: 'IADL 评分' }, unit: { en: 'of 8 points', zh: '分（满分 8 分）' }, decimals: 0 },
  },
  formula: (inputs) => ({ score: score.sum(inputs) }),
  formulaText: score.text,
  classifications: [],
  validity: [],
  alerts: [],
  messages: {},
  caveats: [
    {
      en: '8 is independent, fewer points mean more help; there is no agreed cut-off. Formerly men were scored on 5 items.',
      zh: '8 分为独立，分值越低依赖越重，无公认界值；早期男性仅评 5 项。',
    },
    {
      en: '© Gerontological Society of America: free for clinical use; the wording here is our own.',
      zh: '版权属 Gerontological Society of America，临床可免费使用；条目文字为自行表述。',
    },
  ],
  nextSteps: [
    {
      en: 'A new loss: look for cognitive decline, depression, drugs; arrange help for what is lost.',
      zh: '新近丧失某项能力：排查认知下降、抑郁与药物，并安排相应照护。',
    },
  ],
  references: [
    {
      text: 'Lawton MP, Brody EM. Assessment of older people: self-maintaining and instrumental activities of daily living. Gerontologist 1969;9:179–186.',
      doi: '10.1093/geront/9.3_Part_1.179',
    },
  ],
  examples: [
    {
      id: 'three',
      inputs: { telephone: true, shopping: true, medication: true },
      expect: { score: { value: 3, decimals: 0 } },
      source: earlierImplementation,
    },
    { id: 'none', inputs: {}, expect: { score: { value: 0, decimals: 0 } }, source: countedByHand },
    {
      id: 'all',
      inputs: Object.fromEntries(Object.keys(score.inputs).map((item) => [item, true])),
      expect: { score: { value: 8, decimals: 0 } },
      source: countedByHand,
    },
  ],
})
