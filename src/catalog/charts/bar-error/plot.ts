import { bracketsHeight } from '#figure/layout-brackets.ts'
import type { Mark, Scene } from '#figure/scene.ts'
import { sideBySide } from '#figure/side-by-side.ts'
import { comparisonBrackets } from '../../kit/comparison/comparison-words.ts'
import { colourLegend } from '../../kit/figures/colour-legend.ts'
import { groupedBy, sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { captionOf } from './caption.ts'
import { barOpacity, cellMarks, joiningLines } from './cell-marks.ts'
import type { BarErrorData } from './data.ts'
import { isHanging, labelTexts, raisedLabels, valueLabel } from './value-labels.ts'
import { drawnExtent, yTicks, yTitle } from './y-axis.ts'

export const plots = { chart: { plot: plotBars } satisfies Plot<BarErrorData> }

/** Maximum half-width of a bar in mm: a single group need not fill the page. */
const widest = 11
/** Height of the plot without brackets, in mm. */
const usual = 62
/** Height in mm for the numbers above the bars. */
const numberHeight = 4.2

function plotBars(data: BarErrorData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { groups, colours, cells, show } = data
  const width = settings.size.width ?? Math.min(170, 80 + Math.max(0, cells.length - 4) * 8)
  const category = (width - 18) / groups.length
  // points that lines join are offset only slightly
  const most = show.shape === 'lines' ? 2 : widest
  const { centres, half } = sideBySide(groups.length, colours.length, { category, widest: most })
  const outside = 22 + (colours.length > 1 ? 5 : 0)
  const room = settings.size.height === undefined ? null : settings.size.height - outside
  const [low, high] = drawnExtent(data)
  const rise = show.values ? ((high - low || 1) * numberHeight) / ((room ?? usual) * 0.7) : 0
  const brackets = comparisonBrackets(data.comparisons, centres, show, settings)
  const hangs = cells.map((cell) => isHanging(cell, data))
  const lowest = hangs.includes(true) ? low - rise : low
  const bottom = show.shape === 'bars' && low === 0 ? 0 : lowest - (high - low || Math.abs(low) || 1) * 0.04
  const texts = labelTexts(data, settings)
  const labels = cells.flatMap((cell, k) => {
    const text = texts[k] ?? null
    if (text === null || !show.values) return []
    return [valueLabel(cell, centres[k] ?? 0, text, rise * 0.5, hangs[k] ?? false)]
  })
  // points that lines join are nearly above each other
  const shown = show.shape === 'lines' ? raisedLabels(labels, rise) : labels
  const highest = Math.max(high + rise, ...shown.map(({ at }) => at[1] + rise * 0.5))
  const top = highest + (high - low || Math.abs(low) || 1) * 0.04
  const names = groups.map((ref) => (ref === null ? '' : settings.names.level(ref)))
  const categories = names.map((name, g) => {
    const sizes = cells.slice(g * colours.length, (g + 1) * colours.length).map(({ n }) => n)
    return sizedName(name, sizes, settings)
  })
  const title = groups[0] ? settings.names.variable(groups[0].variable) : ''
  const zero: Mark = { kind: 'segment', from: [-0.5, 0], to: [groups.length - 0.5, 0], colour: 'ink', width: 0.6 }
  return {
    width,
    height: settings.size.height ?? usual + bracketsHeight(brackets, category) + outside,
    description: descriptionOf(data, settings),
    caption: captionOf(data, language),
    panels: [
      {
        x: { kind: 'band', title, categories },
        y: { kind: 'linear', title: yTitle(data, settings), domain: [bottom, top], ...yTicks(data, high) },
        marks: [
          ...(show.shape === 'lines' ? joiningLines(data, centres) : []),
          ...cells.flatMap((cell, k) => {
            const series = colours.length > 1 ? k % colours.length : 0
            const place = { centre: centres[k] ?? 0, half, colour: { series }, span: top - bottom }
            return cellMarks(cell, place, show.shape)
          }),
          ...(bottom < 0 && show.shape === 'bars' ? [zero] : []),
          ...shown,
        ],
        brackets,
      },
    ],
    ...colourLegend(
      colours,
      show.shape === 'bars' ? { key: 'box', opacity: barOpacity(cells) } : { key: 'point', shape: 'of-series' },
      settings,
    ),
  }
}

function descriptionOf(data: BarErrorData, settings: PlotSettings): string {
  const numbers = labelTexts(data, settings).map((text) => text ?? '—')
  const y = yTitle(data, settings)
  const by = groupedBy(data.groups, settings)
  if (settings.settings.language === 'zh')
    return `${y}的误差条图${by}；${captionOf(data, 'zh')}；各组依次为 ${numbers.join('、')}。`
  return `Chart of ${y} with error bars${by}. ${captionOf(data, 'en')}. In order: ${numbers.join(', ')}.`
}
