import { stateMessages } from '../../kit/accuracy/answerable-markers.ts'
import { defineChart } from '../../kit/chart.ts'
import { type AnswersSoFar, choice, level, optionalNumber } from '../../kit/options/options.ts'
import { confidenceLevel } from '../../kit/options/standard-options.ts'
import { categoricalVariable } from '../../kit/options/variable-options.ts'

const fromData = ({ given }: AnswersSoFar) => given === 'data'
const entered = ({ given }: AnswersSoFar) => given === 'ratios'

export const definition = defineChart({
  id: 'fagan-nomogram',
  version: 1,
  reports: ['accuracy'],
  weights: ['frequency'],
  title: { en: 'Fagan nomogram', zh: 'Fagan 列线图' },
  options: {
    before: optionalNumber({
      label: { en: 'Pre-test probability', zh: '验前概率' },
      help: {
        en: 'How probable the condition is before the test. If empty: its frequency in the data, which a case-control study does not have.',
        zh: '试验前患病的概率；留空则取本数据中的比例，病例对照研究不宜如此。',
      },
      min: 0.0001,
      max: 0.9999,
      step: 0.05,
      shownAs: 'percent',
    }),
    given: choice({
      label: { en: 'Likelihood ratios', zh: '似然比' },
      help: {
        en: 'Known ones, or those of a test against the truth in the data.',
        zh: '已知的似然比，或由数据中试验与金标准的四格表计算。',
      },
      of: {
        ratios: { label: { en: 'Entered', zh: '填写' } },
        data: { label: { en: 'From the data', zh: '由数据计算' } },
      },
      initial: 'ratios',
    }),
    positive: optionalNumber({
      label: { en: 'Of a positive result (LR+)', zh: '阳性似然比（LR+）' },
      help: { en: 'Sensitivity / (1 − specificity).', zh: '灵敏度 ÷（1 − 特异度）。' },
      min: 0,
      max: 1e6,
      step: 1,
      when: entered,
    }),
    negative: optionalNumber({
      label: { en: 'Of a negative result (LR−)', zh: '阴性似然比（LR−）' },
      help: { en: '(1 − sensitivity) / specificity.', zh: '（1 − 灵敏度）÷ 特异度。' },
      min: 0,
      max: 1e6,
      step: 0.1,
      when: entered,
    }),
    reference: categoricalVariable({
      label: { en: 'Reference standard', zh: '金标准' },
      help: {
        en: 'What is taken for the truth, such as pathology or follow-up.',
        zh: '被视为真实状态的诊断，如病理或随访结果。',
      },
      when: fromData,
    }),
    event: level({
      label: { en: 'Condition', zh: '目标状态' },
      help: {
        en: 'The value to be recognised; all others count as free of it.',
        zh: '待识别的取值，其余取值均视为无此状态。',
      },
      of: 'reference',
      initial: 'ask',
      when: fromData,
    }),
    test: categoricalVariable({
      label: { en: 'Test', zh: '诊断试验' },
      help: { en: 'The result of the test of each case.', zh: '每例的试验结果。' },
      when: fromData,
    }),
    result: level({
      label: { en: 'Positive result', zh: '阳性结果' },
      help: {
        en: 'The value that counts as positive; all others count as negative.',
        zh: '判为阳性的取值，其余取值均视为阴性。',
      },
      of: 'test',
      initial: 'ask',
      when: fromData,
    }),
    confidence: { ...confidenceLevel(), when: fromData },
  },
  sections: [
    { title: { en: 'Probability', zh: '概率' }, options: ['before', 'given', 'positive', 'negative'] },
    { title: { en: 'Data', zh: '数据' }, options: ['reference', 'event', 'test', 'result', 'confidence'] },
  ],
  messages: {
    'one-state': stateMessages['one-state'],
    'too-many-levels': stateMessages['too-many-levels'],
    'other-levels': stateMessages['other-levels'],
    'outcome-as-marker': stateMessages['outcome-as-marker'],
    'no-probability': {
      en: 'Enter the pre-test probability: without a table of data there is no frequency to take its place.',
      zh: '请填写验前概率：未使用数据时无法以数据中的比例代替。',
    },
    'no-ratio': { en: 'Enter at least one likelihood ratio.', zh: '请至少填写一个似然比。' },
    'same-result': {
      en: '{variable} has the same result in all usable rows: only one likelihood ratio exists, and it is 1.',
      zh: '{variable} 在可用数据中结果全部相同：仅有一个似然比，且等于 1。',
    },
    'no-interval': {
      en: 'A cell of the 2 × 2 table is empty: its likelihood ratio has no interval.',
      zh: '四格表中有空格，相应的似然比无法给出置信区间。',
    },
  },
  references: ['simel-1991', 'fagan-1975'],
  upgrades: {},
})
