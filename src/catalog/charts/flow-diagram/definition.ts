import { defineChart } from '../../kit/chart.ts'
import { type AnswersSoFar, choice, level, optionalVariable, toggle, variable } from '../../kit/options/options.ts'
import { categoricalVariables, optionalCategoricalVariable } from '../../kit/options/variable-options.ts'

const fromCounts = ({ given }: AnswersSoFar) => given === 'counts'
const fromPeople = ({ given }: AnswersSoFar) => given === 'participants'
const anything = ['nominal', 'ordinal', 'continuous', 'id'] as const

export const definition = defineChart({
  id: 'flow-diagram',
  version: 1,
  reports: ['flow'],
  title: { en: 'Flow diagram', zh: '流程图' },
  options: {
    given: choice({
      label: { en: 'The data are', zh: '数据形式' },
      help: {
        en: 'A row for each box and reason, or a row for each participant.',
        zh: '每框（及每条原因）一行，或每位受试者一行。',
      },
      of: {
        counts: { label: { en: 'A table of counts', zh: '例数表' } },
        participants: { label: { en: 'The participants', zh: '受试者' } },
      },
      initial: 'counts',
    }),
    box: variable({
      label: { en: 'Boxes', zh: '方框' },
      help: {
        en: 'What is counted: assessed, randomised, lost. In order from the top.',
        zh: '如评估合格性、随机分组、失访；自上而下排列。',
      },
      accepts: ['nominal', 'ordinal', 'id'],
      when: fromCounts,
    }),
    n: variable({
      label: { en: 'Counts', zh: '例数' },
      help: { en: 'Whole numbers from 0.', zh: '不小于 0 的整数。' },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number'],
      when: fromCounts,
    }),
    detail: optionalVariable({
      label: { en: 'Reasons or sources', zh: '原因或来源' },
      help: {
        en: 'A row with one is an item within its box; the items of a box add up.',
        zh: '有内容的行为所属方框内的一项；各项之和应等于该框例数。',
      },
      accepts: anything,
      when: fromCounts,
    }),
    kind: optionalCategoricalVariable({
      label: { en: 'Kind of box', zh: '方框类型' },
      help: {
        en: 'Tells who left from who went on. Empty: boxes with items are of those who left.',
        zh: '区分退出与继续；留空则含分项的方框均为退出。',
      },
      when: fromCounts,
    }),
    left: level({
      label: { en: 'Value of those who left', zh: '表示退出的取值' },
      help: { en: 'Boxes with this value are subtracted.', zh: '取该值的方框将被减去。' },
      of: 'kind',
      initial: 'last',
      when: (answers) => fromCounts(answers) && typeof answers.kind === 'string',
    }),
    phase: optionalCategoricalVariable({
      label: { en: 'Phases', zh: '阶段' },
      help: {
        en: 'Bands on the left: enrolment, follow-up; identification, screening.',
        zh: '左侧色带，如入组、随访；识别、筛选。',
      },
      when: fromCounts,
    }),
    kept: toggle({
      label: { en: 'Who left may be analysed', zh: '退出者可纳入分析' },
      help: {
        en: 'By intention to treat: a box of an arm may then count them again.',
        zh: '意向性分析：组内后续方框可重新计入退出者。',
      },
      initial: false,
      when: fromCounts,
    }),
    steps: categoricalVariables({
      label: { en: 'Why participants left', zh: '退出原因变量' },
      help: {
        en: 'A column for each step in order of time. An empty cell: went on; anything else is the reason.',
        zh: '每步一列，按时间先后；空白表示继续，否则为退出原因。',
      },
      min: 1,
      max: 8,
      when: fromPeople,
    }),
    wording: choice({
      label: { en: 'Wording', zh: '用语' },
      help: { en: 'Names of the first and last boxes.', zh: '首末方框的名称。' },
      of: {
        consort: { label: { en: 'CONSORT: a randomised trial', zh: 'CONSORT（随机对照试验）' } },
        strobe: { label: { en: 'STROBE: an observational study', zh: 'STROBE（观察性研究）' } },
        prisma: { label: { en: 'PRISMA: records of a review', zh: 'PRISMA（系统综述文献）' } },
        stard: { label: { en: 'STARD: a diagnostic study', zh: 'STARD（诊断准确性研究）' } },
      },
      initial: 'consort',
      when: fromPeople,
    }),
    arm: optionalCategoricalVariable({
      label: { en: 'Arms', zh: '组别' },
      help: { en: 'Empty before the allocation, and after the arms meet again.', zh: '分组前及各组合并后留空。' },
    }),
    exits: choice({
      label: { en: 'Those who left an arm', zh: '组内退出者' },
      help: { en: 'CONSORT has them below each other, PRISMA beside.', zh: 'CONSORT 自上而下排列，PRISMA 置于一侧。' },
      of: {
        within: { label: { en: 'Between the boxes', zh: '置于流程中' } },
        beside: { label: { en: 'Beside the boxes', zh: '置于旁侧' } },
      },
      initial: 'within',
    }),
  },
  sections: [
    {
      title: { en: 'Data', zh: '数据' },
      options: ['given', 'box', 'n', 'detail', 'kind', 'left', 'phase', 'steps', 'arm'],
    },
    { title: { en: 'Figure', zh: '图形' }, options: ['wording', 'kept', 'exits'] },
  ],
  messages: {
    'no-boxes': {
      en: 'No row has the name of a box with a count. Check which column is which.',
      zh: '没有同时具有方框名称与例数的行，请核对各列的指定。',
    },
    'too-many-boxes': {
      en: 'The table has {n} rows; at most {max} fit into one diagram. If each row is a participant, choose so.',
      zh: '表格有 {n} 行，一幅流程图最多 {max} 行；若每行为一位受试者，请更改数据形式。',
    },
    'too-many-reasons': {
      en: '{variable} has more than {max} reasons. Group them first.',
      zh: '{variable} 的原因超过 {max} 种，请先合并。',
    },
    'nobody-allocated': {
      en: 'Nobody who went on has an arm. Choose another variable for the arms, or none.',
      zh: '继续者均无组别。请更换组别变量，或不选择。',
    },
    'invalid-rows': {
      en: '{n} {n|row has a count that is|rows have counts that are} not a whole number from 0; left out.',
      zh: '{n} 行的例数不是不小于 0 的整数，未纳入。',
    },
    'does-not-follow': {
      en: '{box}: {n}, but the boxes above leave {expected}. It is marked in the diagram.',
      zh: '{box}：{n}，而上方各框所余为 {expected}，图中已标出。',
    },
    'items-do-not-add-up': {
      en: '{box}: {n}, but its items add up to {expected}. It is marked in the diagram.',
      zh: '{box}：{n}，而各项之和为 {expected}，图中已标出。',
    },
    'more-faults': {
      en: '{n} further boxes that do not add up are marked in the diagram.',
      zh: '另有 {n} 个加减不符的方框，已在图中标出。',
    },
  },
  references: [],
  upgrades: {},
})
