import { bracketsHeight } from '#figure/layout-brackets.ts'
import type { Scene } from '#figure/scene.ts'
import { sideBySide } from '#figure/side-by-side.ts'
import { comparisonBrackets } from '../../kit/comparison/comparison-words.ts'
import { colourLegend } from '../../kit/figures/colour-legend.ts'
import { groupedBy, sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { extentOf } from '../../kit/plots/value-range.ts'
import { captionOf } from './caption.ts'
import { type CellPlace, cellMarks } from './cell-marks.ts'
import type { BoxViolinData } from './data.ts'

export const plots = { chart: { plot: plotBoxes } satisfies Plot<BoxViolinData> }

/** Maximum half-width of a violin in mm: a single group need not fill the page. */
const widest = 15
/** Height of the plot without brackets, in mm. */
const usual = 62

function plotBoxes(data: BoxViolinData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { groups, colours, cells } = data
  const width = settings.size.width ?? Math.min(170, 85 + Math.max(0, cells.length - 4) * 8)
  const caption = captionOf(data, language)
  const [low, high] = rangeOf(data)
  const category = (width - 18) / groups.length
  const isSplit = data.show.shape === 'split'
  const { centres, half } = sideBySide(groups.length, isSplit ? 1 : colours.length, { category, widest })
  const place = (k: number): Omit<CellPlace, 'colour' | 'span'> =>
    isSplit
      ? { centre: centres[Math.floor(k / colours.length)] ?? 0, half, side: k % colours.length === 0 ? -1 : 1 }
      : { centre: centres[k] ?? 0, half }
  const middles = cells.map((_, k) => place(k)).map(({ centre, side = 0 }) => centre + side * half * 0.45)
  const outside = 22 + (colours.length > 1 ? 5 : 0)
  const brackets = comparisonBrackets(data.comparisons, middles, data.show, settings)
  const margin = (high - low || 1) * 0.04
  const [bottom, top] = [low - margin, high + margin]
  const variable = settings.names.variable(data.of.variable)
  const names = groups.map((ref) => (ref === null ? '' : settings.names.level(ref)))
  const categories = names.map((name, g) => {
    const sizes = cells.slice(g * colours.length, (g + 1) * colours.length).map(({ n }) => n)
    return sizedName(name, sizes, settings)
  })
  const title = groups[0] ? settings.names.variable(groups[0].variable) : ''
  return {
    width,
    height: settings.size.height ?? usual + bracketsHeight(brackets, category) + outside,
    description:
      language === 'zh'
        ? `${variable}的箱线图或小提琴图${groupedBy(groups, settings)}。`
        : `Box or violin plots of ${variable}${groupedBy(groups, settings)}.`,
    caption,
    panels: [
      {
        x: { kind: 'band', title, categories },
        y: { kind: 'linear', title: variable, domain: [bottom, top] },
        marks: cells.flatMap((cell, k) => {
          const series = colours.length > 1 ? k % colours.length : 0
          return cellMarks(cell, { ...place(k), colour: { series }, span: top - bottom }, data.show)
        }),
        brackets,
      },
    ],
    ...colourLegend(colours, { key: 'box' }, settings),
  }
}

function rangeOf({ cells }: BoxViolinData): readonly [number, number] {
  return extentOf(
    cells.flatMap(({ box, density, points }) => [box === null ? [] : [box.low, box.high], density?.at ?? [], points]),
  )
}
