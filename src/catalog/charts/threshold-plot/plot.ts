import type { LegendItem, Mark, Scene } from '#figure/scene.ts'
import { cutOffOf, rangeOf, ruleWords } from '../../kit/accuracy/roc-plot.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { Numeric } from '../../kit/outcome/outcome.ts'
import { runLines } from '../../kit/plots/run-lines.ts'
import { formatCount, formatFraction, formatLevel, formatNumber } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { MeasureCourse, ThresholdPlotData } from './data.ts'

export const plots = { chart: { plot: plotMeasures } satisfies Plot<ThresholdPlotData> }

const names = {
  sensitivity: { en: 'Sensitivity', zh: '灵敏度' },
  specificity: { en: 'Specificity', zh: '特异度' },
  positiveValue: { en: 'Positive predictive value', zh: '阳性预测值' },
  negativeValue: { en: 'Negative predictive value', zh: '阴性预测值' },
  youden: { en: 'Youden index', zh: 'Youden 指数' },
  accuracy: { en: 'Accuracy', zh: '准确度' },
  alertRate: { en: 'Alert rate', zh: '预警率' },
}

const dependsOnPrevalence: readonly MeasureCourse['name'][] = [
  'positiveValue',
  'negativeValue',
  'accuracy',
  'alertRate',
]

function plotMeasures(data: ThresholdPlotData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { measures, cutOffs, cutOff, side, show } = data
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const variable = settings.names.variable(data.of.variable)
  const labels = measures.map(({ name }) => names[name][language])
  const [low, high] = [cutOffs[0] ?? 0, cutOffs.at(-1) ?? 1]
  const domain: readonly [number, number] = [Math.min(low, cutOff ?? low), Math.max(high, cutOff ?? high)]
  const bottom = lowest(data)
  const several = measures.length > 1
  const quantity = several
    ? measures.some(({ name }) => name === 'youden')
      ? say('Value', '数值')
      : say('Proportion', '比例')
    : (labels[0] ?? '')
  const items: LegendItem[] = labels.map((label, series) => ({
    label,
    colour: { series },
    key: 'line',
    dash: 'of-series',
  }))
  return {
    width: settings.size.width ?? 110,
    height: settings.size.height ?? 90,
    description: say(
      `${labels.join(', ')} against the cut-off of ${variable}.`,
      `${variable} 各界值的${labels.join('、')}。`,
    ),
    caption: captionOf(data, settings),
    ...(several ? { legend: { place: 'top', items } } : {}),
    panels: [
      {
        x: { kind: 'linear', title: variable, domain },
        y: {
          kind: 'linear',
          title: show.scale === 'percent' ? `${quantity} (%)` : quantity,
          domain: [bottom, 1],
          ...(show.scale === 'percent' ? { format: 'percent' as const } : {}),
        },
        marks: withoutFalse([
          bottom < 0 && { kind: 'segment', from: [domain[0], 0], to: [domain[1], 0], colour: 'muted', width: 0.5 },
          ...(show.band ? measures.flatMap((one, series) => bandMarks(one, data, series)) : []),
          cutOff !== null && {
            kind: 'segment',
            from: [cutOff, bottom],
            to: [cutOff, 1],
            colour: 'muted',
            width: 0.8,
            dash: 'dashed',
          },
          ...measures.flatMap((one, series) => lineMarks(one, data, series)),
          ...measures.flatMap((one, series) => pointMarks(one, cutOff, series)),
        ]),
        ...(cutOff !== null && {
          note: {
            corner: 'above',
            lines: [[{ text: `${say('Cut-off', '界值')} ${cutOffOf({ cutOff: { value: cutOff, side } }, settings)}` }]],
          },
        }),
      },
    ],
  }
}

/** Only the Youden index can be negative. */
function lowest({ measures, show }: ThresholdPlotData): number {
  const values = measures.flatMap(({ y, lower }) => (show.band ? [...y, ...lower] : y))
  return values.reduce<number>((low, value) => (typeof value === 'number' ? Math.min(low, value) : low), 0)
}

/**
 * The places and values of a step curve. If values at or above a cut-off are positive, what holds at an observed value holds from the one below
 * it on; otherwise it holds up to the one above.
 */
function stepsOf(
  { cutOffs, side }: ThresholdPlotData,
  lists: readonly (readonly Numeric[])[],
): ReturnType<typeof runLines> {
  const [first = 0] = cutOffs
  const [x, values] =
    side === 'higher' ? [[first, ...cutOffs], lists.map((list) => [...list, list.at(-1) ?? null])] : [cutOffs, lists]
  return runLines(
    x,
    values,
    x.map(() => 0),
  )
}

