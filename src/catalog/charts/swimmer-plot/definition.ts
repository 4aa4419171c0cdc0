import { defineChart } from '../../kit/chart.ts'
import { type AnswersSoFar, choice, level, optionalVariable, variable, variables } from '../../kit/options/options.ts'
import { optionalCategoricalVariable } from '../../kit/options/variable-options.ts'
import { timeUnit } from '../../kit/survival/survival-options.ts'

export const definition = defineChart({
  id: 'swimmer-plot',
  version: 1,
  title: { en: 'Swimmer plot', zh: '泳道图' },
  options: {
    end: variable({
      label: { en: 'End', zh: '结束时间' },
      help: {
        en: 'The time at which a lane ends, counted from the start of treatment, or of a phase if a patient has several rows.',
        zh: '泳道的结束时间，自治疗开始计；每例患者有多行时为该阶段的结束时间。',
      },
      accepts: ['continuous'],
      types: ['number'],
    }),
    start: optionalVariable({
      label: { en: 'Start', zh: '开始时间' },
      help: { en: 'Empty: all lanes begin at 0.', zh: '留空则均自 0 开始。' },
      accepts: ['continuous'],
      types: ['number'],
    }),
    id: optionalVariable({
      label: { en: 'Patient', zh: '患者编号' },
      help: {
        en: 'Rows of one patient are phases in one lane. Empty: every row is a lane.',
        zh: '同一患者的多行为同一泳道的各阶段；留空则每行一条泳道。',
      },
      accepts: ['id', 'nominal', 'ordinal', 'continuous'],
    }),
    colour: optionalCategoricalVariable({
      label: { en: 'Arm or phase', zh: '治疗组或阶段' },
      help: { en: 'The colour of the lanes, or of their phases.', zh: '泳道或其各阶段的颜色。' },
    }),
    events: variables({
      label: { en: 'Times of events', zh: '事件时间' },
      help: {
        en: 'Up to six columns, such as the times of response, progression and death; each has its own symbol.',
        zh: '最多 6 列，如缓解、进展、死亡的时间，各以一种符号表示。',
      },
      accepts: ['continuous'],
      types: ['number'],
      min: 0,
      max: 6,
    }),
    status: optionalCategoricalVariable({
      label: { en: 'Status at the end', zh: '结束时状态' },
      help: { en: 'Says whose treatment goes on.', zh: '用于标示仍在治疗的患者。' },
    }),
    ongoing: level({
      label: { en: 'Value with an arrow', zh: '以箭头表示的取值' },
      help: { en: 'Lanes with this value end in an arrow.', zh: '具有该取值的泳道末端画箭头。' },
      of: 'status',
      initial: 'last',
      when: ({ status }) => isChosen(status),
    }),
    order: choice({
      label: { en: 'Order', zh: '排列' },
      help: { en: 'From the top; the longest first.', zh: '自上而下，最长者在前。' },
      of: {
        duration: { label: { en: 'By duration', zh: '按持续时间' } },
        colour: {
          label: { en: 'By colour, then duration', zh: '先按颜色，再按持续时间' },
          help: { en: 'That of the first phase.', zh: '按首个阶段的颜色。' },
        },
        stored: { label: { en: 'As in the data', zh: '按数据顺序' } },
      },
      initial: 'duration',
    }),
    unit: timeUnit(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['end', 'start', 'id', 'colour'] },
    { title: { en: 'Events', zh: '事件' }, options: ['events', 'status', 'ongoing'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['order', 'unit'] },
  ],
  messages: {
    'no-lanes': {
      en: 'No row has a usable time. Choose the column of the end times.',
      zh: '没有可用的时间，请选择结束时间所在的列。',
    },
    'too-many-lanes': {
      en: '{n} lanes are too many; at most {max} can be drawn. Filter the rows, for example to one arm.',
      zh: '泳道共 {n} 条，超过可绘制的上限 {max} 条。请筛选行，例如只保留一个治疗组。',
    },
    'start-after-end': {
      en: '{n} {n|row ends|rows end} before {n|its|their} start and {n|is|are} left out.',
      zh: '{n} 行的结束时间早于开始时间，未绘出。',
    },
    'events-outside': {
      en: '{n} {n|event lies|events lie} outside the lane of {n|its|their} patient.',
      zh: '{n} 个事件位于相应患者的泳道之外。',
    },
  },
  continued: true,
  references: [],
  upgrades: {},
})

function isChosen(answer: AnswersSoFar[string]): boolean {
  return typeof answer === 'string' && answer !== ''
}
