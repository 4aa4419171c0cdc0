import type { Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../figures/caption-sentences.ts'
import { sizedName } from '../figures/figure-words.ts'
import type { PlotSettings } from '../figures/plot.ts'
import { axisFromZero } from '../plots/round-ticks.ts'
import { refText } from '../present/ref-text.ts'
import { timeUnitWords } from '../survival/time-title.ts'
import type { NomogramFigure, NomogramOutcome, NomogramScale } from './nomogram-figure.ts'

/** A scale on the common width from 0 to 100. */
interface Row {
  readonly name: string
  readonly from: number
  readonly to: number
  readonly ticks: readonly { readonly x: number; readonly text: string }[]
  /** Names that may not be left out: those without room below the scale are above it, or further below. */
  readonly everyName: boolean
}

/** Height of a row, and of the page without rows, in mm. */
const [pitch, around] = [11, 20]
/** Widths of letters and of Chinese characters in tick labels, in mm. */
const [letter, character] = [1.5, 2.7]
/** Places of labels, in rows below their scale. */
const lanes = [0.28, -0.28, 0.52] as const

/** Aligned scales of points, of their sum, and of what the model predicts at it. */
export function plotNomogram(data: NomogramFigure, settings: PlotSettings): Scene {
  const chinese = settings.settings.language === 'zh'
  const total = axisFromZero(data.most, 10, false)
  const onWidth = (points: number) => (100 * points) / total.domain[1]
  const rows: readonly Row[] = [
    scaleRow(chinese ? '分值' : 'Points', [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100], (points) => points),
    ...data.scales.flatMap((scale) => predictorRows(scale, settings)),
    scaleRow(chinese ? '总分' : 'Total points', total.ticks, onWidth),
    ...data.outcomes.map((outcome): Row => {
      const at = outcome.totals.map(onWidth)
      const ticks = outcome.values.map((value, k) => ({ x: at[k] ?? 0, text: number(value) }))
      return {
        name: outcomeName(outcome, settings),
        from: Math.min(...at),
        to: Math.max(...at),
        ticks,
        everyName: false,
      }
    }),
  ]
  const width = settings.size.width ?? 170
  const names = Math.max(...rows.map(({ name }) => widthOf(name)))
  const perMm = 108 / Math.max(width - 14 - names * 1.1, 40)
  return {
    width,
    height: settings.size.height ?? around + pitch * rows.length,
    description: chinese
      ? `列线图：${data.scales.length} 个预测变量的分值、总分与预测值。`
      : `Nomogram: points of ${data.scales.length} predictors, their sum, and the prediction at it.`,
    caption: captionSentences(settings.settings.language, [
      [
        chinese
          ? '读出各预测变量对应的分值并求和，再由总分标尺向下读出预测值'
          : 'Add up the points of all predictors, and read the prediction below their total',
        ...(data.n === undefined ? [] : [sizedName('', data.n, settings)]),
      ],
    ]),
    panels: [
      {
        x: { kind: 'linear', title: '', domain: [-4, 104], ticks: [], bare: true },
        y: { kind: 'band', title: '', categories: rows.map(({ name }) => name), lineless: true },
        marks: rows.flatMap((row, y) => rowMarks(row, y, perMm)),
      },
    ],
  }
}

function scaleRow(name: string, values: readonly number[], place: (value: number) => number): Row {
  const ticks = values.map((value) => ({ x: place(value), text: number(value) }))
  return { name, from: ticks[0]?.x ?? 0, to: ticks.at(-1)?.x ?? 100, ticks, everyName: false }
}

/** A row for each part of a curve on which points only rise or only fall. */
function predictorRows(scale: NomogramScale, settings: PlotSettings): readonly Row[] {
  const name = settings.names.variable(scale.variable)
  if ('levels' in scale) {
    const ticks = scale.levels.map((level, k) => ({ x: scale.points[k] ?? 0, text: refText(level, settings) }))
    const at = ticks.map(({ x }) => x)
    return [{ name, from: Math.min(...at), to: Math.max(...at), ticks, everyName: true }]
  }
  return scale.runs.map(({ from, to, values, points }, k) => ({
    name: k === 0 ? name : '',
    from: Math.min(from, to),
    to: Math.max(from, to),
    ticks: values.map((value, i) => ({ x: points[i] ?? 0, text: number(value) })),
    everyName: false,
  }))
}

function outcomeName(outcome: NomogramOutcome, settings: PlotSettings): string {
  const chinese = settings.settings.language === 'zh'
  if (outcome.kind === 'mean') {
    const of = refText(outcome.of, settings)
    return chinese ? `预测均数：${of}` : `Predicted mean: ${of}`
  }
  if (outcome.kind === 'probability') {
    const of = refText(outcome.of, settings)
    return chinese ? `预测概率：${of}` : `Probability: ${of}`
  }
  const { time, unit, stratum } = outcome
  const counted = timeUnitWords[unit]?.[settings.settings.language] ?? ''
  const within = stratum.map((level) => refText({ ...level, named: true }, settings)).join(chinese ? '，' : ', ')
  const at = chinese ? `生存概率（时间 ${number(time)}${counted}）` : `Survival at ${number(time)} ${counted}`.trimEnd()
  if (within === '') return at
  return chinese ? `${at}，${within}` : `${at}, ${within}`
}

/** The line of a scale with its ticks; labels that would overlap others are in another lane, or left out if they are numbers. */
function rowMarks({ from, to, ticks, everyName }: Row, y: number, perMm: number): readonly Mark[] {
  const ends = lanes.map(() => Number.NEGATIVE_INFINITY)
  const marks: Mark[] = [{ kind: 'segment', from: [from, y], to: [to, y], colour: 'ink', width: 0.8 }]
  for (const { x, text } of ticks.toSorted((a, b) => a.x - b.x)) {
    const half = (widthOf(text) * perMm) / 2
    const free = lanes.findIndex((_, k) => x - half > (ends[k] as number) + 1 && (everyName || k === 0))
    if (free < 0 && !everyName) {
      marks.push(stroke(x, y, 0.08))
      continue
    }
    // without a free lane, right of the label that ends first
    const lane = free >= 0 ? free : ends.indexOf(Math.min(...ends))
    const place = free >= 0 ? x : (ends[lane] as number) + 1 + half
    const below = lanes[lane] ?? lanes[0]
    marks.push(stroke(x, y, below > 0 ? Math.max(below - 0.15, 0.13) : -0.13))
    marks.push({ kind: 'text', at: [place, y + below], text: [{ text }], anchor: 'middle', colour: 'ink' })
    ends[lane] = place + half
  }
  return marks
}

function stroke(x: number, y: number, length: number): Mark {
  return { kind: 'segment', from: [x, y], to: [x, y + length], colour: 'ink', width: 0.7 }
}

function number(value: number): string {
  return String(Number(value.toPrecision(6))).replace('-', '−')
}

function widthOf(text: string): number {
  let width = 0
  for (const one of text) width += one > '\u2e7f' ? character : letter
  return width
}