function bandMarks({ lower, upper }: MeasureCourse, data: ThresholdPlotData, series: number): readonly Mark[] {
  return stepsOf(data, [lower, upper]).map(({ x, values: [from = [], to = []] }) => ({
    kind: 'band',
    x,
    lower: from,
    upper: to,
    curve: 'step',
    colour: { series },
  }))
}

function lineMarks({ y }: MeasureCourse, data: ThresholdPlotData, series: number): readonly Mark[] {
  return stepsOf(data, [y]).map(({ x, values: [at = []] }) => ({
    kind: 'step',
    x,
    y: at,
    colour: { series },
    width: 1.5,
    dash: 'of-series',
  }))
}

function pointMarks({ marked }: MeasureCourse, cutOff: number | null, series: number): readonly Mark[] {
  if (cutOff === null || typeof marked?.value !== 'number') return []
  return [
    { kind: 'point', x: [cutOff], y: [marked.value], colour: { series }, size: 5, shape: 'of-series', fill: 'solid' },
  ]
}

function captionOf(data: ThresholdPlotData, settings: PlotSettings): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const { measures, side, rule, cutOff, prevalence } = data
  const level = formatLevel(data.confidence)
  const atMarked = measures.flatMap(({ name, marked }) => {
    if (marked === null || typeof marked.value !== 'number') return []
    const range = rangeOf(marked, settings)
    const bracketed = range === '' ? '' : say(` (${range})`, `（${range}）`)
    return [`${lowerFirst(names[name][language])} ${formatNumber(marked.value, 3)}${bracketed}`]
  })
  const dependent = measures.flatMap(({ name }) => (dependsOnPrevalence.includes(name) ? [names[name][language]] : []))
  return captionSentences(language, [
    [
      say(
        `n\u00a0=\u00a0${formatCount(data.n)}, events ${formatCount(data.events)}`,
        `n=${formatCount(data.n)}，事件 ${formatCount(data.events)} 例`,
      ),
      side === 'higher'
        ? say('positive: values at or above the cut-off', '大于或等于界值判为阳性')
        : say('positive: values at or below the cut-off', '小于或等于界值判为阳性'),
    ],
    cutOff !== null &&
      withoutFalse([
        ruleWords(rule, settings, { en: 'Dashed line', zh: '虚线' }),
        atMarked.length > 0 &&
          `${atMarked.join(say(', ', '，'))}${say(` (in brackets: ${level} CI)`, `（括号内为 ${level} CI）`)}`,
      ]),
    data.show.band && [`${say(`Bands: pointwise ${level} CI`, `阴影：逐点 ${level} CI`)}${methodsOf(data, language)}`],
    prevalence !== null && [prevalenceNote(dependent, prevalence, settings)],
  ])
}

function prevalenceNote(
  [first = '', ...others]: readonly string[],
  prevalence: number,
  { settings }: PlotSettings,
): string {
  const share = `${formatFraction(prevalence, settings)}%`
  return settings.language === 'zh'
    ? `${[first, ...others].join('、')}按患病率 ${share} 计算`
    : `${[first, ...others.map(lowerFirst)].join(', ')} at a prevalence of ${share}`
}

function lowerFirst(name: string): string {
  return name.startsWith('Youden') ? name : name.charAt(0).toLowerCase() + name.slice(1)
}

/** The methods of the bands, in brackets. */
function methodsOf({ measures, prevalence }: ThresholdPlotData, language: 'en' | 'zh'): string {
  const has = (...some: readonly MeasureCourse['name'][]) => measures.some(({ name }) => some.includes(name))
  const own = prevalence !== null
  const methods = withoutFalse([
    (has('sensitivity', 'specificity') || (!own && has('positiveValue', 'negativeValue', 'accuracy', 'alertRate'))) &&
      'Wilson',
    has('youden') && (language === 'zh' ? 'Youden 指数：Newcombe' : 'Newcombe for the Youden index'),
    own &&
      has('positiveValue', 'negativeValue') &&
      (language === 'zh' ? '预测值：logit' : 'logit for predictive values'),
    own &&
      has('accuracy', 'alertRate') &&
      (language === 'zh' ? '准确度与预警率：MOVER' : 'MOVER for accuracy and alert rate'),
  ])
  return language === 'zh' ? `（${methods.join('；')}）` : ` (${methods.join('; ')})`
}
