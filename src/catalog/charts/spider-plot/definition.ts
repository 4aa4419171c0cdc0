import { defineChart } from '../../kit/chart.ts'
import { choice, level, toggle, variable } from '../../kit/options/options.ts'
import { numericVariable, optionalCategoricalVariable } from '../../kit/options/variable-options.ts'
import { timeUnit } from '../../kit/survival/survival-options.ts'

export const definition = defineChart({
  id: 'spider-plot',
  version: 1,
  title: { en: 'Spider plot of tumour burden', zh: '肿瘤负荷蛛网图' },
  options: {
    id: variable({
      label: { en: 'Patient', zh: '患者编号' },
      help: {
        en: 'One row for each visit; rows of one patient have the same value. At most 200 patients.',
        zh: '每次访视一行，同一患者各行的值相同。最多 200 例。',
      },
      accepts: ['id', 'nominal', 'ordinal', 'continuous'],
    }),
    time: numericVariable({
      label: { en: 'Time of the visit', zh: '访视时间' },
      help: { en: 'Counted from the start of treatment.', zh: '自治疗开始计。' },
    }),
    change: variable({
      label: { en: 'Change from baseline (%)', zh: '较基线变化(%)' },
      help: { en: 'In percent: −30 is a decrease by 30%.', zh: '以百分数表示：−30 即缩小 30%。' },
      accepts: ['continuous'],
      types: ['number'],
    }),
    response: optionalCategoricalVariable({
      label: { en: 'Best response', zh: '最佳疗效' },
      help: {
        en: 'The colour and dashes of the lines. If it differs between visits, the last one counts.',
        zh: '决定连线的颜色与线型；各次访视不同时取最后一次。',
      },
    }),
    arm: optionalCategoricalVariable({
      label: { en: 'Arm', zh: '治疗组' },
      help: { en: 'In place of the best response as the colour.', zh: '可代替最佳疗效作为颜色。' },
    }),
    colour: choice({
      label: { en: 'Colour', zh: '颜色' },
      help: { en: 'What the colour of a line means.', zh: '连线颜色的含义。' },
      of: {
        response: { label: { en: 'Best response', zh: '最佳疗效' } },
        arm: { label: { en: 'Arm', zh: '治疗组' } },
      },
      initial: 'response',
      when: ({ response, arm }) => isChosen(response) && isChosen(arm),
    }),
    status: optionalCategoricalVariable({
      label: { en: 'State at the end', zh: '结束时状态' },
      help: {
        en: 'Each value has its own symbol at the end of the lines, such as treatment going on; that of the last visit counts.',
        zh: '各取值以不同符号标于连线末端（如仍在治疗），取最后一次访视的值。',
      },
    }),
    lesion: optionalCategoricalVariable({
      label: { en: 'New lesion', zh: '新病灶' },
      help: { en: 'Says at which visits a new lesion was seen.', zh: '用于标示出现新病灶的访视。' },
    }),
    lesionValue: level({
      label: { en: 'Value of a new lesion', zh: '表示新病灶的取值' },
      help: { en: 'Visits with this value have a cross above them.', zh: '具有该取值的访视上方标叉号。' },
      of: 'lesion',
      initial: 'last',
      when: ({ lesion }) => isChosen(lesion),
    }),
    baseline: toggle({
      label: { en: 'Lines begin at 0', zh: '连线自 0 开始' },
      help: {
        en: 'A patient without a visit at time 0 or before has a change of 0 added at time 0; the figure says so.',
        zh: '在时间 0 及之前没有访视的患者，于时间 0 补充变化率 0，并在图中说明。',
      },
      initial: true,
    }),
    lines: toggle({
      label: { en: 'Lines at +20% and −30%', zh: '+20% 与 −30% 参考线' },
      help: {
        en: 'The limits of progression and of partial response for sums of diameters. Progression counts from the smallest sum, not from baseline.',
        zh: '按病灶直径之和判断进展与部分缓解的界值；进展以最小值而非基线为参照。',
      },
      initial: true,
    }),
    unit: timeUnit(),
  },
  sections: [
    { title: { en: 'Data', zh: '数据' }, options: ['id', 'time', 'change', 'response', 'arm'] },
    { title: { en: 'Events', zh: '事件' }, options: ['lesion', 'lesionValue', 'status'] },
    { title: { en: 'Figure', zh: '图形' }, options: ['colour', 'baseline', 'lines', 'unit'] },
  ],
  messages: {
    'no-visits': {
      en: 'No row has a patient, a usable time and a usable value of {change}. Choose other variables.',
      zh: '没有同时具有患者编号、可用时间和 {change} 可用值的行，请更换变量。',
    },
    'too-many-patients': {
      en: '{patient} has more than {max} values; so many lines hide each other. Filter the rows, for example to one arm, or draw trajectories, which show percentiles instead.',
      zh: '{patient} 的取值超过 {max} 个，连线会相互遮盖。请筛选行（例如只保留一个治疗组），或改用个体轨迹图（以百分位数带显示）。',
    },
    'too-many-visits': {
      en: '{n} visits are too many for one figure; at most {max} can be drawn. Filter the rows, or check the column of the patients.',
      zh: '访视共 {n} 次，超过一幅图最多可绘制的 {max} 次。请筛选行，或核对患者编号所在的列。',
    },
    'baseline-added': {
      en: '{n} {n|patient has|patients have} no visit at time 0 or before: a change of 0 was added at time 0.',
      zh: '{n} 例患者在时间 0 及之前没有访视，已于时间 0 补充变化率 0。',
    },
    'baseline-not-zero': {
      en: '{n} {n|patient has|patients have} a change other than 0 at the first visit, at time 0 or before. Check that {change} is a change from baseline, not a size.',
      zh: '{n} 例患者在时间 0 或之前的首次访视变化率不为 0，请核对 {change} 是否为较基线的变化率，而非病灶大小。',
    },
    'several-at-once': {
      en: '{n} {n|time has|times have} several values of one patient: their mean is drawn.',
      zh: '{n} 处同一患者同一时间有多个值，以均数绘制。',
    },
    'several-colours': {
      en: '{n} {n|patient has|patients have} several values of {variable}: the last one gives the colour.',
      zh: '{n} 例患者的 {variable} 有多个取值，以最后一个决定颜色。',
    },
    fractions: {
      en: 'All values of {change} lie between −1.5 and 1.5. If they are fractions, multiply them by 100 first.',
      zh: '{change} 的值均在 −1.5~1.5 之间；若为小数形式的比例，请先乘以 100。',
    },
  },
  references: [],
  upgrades: {},
})

function isChosen(answer: unknown): boolean {
  return typeof answer === 'string' && answer !== ''
}
