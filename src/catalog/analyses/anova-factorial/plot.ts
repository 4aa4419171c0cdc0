import type { Mark, Panel, Scene } from '#figure/scene.ts'
import { sideBySide } from '#figure/side-by-side.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { colourLegend } from '../../kit/figures/colour-legend.ts'
import { richP, sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { residualPlots } from '../../kit/models/residual-plots.ts'
import type { LevelRef, Numeric } from '../../kit/outcome/outcome.ts'
import { formatLevel } from '../../kit/present/format.ts'

/** Estimated means of the cells of one, two or three factors. */
export interface MeansFigure {
  readonly outcome: string
  readonly confidence: number
  /** Absent from outcomes of before. */
  readonly n?: number
  /** Covariates, which are held at their means. */
  readonly covariates: readonly string[]
  /** P value of the plotted term. */
  readonly p: Numeric
  readonly isInteraction: boolean
  readonly groups: readonly LevelRef[]
  readonly colours: readonly (LevelRef | null)[]
  /** For each level of a third factor the cells of the other two, colours varying fastest; null if a mean is not estimable. */
  readonly panels: readonly {
    readonly at: LevelRef | null
    readonly cells: readonly ({ readonly estimate: number; readonly lower: number; readonly upper: number } | null)[]
  }[]
}

export const plots = { means: { plot: plotMeans } satisfies Plot<MeansFigure>, ...residualPlots }

/** Minimum and maximum width of a panel in mm. */
const panelWidths = [62, 150] as const
const panelHeight = 78
/** Wider figures wrap their panels into several rows. */
const widest = 175

function plotMeans(data: MeansFigure, settings: PlotSettings): Scene {
  const { groups, colours, panels } = data
  const chinese = settings.settings.language === 'zh'
  const named = groups.map((ref) => settings.names.level(ref))
  const own = Math.min(
    panels.length > 1 ? widest / 2 : panelWidths[1],
    Math.max(panelWidths[0], 24 + groups.length * (10 + 4 * colours.length)),
  )
  const columns = Math.max(1, Math.min(panels.length, Math.floor(widest / own)))
  const rows = Math.ceil(panels.length / columns)
  const { centres, half } = sideBySide(groups.length, colours.length, { category: own / groups.length, widest: 2 })
  const ends = panels.flatMap(({ cells }) => cells.flatMap((cell) => (cell === null ? [] : [cell.lower, cell.upper])))
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const span = high - low || 1
  const level = formatLevel(data.confidence)
  const adjusted = data.covariates.map((id) => settings.names.variable(id))
  const caption = captionSentences(settings.settings.language, [
    [
      chinese
        ? `点与误差线：估计边际均值及 ${level} 置信区间`
        : `Points and bars: estimated marginal means with ${level} CI`,
      ...(adjusted.length > 0
        ? [chinese ? `协变量（${adjusted.join('、')}）取均值` : `${adjusted.join(', ')} at the mean`]
        : []),
      ...(data.n === undefined ? [] : [sizedName('', data.n, settings)]),
    ],
  ])
  const outcome = settings.names.variable(data.outcome)
  const x = settings.names.variable(groups[0]?.variable ?? '')
  return {
    width: settings.size.width ?? Math.max(80, own * columns),
    height: settings.size.height ?? panelHeight * rows + (colours.length > 1 ? 6 : 0),
    description: chinese
      ? `${outcome}的估计边际均值，按${x}（${named.join('、')}）。${caption}。`
      : `Estimated marginal means of ${outcome} by ${x} (${named.join(', ')}). ${caption}.`,
    caption,
    ...(panels.length > 1 ? { arrangement: { columns } } : {}),
    panels: panels.map(
      ({ at, cells }, k): Panel => ({
        ...(at === null
          ? {}
          : { title: `${settings.names.variable(at.variable)}${chinese ? '：' : ': '}${settings.names.level(at)}` }),
        x: { kind: 'band', title: x, categories: named },
        y: { kind: 'linear', title: outcome, domain: [low - span * 0.05, high + span * 0.16], grid: true },
        marks: colours.flatMap((_, c) => colourMarks(cells, c, { centres, half, colours: colours.length })),
        ...(k === 0 && typeof data.p === 'number'
          ? {
              note: {
                corner: 'top-left' as const,
                lines: [[{ text: noteOf(data, chinese) }, ...richP(data.p, settings)]],
              },
            }
          : {}),
      }),
    ),
    ...colourLegend(colours, { key: 'point', shape: 'of-series' }, settings),
  }
}

function noteOf({ isInteraction }: MeansFigure, chinese: boolean): string {
  if (isInteraction) return chinese ? '交互作用，' : 'Interaction, '
  return ''
}

interface Layout {
  readonly centres: readonly number[]
  readonly half: number
  readonly colours: number
}

/** The line of one colour through its means, interrupted where one is not estimable, and the means with their intervals. */
function colourMarks(
  cells: MeansFigure['panels'][number]['cells'],
  c: number,
  { centres, half, colours }: Layout,
): readonly Mark[] {
  const colour = { series: c }
  const own = cells.flatMap((cell, k) => (k % colours === c ? [{ cell, x: centres[k] ?? 0 }] : []))
  const lines = own.slice(1).flatMap(({ cell, x }, k): Mark[] => {
    const before = own[k]
    if (cell === null || before === undefined || before.cell === null) return []
    const y = [before.cell.estimate, cell.estimate]
    return [{ kind: 'line', x: [before.x, x], y, colour, width: 1.2, dash: 'of-series' }]
  })
  const cap = Math.min(half * 0.5, 0.06)
  const points = own.flatMap(({ cell, x }): Mark[] => {
    if (cell === null) return []
    const across = (y: number): Mark => ({ kind: 'segment', from: [x - cap, y], to: [x + cap, y], colour, width: 1 })
    return [
      { kind: 'segment', from: [x, cell.lower], to: [x, cell.upper], colour, width: 1 },
      across(cell.lower),
      across(cell.upper),
      { kind: 'point', x: [x], y: [cell.estimate], colour, size: 5.4, shape: 'of-series', fill: 'solid' },
    ]
  })
  return [...lines, ...points]
}
