import type { RocCurve } from '#engine/methods/roc/curve.ts'
import type { ContinuousAxis, Mark, Panel, Scene } from '#figure/scene.ts'
import type { PlotSettings } from '../figures/plot.ts'
import type { Numeric } from '../outcome/outcome.ts'
import {
  formatCount,
  formatFraction,
  formatInterval,
  formatLevel,
  formatNumber,
  formatQuantity,
  relationP,
} from '../present/format.ts'
import type { Words } from '../words.ts'

/** ROC curves of one outcome. */
export interface RocFigure {
  readonly confidence: number
  readonly curves: readonly DrawnRoc[]
  /** The criterion for the cut-offs marked on the curves: a number is the least specificity. */
  readonly rule: 'youden' | 'closest' | 'own' | number | null
  readonly show?: RocLook
  /** Tests of pairs of areas. */
  readonly comparisons?: {
    readonly adjust: 'holm' | 'bonferroni' | 'none'
    readonly pairs: readonly { readonly first: string; readonly second: string; readonly p: Numeric }[]
  }
}

/** How a ROC plane is drawn. */
export interface RocLook {
  /** 1 − specificity, or specificity from 1 to 0. */
  readonly axis: 'false-positive' | 'specificity'
  readonly scale: 'number' | 'percent'
  readonly diagonal: boolean
}

const usual: RocLook = { axis: 'false-positive', scale: 'number', diagonal: true }

export interface DrawnRoc extends RocCurve {
  /** Null for a curve that needs no name. */
  readonly variable: string | null
  /** A name in place of the variable's. */
  readonly label?: string
  readonly area: { readonly value: number; readonly lower: Numeric; readonly upper: Numeric }
  readonly cutOff: MarkedCutOff | null
  /** Cases of the curve, and those with the event; absent from charts, and from outcomes of before. */
  readonly cases?: { readonly n: number; readonly events: number }
}

interface MarkedCutOff {
  readonly value: number
  /** Whether scores at or above the cut-off, or at or below it, are positive. */
  readonly side: 'higher' | 'lower'
  readonly sensitivity: number
  readonly specificity: number
}

const whole = { kind: 'linear', domain: [0, 1], ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] } as const
/** Where two proportions are equal. */
export const diagonal = {
  kind: 'segment',
  from: [0, 0],
  to: [1, 1],
  colour: 'muted',
  width: 0.7,
  dash: 'dashed',
} as const satisfies Mark
const reversedDiagonal = { ...diagonal, from: [1, 0], to: [0, 1] } as const satisfies Mark

/** Sensitivity against 1 − specificity, with the areas; the chosen cut-off of each curve is marked on it. */
export function plotRoc(data: RocFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const { curves, rule, show = usual } = data
  const [only, ...others] = curves
  const several = others.length > 0
  const low = curves.some(({ area }) => area.value < 0.5)
  const labels = curves.map((curve) => labelOf(curve, settings, data.show === undefined))
  const caption = [
    ...curveNote(data, settings),
    ...(several ? [intervalNote(data.confidence, chinese)] : nameNote(only, settings)),
    ...(curves.some(({ cutOff }) => cutOff !== null)
      ? [ruleNote(rule, settings, several && data.show !== undefined ? curves : [])]
      : []),
    ...comparisonNote(data, settings),
  ].join(chinese ? '' : ' ')
  return {
    width: settings.size.width ?? (several ? 100 : 85),
    height: settings.size.height ?? (several ? 104 + 5 * curves.length : 82),
    description: chinese ? `ROC 曲线：${labels.join('；')}。` : `ROC curve: ${labels.join('; ')}.`,
    ...(several
      ? {
          legend: {
            place: 'top',
            items: labels.map((label, series) => ({ label, colour: { series }, key: 'line', dash: 'of-series' })),
          },
        }
      : {}),
    ...(caption === '' ? {} : { caption }),
    panels: [
      {
        ...rocPlane(show, chinese),
        marks: [...diagonalOf(show), ...curves.flatMap((curve, series) => curveMarks(curve, series, show))],
        ...(several || only === undefined
          ? {}
          : {
              note: {
                corner: low ? 'top-left' : 'bottom-right',
                lines: notesOf(only, data, settings).map((text) => [{ text }]),
              },
            }),
      },
    ],
  }
}

