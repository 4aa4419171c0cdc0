import { choice, number, optionalVariable, text } from '../../kit/options/options.ts'
import { defineStep } from '../../kit/step.ts'
import { groupedBy, groupMessages, missingKeys } from '../../kit/steps/group-options.ts'
import { orderedBy, orderMessages } from '../../kit/steps/order-options.ts'

/** Operations that compare with another row a number of places away. */
const atDistance = ['lag', 'lead', 'difference', 'ratio', 'percent-change']

export const definition = defineStep({
  id: 'sequence-values',
  version: 1,
  options: {
    op: choice({
      label: { en: 'Result', zh: '结果' },
      help: {
        en: 'Of dates, differences and changes are in days.',
        zh: '日期变量的差值和变化量以天为单位。',
      },
      of: {
        lag: { label: { en: 'Value before', zh: '前一个值（滞后）' } },
        lead: { label: { en: 'Value after', zh: '后一个值（超前）' } },
        difference: { label: { en: 'Difference from the value before', zh: '与前一个值之差' } },
        ratio: { label: { en: 'Ratio to the value before', zh: '与前一个值之比' } },
        'percent-change': { label: { en: 'Percent change from the value before', zh: '较前一个值的变化百分比' } },
        first: {
          label: { en: 'First value (baseline)', zh: '首个值（基线）' },
          help: { en: 'The first that is not missing.', zh: '首个非缺失值。' },
        },
        last: {
          label: { en: 'Last value', zh: '末个值' },
          help: { en: 'The last that is not missing.', zh: '末个非缺失值。' },
        },
        'change-from-first': { label: { en: 'Change from the first value', zh: '较首个值（基线）的变化量' } },
        'cumulative-sum': { label: { en: 'Cumulative sum', zh: '累计和' } },
        'cumulative-mean': { label: { en: 'Cumulative mean', zh: '累计均数' } },
        'cumulative-max': { label: { en: 'Largest value so far', zh: '累计最大值' } },
        'cumulative-count': { label: { en: 'Number of values so far', zh: '累计有效值数' } },
        'row-number': { label: { en: 'Row number', zh: '行序号' } },
      },
      initial: 'lag',
    }),
    variable: optionalVariable({
      label: { en: 'Variable', zh: '变量' },
      help: { en: 'The row number needs none.', zh: '计算行序号时无需选择。' },
      accepts: ['continuous', 'ordinal', 'nominal', 'id'],
      types: ['number', 'text', 'date', 'datetime'],
      when: ({ op }) => op !== 'row-number',
    }),
    places: number({
      label: { en: 'How many rows away', zh: '相隔行数' },
      help: {
        en: 'By rows of the sequence, whatever the distance in time.',
        zh: '按序列中的行计，与时间间隔无关。',
      },
      min: 1,
      max: 1000,
      step: 1,
      integer: true,
      initial: 1,
      when: ({ op }) => atDistance.includes(String(op)),
    }),
    by: groupedBy({
      en: 'Each group is a sequence of its own, such as the visits of a patient. None: all rows are one sequence.',
      zh: '每组为一个独立的序列，如同一患者的多次随访；不选则所有行为一个序列。',
    }),
    missingKeys: missingKeys({ en: 'Have missing results', zh: '结果为缺失' }),
    orderBy: orderedBy({
      en: 'Ascending: a date, a visit number. The rows of the dataset keep their places. A row without it has a missing result.',
      zh: '按升序，如日期或随访次序。数据集的行序不变；排序变量缺失的行结果为缺失。',
    }),
    name: text({
      label: { en: 'Name of the new variable', zh: '新变量名' },
      help: { en: 'It must not exist yet.', zh: '不能与已有变量重名。' },
    }),
  },
  sections: [
    { title: { en: 'Value', zh: '取值' }, options: ['variable', 'op', 'places'] },
    { title: { en: 'Sequence', zh: '序列' }, options: ['by', 'missingKeys', 'orderBy'] },
    { title: { en: 'Result', zh: '结果' }, options: ['name'] },
  ],
  messages: {
    ...groupMessages,
    ...orderMessages,
    'no-variable': { en: 'Choose the variable.', zh: '请选择变量。' },
    'needs-numbers': {
      en: '{variable} does not fit: this result needs numbers. Of dates also the difference, the change and the largest value can be taken; of texts the value before or after, the first, the last and the number of values.',
      zh: '{variable} 不适用：该结果需要数值变量。日期变量还可取差值、变化量和最大值；文本变量可取前后值、首末值和有效值数。',
    },
    sequenced: { en: '{groups} {groups|sequence|sequences}.', zh: '共 {groups} 个序列。' },
  },
  references: [],
  upgrades: {},
})
