import {
  choice,
  number,
  optionalNumber,
  optionalVariable,
  perVariable,
  text,
  toggle,
  variable,
  variables,
} from '../../kit/options/options.ts'
import { seed } from '../../kit/options/standard-options.ts'
import { defineStep } from '../../kit/step.ts'
import { literal } from '../../kit/steps/step-options.ts'

export const definition = defineStep({
  id: 'match-controls',
  version: 1,
  options: {
    group: variable({
      label: { en: 'Cases and controls', zh: '病例与对照' },
      help: {
        en: 'Which rows are cases. Rows with another value are possible controls, rows without a value neither.',
        zh: '标明病例的变量；其他取值的行为备选对照，缺失的行两者都不是。',
      },
      accepts: ['nominal', 'ordinal', 'continuous'],
    }),
    caseValue: literal({
      label: { en: 'Value of the cases', zh: '病例的取值' },
      help: { en: 'Such as 1.', zh: '如 1。' },
    }),
    exact: variables({
      label: { en: 'Equal in', zh: '须相同的变量' },
      help: { en: 'A control has the same values as its case, such as sex.', zh: '对照与病例取值相同，如性别。' },
      accepts: ['nominal', 'ordinal', 'id', 'continuous'],
      types: ['number', 'text', 'date', 'datetime'],
      min: 0,
      max: 8,
    }),
    near: variables({
      label: { en: 'Near in', zh: '须相近的变量' },
      help: {
        en: 'Numbers and dates. The control with the smallest sum of differences is taken, each divided by the standard deviation.',
        zh: '数值或日期。选取差值之和最小的对照，各差值先除以标准差。',
      },
      accepts: ['continuous', 'ordinal', 'nominal'],
      types: ['number', 'date', 'datetime'],
      min: 0,
      max: 8,
    }),
    calipers: perVariable({
      label: { en: 'Largest difference', zh: '最大允许差值' },
      help: {
        en: 'In the unit of the variable, of dates in days. Empty: any.',
        zh: '以变量的单位计，日期以天计；留空则不限。',
      },
      of: 'near',
      fields: {
        within: optionalNumber({
          label: { en: 'At most', zh: '不超过' },
          help: { en: 'A caliper of 5 for age: at most 5 years apart.', zh: '年龄填 5 即相差不超过 5 岁。' },
          min: 0,
          max: 1e9,
          step: 1,
        }),
      },
    }),
    atRisk: optionalVariable({
      label: { en: 'Risk sets by time', zh: '按时间的风险集' },
      help: {
        en: 'Incidence density sampling: time of the event or the end of follow-up. Controls, later cases among them, are still at risk when their case occurs. None: no risk sets.',
        zh: '密度抽样：事件发生或随访终止的时间。对照（含之后的病例）在病例发生时仍处于风险中；不选则不用风险集。',
      },
      accepts: ['continuous', 'ordinal'],
      types: ['number', 'date', 'datetime'],
    }),
    ratio: number({
      label: { en: 'Controls for each case', zh: '每例病例的对照数' },
      help: {
        en: 'At most so many: each case gets its first before any gets a second.',
        zh: '至多此数；所有病例先各得一个对照，再依次分配第二个。',
      },
      min: 1,
      max: 10,
      step: 1,
      integer: true,
      initial: 1,
    }),
    order: choice({
      label: { en: 'Order', zh: '匹配次序' },
      help: {
        en: 'Which case chooses first, since a control once taken is gone.',
        zh: '哪些病例先选；对照一经选用便不再可用。',
      },
      of: {
        hardest: {
          label: { en: 'Cases with the fewest possible controls first', zh: '可选对照最少者优先' },
          help: { en: 'Equally near controls: at random.', zh: '同样相近的对照随机选取。' },
        },
        random: {
          label: { en: 'At random', zh: '随机' },
          help: { en: 'Equally near controls: at random.', zh: '同样相近的对照随机选取。' },
        },
        rows: {
          label: { en: 'As in the dataset', zh: '按数据集中的行序' },
          help: { en: 'Equally near controls: the first row.', zh: '同样相近的对照取行序靠前者。' },
        },
      },
      initial: 'hardest',
    }),
    replace: toggle({
      label: { en: 'A control can serve several cases', zh: '对照可重复使用（有放回）' },
      help: {
        en: 'The result then has a row for each member of a set.',
        zh: '此时结果为每个匹配组的每位成员各一行。',
      },
      initial: false,
    }),
    unmatched: choice({
      label: { en: 'Rows outside of the sets', zh: '未匹配的行' },
      help: { en: 'Cases without a control, and controls not chosen.', zh: '没有对照的病例和未被选用的对照。' },
      of: {
        keep: { label: { en: 'Stay, without a set', zh: '保留，组号为缺失' } },
        remove: { label: { en: 'Are removed', zh: '删除' } },
      },
      initial: 'keep',
      when: ({ replace, atRisk }) => replace !== true && (atRisk ?? null) === null,
    }),
    seed: { ...seed(), when: ({ order }) => order !== 'rows' },
    setName: text({
      label: { en: 'Name of the set', zh: '匹配组号变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
      initial: 'matched_set',
    }),
    roleName: text({
      label: { en: 'Name of the role', zh: '角色变量名' },
      help: {
        en: '1: case of the set, 0: control. It must not exist yet.',
        zh: '1 为病例，0 为对照；不能与已有变量重名。',
      },
      initial: 'matched_case',
    }),
  },
  sections: [
    { title: { en: 'Matching', zh: '匹配' }, options: ['group', 'caseValue', 'exact', 'near', 'calipers', 'atRisk'] },
    { title: { en: 'Choice', zh: '选取' }, options: ['ratio', 'order', 'replace', 'seed'] },
    { title: { en: 'Result', zh: '结果' }, options: ['unmatched', 'setName', 'roleName'] },
  ],
  messages: {
    matched: {
      en: '{sets} of {cases} {cases|case|cases} have controls: {controls} of {pool} possible ones were chosen.',
      zh: '{cases} 例病例中 {sets} 例得到对照，从 {pool} 个备选对照中选用 {controls} 个。',
    },
    'drawn-again': {
      en: '{count} {count|person is|persons are} in more than one set.',
      zh: '有 {count} 人出现在多个匹配组中。',
    },
    'without-control': {
      en: '{count} {count|case has|cases have} no control. Allow larger differences, or fewer equal variables.',
      zh: '{count} 例病例没有对照；可放宽允许差值或减少须相同的变量。',
    },
    'fewer-controls': {
      en: '{count} {count|case has|cases have} fewer than {ratio} controls.',
      zh: '{count} 例病例的对照少于 {ratio} 个。',
    },
    'not-matchable': {
      en: '{count} {count|row|rows} with a missing value took no part.',
      zh: '{count} 行因含缺失值未参与匹配。',
    },
    'nothing-to-match': {
      en: 'Choose what cases and controls have in common: equal or near variables, or the time at risk.',
      zh: '请选择匹配条件：须相同或须相近的变量，或风险时间。',
    },
    'no-cases': {
      en: 'No row has the value {value} of the cases.',
      zh: '没有取值为 {value} 的病例。',
    },
    'group-again': {
      en: 'Cases and controls differ in {variable} and cannot be matched on it.',
      zh: '病例与对照由 {variable} 区分，不能以它为匹配条件。',
    },
  },
  references: [],
  upgrades: {},
})