/** The square plane of sensitivity against 1 − specificity, without marks. */
export function rocPlane(show: RocLook, chinese: boolean): Pick<Panel, 'square' | 'x' | 'y'> {
  return {
    square: true,
    x: axisOfOthers(show, chinese),
    y: { ...whole, ...formatOf(show), title: titleOf(chinese ? '灵敏度' : 'Sensitivity', show) },
  }
}

/** The line of no discrimination, if it is to be drawn. */
export function diagonalOf({ diagonal: isDrawn, axis }: RocLook): readonly Mark[] {
  return isDrawn ? [axis === 'specificity' ? reversedDiagonal : diagonal] : []
}

function axisOfOthers(show: RocLook, chinese: boolean): ContinuousAxis {
  if (show.axis === 'specificity')
    return { ...whole, ...formatOf(show), domain: [1, 0], title: titleOf(chinese ? '特异度' : 'Specificity', show) }
  return { ...whole, ...formatOf(show), title: titleOf(chinese ? '1 − 特异度' : '1 − specificity', show) }
}

function titleOf(name: string, { scale }: RocLook): string {
  return scale === 'percent' ? `${name} (%)` : name
}

function formatOf({ scale }: RocLook): Pick<ContinuousAxis, 'format'> {
  return scale === 'percent' ? { format: 'percent' } : {}
}

function curveMarks(
  { falsePositive, truePositive, cutOff }: DrawnRoc,
  series: number,
  { axis }: RocLook,
): readonly Mark[] {
  const colour = { series }
  const x = axis === 'specificity' ? falsePositive.map((share) => 1 - share) : falsePositive
  const line: Mark = { kind: 'line', x, y: truePositive, colour, width: 1.5, dash: 'of-series' }
  if (cutOff === null) return [line]
  const { sensitivity, specificity } = cutOff
  return [
    line,
    {
      kind: 'point',
      x: [axis === 'specificity' ? specificity : 1 - specificity],
      y: [sensitivity],
      colour,
      size: 6,
      shape: 'of-series',
      fill: 'solid',
    },
  ]
}

/** A line each for the area, its interval and the cut-off. */
function notesOf(curve: DrawnRoc, { confidence }: RocFigure, display: PlotSettings): readonly string[] {
  const chinese = display.settings.language === 'zh'
  const [range, cutOff] = [rangeOf(curve.area, display), cutOffOf(curve, display)]
  return [
    `AUC = ${formatNumber(curve.area.value, 3)}`,
    ...(range === '' ? [] : [`${formatLevel(confidence)} CI ${range}`]),
    ...(cutOff === '' ? [] : [`${chinese ? '界值' : 'cut-off'} ${cutOff}`]),
  ]
}

/** The name and the numbers in one line; the caption explains them. */
function labelOf(curve: DrawnRoc, display: PlotSettings, withCutOff: boolean): string {
  const { variable, area } = curve
  const chinese = display.settings.language === 'zh'
  const range = rangeOf(area, display)
  const cutOff = withCutOff ? cutOffOf(curve, display) : ''
  const named = curve.label ?? (variable === null ? '' : display.names.variable(variable))
  const name = named === '' ? '' : `${named}${chinese ? '：' : ': '}`
  const bracketed = range === '' ? '' : chinese ? `（${range}）` : ` (${range})`
  return `${name}AUC ${formatNumber(area.value, 3)}${bracketed}${cutOff === '' ? '' : `${chinese ? '；' : '; '}${cutOff}`}`
}

/** Limits with three decimals; empty if there are none. */
export function rangeOf(
  { lower, upper }: Pick<DrawnRoc['area'], 'lower' | 'upper'>,
  { settings }: PlotSettings,
): string {
  const three = { ...settings, decimals: { ...settings.decimals, estimate: 3 } }
  return typeof lower === 'number' && typeof upper === 'number' ? formatInterval(lower, upper, three) : ''
}

/** The values that a cut-off calls positive; empty for none. */
export function cutOffOf(
  { cutOff }: { readonly cutOff: Pick<MarkedCutOff, 'value' | 'side'> | null },
  { settings }: PlotSettings,
): string {
  return cutOff === null ? '' : `${cutOff.side === 'higher' ? '≥' : '≤'} ${formatQuantity(cutOff.value, settings)}`
}

