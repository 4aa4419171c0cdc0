import type { Scene } from '#figure/scene.ts'
import { type IntervalChart, plotIntervals } from '../../kit/figures/interval-plot.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { formatCount, formatEstimateInterval, formatLevel } from '../../kit/present/format.ts'
import type { IntervalMethod } from './facts.ts'
import { type Per, perWords } from './per.ts'

interface MethodLine {
  readonly method: IntervalMethod
  readonly lower: number
  readonly upper: number
}

export interface RateFigure {
  readonly confidence: number
  readonly per: Per
  /** Absent from outcomes of before. */
  readonly events?: number
  readonly rate: number
  readonly reference: number | null
  readonly lines: readonly MethodLine[]
}

export interface RatioFigure {
  readonly confidence: number
  readonly ratio: number
  readonly events?: number
  readonly lines: readonly MethodLine[]
}

export const plots = {
  rate: { plot: plotRate } satisfies Plot<RateFigure>,
  ratio: { plot: plotRatio } satisfies Plot<RatioFigure>,
}

const methods = {
  en: { exact: 'Exact', byar: 'Byar', score: 'Score' },
  zh: { exact: '精确法', byar: 'Byar 法', score: '计分法' },
} as const

function plotRate({ confidence, per, events, rate, reference, lines }: RateFigure, settings: PlotSettings): Scene {
  const zh = settings.settings.language === 'zh'
  const title = zh ? `率（每 ${perWords[per].zh}）` : `Rate per ${perWords[per].en}`
  const axis = { title, kind: 'linear', none: reference } as const
  return plotEstimate(
    { name: title, heading: zh ? '率' : 'Rate', estimate: rate, confidence, events, lines, axis },
    settings,
  )
}

/** The axis is logarithmic, unless the ratio is 0. */
function plotRatio({ confidence, events, ratio, lines }: RatioFigure, settings: PlotSettings): Scene {
  const zh = settings.settings.language === 'zh'
  const title = zh ? '标准化比（SIR/SMR）' : 'Observed / expected (SIR/SMR)'
  const axis = { title, kind: ratio > 0 ? 'log' : 'linear', none: 1 } as const
  return plotEstimate(
    { name: title, heading: zh ? '比值' : 'Ratio', estimate: ratio, confidence, events, lines, axis },
    settings,
  )
}

interface Estimated {
  readonly name: string
  readonly heading: string
  readonly estimate: number
  readonly confidence: number
  readonly events: number | undefined
  readonly lines: readonly MethodLine[]
  readonly axis: IntervalChart['axis']
}

function plotEstimate(
  { name, heading, estimate, confidence, events, lines, axis }: Estimated,
  settings: PlotSettings,
): Scene {
  const { language } = settings.settings
  const zh = language === 'zh'
  const level = formatLevel(confidence)
  const none = axis.kind === 'log' ? 1 : 0
  const drawn = lines.map(({ method, lower, upper }) => ({
    name: methods[language][method],
    cells: [formatEstimateInterval({ estimate, lower, upper }, settings.settings, none)],
    estimate,
    lower,
    upper,
  }))
  const list = drawn.map((line) => `${line.name} ${line.cells[0] ?? ''}`).join(zh ? '；' : '; ')
  return plotIntervals(
    {
      lines: drawn,
      names: zh ? '区间' : 'Interval',
      headings: [`${heading}${zh ? '' : ' '}(${level} CI)`],
      axis,
      meaning: {
        confidence,
        none: axis.title.includes('SIR')
          ? { en: 'as many as expected', zh: '与预期相等' }
          : { en: 'reference rate', zh: '参照率' },
        counts:
          events === undefined
            ? []
            : [zh ? `事件数 n=${formatCount(events)}` : `events: n\u00a0=\u00a0${formatCount(events)}`],
      },
      description: zh ? `${name}及其 ${level} 置信区间：${list}。` : `${name} with ${level} intervals: ${list}.`,
    },
    settings,
  )
}
