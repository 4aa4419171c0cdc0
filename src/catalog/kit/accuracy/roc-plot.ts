import type { RocCurve } from '#engine/methods/roc/curve.ts'
import type { Mark, Scene } from '#figure/scene.ts'
import type { PlotSettings } from '../figures/plot.ts'
import type { Numeric } from '../outcome/outcome.ts'
import { formatInterval, formatLevel, formatNumber, formatQuantity } from '../present/format.ts'

/** ROC curves of one outcome. */
export interface RocFigure {
  readonly confidence: number
  readonly curves: readonly DrawnRoc[]
  /** The criterion for the cut-offs marked on the curves. */
  readonly rule: 'youden' | 'closest' | null
}

export interface DrawnRoc extends RocCurve {
  /** Null for a curve that needs no name. */
  readonly variable: string | null
  readonly area: { readonly value: number; readonly lower: Numeric; readonly upper: Numeric }
  readonly cutOff: MarkedCutOff | null
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

/** Sensitivity against 1 − specificity, with the areas; the chosen cut-off of each curve is marked on it. */
export function plotRoc(data: RocFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const { curves, rule } = data
  const [only, ...others] = curves
  const several = others.length > 0
  const low = curves.some(({ area }) => area.value < 0.5)
  const labels = curves.map((curve) => labelOf(curve, settings))
  const caption = [
    ...(several ? [intervalNote(data.confidence, chinese)] : nameNote(only, settings)),
    ...(curves.some(({ cutOff }) => cutOff !== null) ? [ruleNote(rule, chinese)] : []),
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
        x: { ...whole, title: chinese ? '1 − 特异度' : '1 − specificity' },
        y: { ...whole, title: chinese ? '灵敏度' : 'Sensitivity' },
        marks: [diagonal, ...curves.flatMap(curveMarks)],
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

function curveMarks({ falsePositive, truePositive, cutOff }: DrawnRoc, series: number): readonly Mark[] {
  const colour = { series }
  const line: Mark = { kind: 'line', x: falsePositive, y: truePositive, colour, width: 1.5, dash: 'of-series' }
  if (cutOff === null) return [line]
  const { sensitivity, specificity } = cutOff
  return [
    line,
    { kind: 'point', x: [1 - specificity], y: [sensitivity], colour, size: 6, shape: 'of-series', fill: 'solid' },
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
function labelOf(curve: DrawnRoc, display: PlotSettings): string {
  const { variable, area } = curve
  const chinese = display.settings.language === 'zh'
  const range = rangeOf(area, display)
  const cutOff = cutOffOf(curve, display)
  const name = variable === null ? '' : `${display.names.variable(variable)}${chinese ? '：' : ': '}`
  const bracketed = range === '' ? '' : chinese ? `（${range}）` : ` (${range})`
  return `${name}AUC ${formatNumber(area.value, 3)}${bracketed}${cutOff === '' ? '' : `${chinese ? '；' : '; '}${cutOff}`}`
}

/** Empty if there are none. */
function rangeOf({ lower, upper }: DrawnRoc['area'], { settings }: PlotSettings): string {
  const three = { ...settings, decimals: { ...settings.decimals, estimate: 3 } }
  return typeof lower === 'number' && typeof upper === 'number' ? formatInterval(lower, upper, three) : ''
}

function cutOffOf({ cutOff }: DrawnRoc, { settings }: PlotSettings): string {
  return cutOff === null ? '' : `${cutOff.side === 'higher' ? '≥' : '≤'} ${formatQuantity(cutOff.value, settings)}`
}

function nameNote(curve: DrawnRoc | undefined, { names, settings }: PlotSettings): readonly string[] {
  const variable = curve?.variable ?? null
  return variable === null ? [] : [`${names.variable(variable)}${settings.language === 'zh' ? '。' : '.'}`]
}

function intervalNote(confidence: number, chinese: boolean): string {
  return chinese ? `括号内为 ${formatLevel(confidence)} CI。` : `In brackets: ${formatLevel(confidence)} CI.`
}

function ruleNote(rule: RocFigure['rule'], chinese: boolean): string {
  if (rule === 'youden')
    return chinese ? '标记点：Youden 指数最大的界值。' : 'Mark: cut-off with the largest Youden index.'
  return chinese ? '标记点：距左上角最近的界值。' : 'Mark: cut-off closest to the top left corner.'
}