/** What the lines are, and the cases if they are known. */
function curveNote({ curves, show }: RocFigure, { settings }: PlotSettings): readonly string[] {
  const chinese = settings.language === 'zh'
  if (show?.diagonal === false) return [chinese ? '曲线：ROC。' : 'Curve: ROC.']
  const cases = curves.flatMap((curve) => curve.cases ?? [])
  const range = (values: readonly number[]) => {
    const [least, most] = [Math.min(...values), Math.max(...values)]
    return least === most ? formatCount(most) : `${formatCount(least)}${chinese ? '～' : ' to '}${formatCount(most)}`
  }
  const [n, events] = [range(cases.map((one) => one.n)), range(cases.map((one) => one.events))]
  const known =
    cases.length === 0 ? '' : chinese ? `；n=${n}，事件 ${events} 例` : `; n\u00a0=\u00a0${n}, events: ${events}`
  return [chinese ? `曲线：ROC；虚线：无区分能力${known}。` : `Curve: ROC; dashed: no discrimination${known}.`]
}

function nameNote(curve: DrawnRoc | undefined, { names, settings }: PlotSettings): readonly string[] {
  const variable = curve?.variable ?? null
  return variable === null ? [] : [`${names.variable(variable)}${settings.language === 'zh' ? '。' : '.'}`]
}

function intervalNote(confidence: number, chinese: boolean): string {
  return chinese ? `括号内为 ${formatLevel(confidence)} CI。` : `In brackets: ${formatLevel(confidence)} CI.`
}

/** The rule, with the cut-offs of those curves whose labels do not have them. */
function ruleNote(rule: RocFigure['rule'], display: PlotSettings, curves: readonly DrawnRoc[]): string {
  const { settings, names } = display
  const chinese = settings.language === 'zh'
  const cutOffs = curves.flatMap((curve) => {
    if (curve.cutOff === null) return []
    const name = curve.variable === null ? '' : names.variable(curve.variable)
    return [`${name} ${cutOffOf(curve, display)}`]
  })
  if (cutOffs.length === 0) return `${ruleWords(rule, display)}${chinese ? '。' : '.'}`
  return chinese
    ? `${ruleWords(rule, display)}（${cutOffs.join('；')}）。`
    : `${ruleWords(rule, display)} (${cutOffs.join('; ')}).`
}

/** What the marked cut-off is; `mark` names what marks it. */
export function ruleWords(
  rule: RocFigure['rule'],
  { settings }: PlotSettings,
  mark: Words = { en: 'Mark', zh: '标记点' },
): string {
  const say = (en: string, zh: string) => (settings.language === 'zh' ? `${mark.zh}：${zh}` : `${mark.en}: ${en}`)
  if (rule === 'youden') return say('cut-off with the largest Youden index', 'Youden 指数最大的界值')
  if (rule === 'own') return say('own cut-off', '自定界值')
  if (typeof rule === 'number') {
    const share = `${formatFraction(rule, settings)}%`
    return say(
      `cut-off of the highest sensitivity at a specificity of ${share} or more`,
      `特异度不低于 ${share} 时灵敏度最高的界值`,
    )
  }
  return say('cut-off closest to the top left corner', '距左上角最近的界值')
}

const adjustments = {
  holm: { en: ', Holm-adjusted', zh: '，Holm 法校正' },
  bonferroni: { en: ', Bonferroni-adjusted', zh: '，Bonferroni 法校正' },
  none: { en: '', zh: '' },
}

function comparisonNote({ comparisons }: RocFigure, { names, settings }: PlotSettings): readonly string[] {
  if (comparisons === undefined || comparisons.pairs.length === 0) return []
  const chinese = settings.language === 'zh'
  const how = comparisons.pairs.length > 1 ? adjustments[comparisons.adjust][settings.language] : ''
  const pairs = comparisons.pairs.map(({ first, second, p }) => {
    const [one, other] = [names.variable(first), names.variable(second)]
    const found = p === 'NaN' ? (chinese ? '无法检验' : 'no test') : relationP(p, settings)
    return chinese ? `${one}与${other}，${found}` : `${one} and ${other}, ${found}`
  })
  return [
    chinese
      ? `AUC 比较（DeLong 检验${how}）：${pairs.join('；')}。`
      : `Areas by DeLong’s test${how}: ${pairs.join('; ')}.`,
  ]
}
