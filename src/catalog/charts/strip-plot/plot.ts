import { bracketsHeight } from '#figure/layout-brackets.ts'
import type { Mark, Scene } from '#figure/scene.ts'
import { sideBySide } from '#figure/side-by-side.ts'
import { fittedStrips, type StripLayout, stripOf } from '#figure/strip-marks.ts'
import { comparisonBrackets } from '../../kit/comparison/comparison-words.ts'
import { colourLegend } from '../../kit/figures/colour-legend.ts'
import { groupedBy, sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { errorBar } from '../../kit/plots/error-bar.ts'
import { extentOf } from '../../kit/plots/value-range.ts'
import { captionOf } from './caption.ts'
import type { StripCell, StripPlotData } from './data.ts'

export const plots = { chart: { plot: plotStrips } satisfies Plot<StripPlotData> }

/** Maximum half-width of a column in mm: a single group need not fill the page. */
const widest = 15
/** Height of the plot without brackets, in mm. */
const usual = 62

function plotStrips(data: StripPlotData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { groups, colours, cells, show } = data
  const width = settings.size.width ?? Math.min(170, 85 + Math.max(0, cells.length - 4) * 8)
  const category = (width - 18) / groups.length
  const { centres, half } = sideBySide(groups.length, colours.length, { category, widest })
  const outside = 22 + (colours.length > 1 ? 5 : 0)
  const brackets = comparisonBrackets(data.comparisons, centres, show, settings)
  const above = bracketsHeight(brackets, category)
  const [low, high] = rangeOf(cells)
  const margin = (high - low || Math.abs(low) || 1) * 0.04
  const [bottom, top] = [low - margin, high + margin]
  const span = top - bottom
  const room = {
    half: half * 0.94 * category,
    span,
    height: settings.size.height === undefined ? usual : settings.size.height - outside - above,
  }
  const { layout, size } = fittedStrips(cells, show, room)
  const variable = settings.names.variable(data.of.variable)
  const title = groups[0] ? settings.names.variable(groups[0].variable) : ''
  const names = groups.map((ref) => (ref === null ? '' : settings.names.level(ref)))
  const categories = names.map((name, g) => {
    const sizes = cells.slice(g * colours.length, (g + 1) * colours.length).map(({ n }) => n)
    return show.sizes ? sizedName(name, sizes, settings) : name
  })
  return {
    width,
    height: settings.size.height ?? usual + above + outside,
    description:
      language === 'zh'
        ? `${variable}的散点分布图${groupedBy(groups, settings)}。`
        : `Single values of ${variable}${groupedBy(groups, settings)}.`,
    caption: captionOf(data, layout, language),
    panels: [
      {
        x: { kind: 'band', title, categories },
        y: { kind: 'linear', title: variable, domain: [bottom, top] },
        marks: cells.flatMap((cell, k): readonly Mark[] => {
          const series = colours.length > 1 ? k % colours.length : 0
          return cellMarks(cell, layout, { centre: centres[k] ?? 0, half, series, span, size })
        }),
        brackets,
      },
    ],
    ...colourLegend(colours, layout === 'barcode' ? { key: 'line' } : { key: 'point', shape: 'of-series' }, settings),
  }
}

function cellMarks(
  cell: StripCell,
  layout: StripLayout,
  { centre, half, series, span, size }: Record<'centre' | 'half' | 'series' | 'span' | 'size', number>,
): readonly Mark[] {
  const colour = { series }
  const summary = cell.centre
  // strokes leave a place beside them for the centre, which would be one more of them
  const beside = layout === 'barcode' && summary !== null
  const strip = beside ? { centre: centre - half * 0.2, half: half * 0.62 } : { centre, half: half * 0.94 }
  const at = beside ? { centre: centre + half * 0.72, half: half * 0.4 } : { centre, half }
  const look = { ...strip, colour, span, size, shape: 'of-series' } as const
  const reach = at.half * (beside ? 0.5 : 0.55)
  return [
    ...stripOf(cell, layout, look),
    ...(summary === null
      ? []
      : [
          ...errorBar(summary.error, at, 'ink'),
          {
            kind: 'segment',
            from: [at.centre - reach, summary.estimate],
            to: [at.centre + reach, summary.estimate],
            colour: 'ink',
            width: 1.8,
          } as const,
        ]),
  ]
}

function rangeOf(cells: readonly StripCell[]): readonly [number, number] {
  return extentOf(
    cells.flatMap(({ points, heights, centre }) => [
      points,
      heights?.range ?? [],
      centre?.error ? [centre.error.lower, centre.error.upper] : [],
    ]),
  )
}
