import type {
  Asked,
  ChoiceOption,
  LevelOption,
  NumberOption,
  VariableOption,
  VariablesOption,
} from '../options/options.ts'
import { choice, level, number, optionalNumber, variable, variables } from '../options/options.ts'
import type { Words } from '../words.ts'

/** Options of charts of a true state and its markers. */

/** The option for the variable of the true state. */
export function trueState(): VariableOption<true> {
  return variable({
    label: { en: 'True state', zh: '状态变量（金标准）' },
    help: {
      en: 'What the reference standard or the follow-up found.',
      zh: '金标准诊断或随访结局。',
    },
    accepts: ['nominal', 'ordinal'],
  })
}

/** The option for the value of the state that is the event; none until one is chosen. */
export function stateEvent(): LevelOption {
  return level({
    label: { en: 'Event', zh: '事件（阳性状态）' },
    help: {
      en: 'The value to be recognised; all other values count as none.',
      zh: '待识别的取值，其余取值均视为无事件。',
    },
    of: 'outcome',
    initial: 'ask',
  })
}

/** The option for up to 8 markers; `help` says what is drawn of each. */
export function markersOf(help: Words): VariablesOption {
  return variables({
    label: { en: 'Markers or predicted probabilities', zh: '检验指标或预测概率' },
    help,
    accepts: ['continuous', 'ordinal'],
    types: ['number'],
    max: 8,
  })
}

/** The option for the side of a marker's values that indicates the event; `help` says why it is asked. */
export function markerSide(help: Words): ChoiceOption<'higher' | 'lower'> {
  return choice({
    label: { en: 'Speak for the event', zh: '提示事件的方向' },
    help,
    of: {
      higher: { label: { en: 'Higher values', zh: '值越大' } },
      lower: { label: { en: 'Lower values', zh: '值越小' } },
    },
    initial: 'higher',
  })
}

/** The rule of the marked cut-off. */
export type MarkedRule = 'youden' | 'closest' | 'specificity' | 'own' | 'none'

/** The rule as a figure states it: the least specificity in place of its name, null for none. */
export function statedRule(rule: MarkedRule, specificity: number): 'youden' | 'closest' | 'own' | number | null {
  if (rule === 'none') return null
  return rule === 'specificity' ? specificity : rule
}

/** The rule as the engine takes it; null if no cut-off is to be marked, or none was entered. */
export function askedRule(
  rule: MarkedRule,
  specificity: number,
  own: number | null,
): 'youden' | 'closest' | { readonly specificity: number } | { readonly value: number } | null {
  if (rule === 'none') return null
  if (rule === 'own') return own === null ? null : { value: own }
  return rule === 'specificity' ? { specificity } : rule
}

/** The option for the marked cut-off. */
export function markedRule(): ChoiceOption<MarkedRule> {
  return choice({
    label: { en: 'Marked cut-off', zh: '标记界值' },
    help: {
      en: 'A cut-off found in these data looks better than it will in new ones.',
      zh: '由本数据确定的界值在新数据中表现会变差。',
    },
    of: {
      youden: { label: { en: 'Largest Youden index', zh: 'Youden 指数最大' } },
      closest: { label: { en: 'Closest to the corner', zh: '距左上角最近' } },
      specificity: { label: { en: 'At a fixed specificity', zh: '固定特异度' } },
      own: { label: { en: 'Own', zh: '自定' } },
      none: { label: { en: 'None', zh: '不标记' } },
    },
    initial: 'youden',
  })
}

/** The option for the least specificity of a marked cut-off, if the option `cutOff` asks for it. */
export function leastSpecificity(): NumberOption<true> {
  return number({
    label: { en: 'Specificity of at least', zh: '特异度不低于' },
    help: {
      en: 'The cut-off of the highest sensitivity that keeps it.',
      zh: '满足该特异度且灵敏度最高的界值。',
    },
    min: 0.01,
    max: 1,
    step: 0.05,
    shownAs: 'percent',
    initial: 0.9,
    when: ({ cutOff }) => cutOff === 'specificity',
  })
}

/** The option for the reader's own cut-off of a marker; `help` says when it is used. */
export function ownCutOff(help: Words, when: Pick<Asked, 'when'> = {}): NumberOption<false> {
  return optionalNumber({
    label: { en: 'Own cut-off', zh: '自定界值' },
    help,
    min: -1e300,
    max: 1e300,
    step: 1,
    ...when,
  })
}

/** The option for the horizontal axis of a ROC plane. */
export function rocAxis(): ChoiceOption<'false-positive' | 'specificity'> {
  return choice({
    label: { en: 'Horizontal axis', zh: '横轴' },
    help: { en: 'The curve is the same either way.', zh: '两种取法曲线相同。' },
    of: {
      'false-positive': { label: { en: '1 − specificity', zh: '1 − 特异度' } },
      specificity: { label: { en: 'Specificity, from 1 to 0', zh: '特异度（由 1 至 0）' } },
    },
    initial: 'false-positive',
  })
}

/** The option for how proportions are written at an axis. */
export function shareScale(): ChoiceOption<'number' | 'percent'> {
  return choice({
    label: { en: 'Axis labels', zh: '坐标刻度' },
    help: { en: 'How proportions are written.', zh: '比例的书写方式。' },
    of: {
      number: { label: { en: '0 to 1', zh: '0 至 1' } },
      percent: { label: { en: 'Percent', zh: '百分比' } },
    },
    initial: 'number',
  })
}
