import type { Scene } from '#figure/scene.ts'
import { plotIntervals } from '../../kit/figures/interval-plot.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'
import { formatCount, formatEstimate, formatInterval, formatLevel } from '../../kit/present/format.ts'
import { type Measure, measures } from './measures.ts'

interface Drawn {
  readonly estimate: Numeric
  readonly lower: Numeric
  readonly upper: Numeric
}

export interface StrataFigure {
  readonly measure: Measure
  readonly confidence: number
  readonly exposed: LevelRef
  readonly reference: LevelRef
  readonly rows: readonly (Drawn & {
    readonly stratum: LevelRef | null
    readonly exposed: { readonly events: number; readonly n: number }
    readonly reference: { readonly events: number; readonly n: number }
    /** Weight as a proportion. */
    readonly weight: Numeric
  })[]
  readonly pooled: Drawn
}

export const plots = { forest: { plot: plotStrata } satisfies Plot<StrataFigure> }

const short = { 'odds-ratio': 'OR', 'risk-ratio': 'RR', 'risk-difference': 'RD' } as const

function plotStrata(
  { measure, confidence, exposed, reference, rows, pooled }: StrataFigure,
  settings: PlotSettings,
): Scene {
  const { names } = settings
  const { language } = settings.settings
  const zh = language === 'zh'
  const sum = (of: 'exposed' | 'reference') => {
    const [events, n] = rows.reduce(([e, all], row) => [e + row[of].events, all + row[of].n], [0, 0])
    return `${formatCount(events)}/${formatCount(n)}`
  }
  const lines = [
    ...rows.map((row) => ({
      name: row.stratum === null ? '' : names.level(row.stratum),
      cells: [
        `${formatCount(row.exposed.events)}/${formatCount(row.exposed.n)}`,
        `${formatCount(row.reference.events)}/${formatCount(row.reference.n)}`,
        estimateText(row, settings),
      ],
      ...drawn(row),
      size: typeof row.weight === 'number' ? 2.5 + 7 * Math.sqrt(row.weight) : 2.5,
    })),
    {
      name: zh ? 'Mantel–Haenszel 合并' : 'Mantel–Haenszel',
      cells: [sum('exposed'), sum('reference'), estimateText(pooled, settings)],
      ...drawn(pooled),
      isSummary: true as const,
    },
  ]
  const title = measures[measure][language]
  const list = lines.map(({ name, cells }) => `${name} ${cells[2] ?? ''}`).join(zh ? '；' : '; ')
  const stratum = rows[0]?.stratum?.variable
  return plotIntervals(
    {
      lines,
      names: stratum === undefined ? '' : names.variable(stratum),
      headings: [
        names.level(exposed),
        names.level(reference),
        `${short[measure]}${zh ? '' : ' '}(${formatLevel(confidence)} CI)`,
      ],
      axis: measure === 'risk-difference' ? { title, kind: 'linear', none: 0 } : { title, kind: 'log', none: 1 },
      meaning: {
        confidence,
        none: { en: 'no difference', zh: '无差异' },
        weight: { en: 'the weight of the stratum', zh: '层权重' },
      },
      description: zh ? `森林图，${title}：${list}。` : `Forest plot, ${title.toLowerCase()}: ${list}.`,
    },
    settings,
  )
}

function estimateText({ estimate, lower, upper }: Drawn, { settings }: PlotSettings): string {
  const value = formatEstimate(estimate, settings)
  const limits = formatInterval(lower, upper, settings, 1)
  if (limits === '') return value
  return settings.language === 'zh' ? `${value}（${limits}）` : `${value} (${limits})`
}

function drawn({ estimate, lower, upper }: Drawn) {
  const finite = (value: Numeric) => (typeof value === 'number' ? value : null)
  return { estimate: finite(estimate), lower: finite(lower), upper: finite(upper) }
}
