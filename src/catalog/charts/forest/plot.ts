import type { Mark, Scene } from '#figure/scene.ts'
import { partsOf } from '../../kit/figures/continued.ts'
import { forestRange, ratioTicks } from '../../kit/figures/forest-axis.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { formatQuantity } from '../../kit/present/format.ts'
import { columnsOf, measureTitle, numbersText } from './columns.ts'
import type { ForestData } from './data.ts'
import { rowMarks } from './forest-rows.ts'
import { type ForestLine, linesOf } from './lines.ts'

export const plots = {
  chart: {
    plot: plotForestTable,
    parts: (data, most = 40) => partsOf(linesOf(data).length, most),
  } satisfies Plot<ForestData>,
}

function plotForestTable(data: ForestData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { show, scale, reference } = data
  const lines = withHeading(linesOf(data), settings)
  const numbers = data.rows.map((_, row) => numbersText(data, row, settings))
  const columns = columnsOf(data, lines, numbers, settings)
  const log = scale === 'log'
  const domain = domainOf(data)
  const [from, to] = domain
  const along = (part: number) => (log ? from * (to / from) ** part : from + (to - from) * part)
  const sides = show.left !== '' || show.right !== ''
  const none: Mark = {
    kind: 'segment',
    from: [reference, -0.5],
    to: [reference, lines.length - 0.5],
    colour: 'muted',
    width: 0.7,
    dash: 'dashed',
  }
  const weighted = data.share.some((share) => share !== null)
  const hasReference = reference >= from && reference <= to
  const parts = [
    ...(weighted ? [language === 'zh' ? '方块面积与权重成正比' : 'Squares: area in proportion to the weight'] : []),
    ...(data.rows.some(({ isSummary }) => isSummary) ? [language === 'zh' ? '菱形：汇总' : 'diamonds: summary'] : []),
    ...(hasReference ? [referenceWords(data, settings)] : []),
  ]
  const caption = parts.join(language === 'zh' ? '；' : '; ')
  return {
    width: settings.size.width ?? (columns.length > 3 ? 170 : columns.length > 1 ? 140 : 110),
    height: settings.size.height ?? 26 + 5.8 * lines.length + (sides ? 5 : 0) + (caption === '' ? 0 : 5),
    description: descriptionOf(data, lines, numbers, settings),
    ...(caption === '' ? {} : { caption: caption.charAt(0).toUpperCase() + caption.slice(1) }),
    panels: [
      {
        x: {
          kind: scale,
          title: show.numbers ? show.measure : measureTitle(data, settings),
          domain,
          ...(log ? ratioTicks(domain) : {}),
          ...(sides ? { sides: { at: reference, below: show.left, above: show.right } } : {}),
        },
        y: { kind: 'band', title: '', categories: lines.map(() => ''), bare: true },
        columns,
        marks: [...(hasReference ? [none] : []), ...rowMarks(data, lines, domain, along)],
      },
    ],
  }
}

/** The range of the intervals, unless the user sets an end of the axis. */
function domainOf({ estimate, lower, upper, reference, scale, axis }: ForestData): readonly [number, number] {
  const intervals = estimate.flatMap((value, i) =>
    value === null ? [] : [{ lower: lower[i] ?? value, upper: upper[i] ?? value }],
  )
  const { domain } = forestRange(intervals, reference, scale === 'log')
  const from = axis.from ?? Math.min(domain[0], axis.to === null ? domain[0] : below(axis.to, scale))
  return [from, axis.to ?? Math.max(domain[1], above(from, scale))]
}

/** The other end of the axis, on the correct side of an end that the user sets. */
function below(value: number, scale: ForestData['scale']): number {
  return scale === 'log' ? value / 2 : value - 1
}

function above(value: number, scale: ForestData['scale']): number {
  return scale === 'log' ? value * 1.01 : value + 1e-9 + Math.abs(value) * 0.01
}

/** The lines of a part; the heading of its first rows is repeated if it is in the part before. */
function withHeading(all: readonly ForestLine[], { lines, settings }: PlotSettings): readonly ForestLine[] {
  if (lines === undefined) return all
  const part = all.slice(lines.from, lines.to)
  const [first] = part
  if (first === undefined || 'heading' in first || !first.indented) return part
  const before = all.slice(0, lines.from).findLast((line) => 'heading' in line)
  if (before === undefined) return part
  const heading = settings.language === 'zh' ? `${before.heading}（续）` : `${before.heading} (continued)`
  return [{ heading }, ...part]
}

function descriptionOf(
  data: ForestData,
  lines: readonly ForestLine[],
  numbers: readonly string[],
  settings: PlotSettings,
): string {
  const rows = lines.flatMap((line) => {
    if ('heading' in line || data.estimate[line.row] === null) return []
    return [`${data.rows[line.row]?.label ?? ''} ${numbers[line.row] ?? ''}`]
  })
  return settings.settings.language === 'zh'
    ? `森林图，${measureTitle(data, settings)}：${rows.join('；')}。`
    : `Forest plot, ${measureTitle(data, settings)}: ${rows.join('; ')}.`
}

/** The dashed line is at no effect, unless the reader chose another value. */
function referenceWords({ reference, scale }: ForestData, { settings }: PlotSettings): string {
  const zh = settings.language === 'zh'
  if (reference === (scale === 'log' ? 1 : 0)) return zh ? '虚线：无效线' : 'dashed: no effect'
  const value = formatQuantity(reference, settings)
  return zh ? `虚线：${value}` : `dashed: ${value}`
}
