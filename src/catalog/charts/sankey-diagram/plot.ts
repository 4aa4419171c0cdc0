import { type AlluvialNode, alluvial, ribbonOutline } from '#figure/alluvial.ts'
import type { Mark, Scene } from '#figure/scene.ts'
import { shorten, textWidth } from '#figure/text-width.ts'
import { type } from '#figure/typography.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { categoryPlaces } from '../../kit/options/category-order.ts'
import { formatCount, formatFraction } from '../../kit/present/format.ts'
import type { SankeyDiagramData } from './data.ts'

export const plots = { chart: { plot: plotStreams } satisfies Plot<SankeyDiagramData> }

type Axis = SankeyDiagramData['axes'][number]

const points = 72 / 25.4

function plotStreams(data: SankeyDiagramData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const { axes, links, show, total } = data
  const width = settings.size.width ?? Math.min(170, 85 + 28 * (axes.length - 2))
  const nodeNames = axes.map(({ levels, counts }) =>
    counts.map((_, k) => {
      const level = levels[k]
      return level === undefined ? say('Missing', '缺失') : settings.names.level(level)
    }),
  )
  const { height, nodes, ribbons } = alluvial(
    axes.map(({ counts }) => counts),
    axes.map((axis, a) => orderOf(axis, nodeNames[a] ?? [], show.order)),
    links,
  )
  const unitsPerPoint = height / ((settings.size.height ?? heightOf(axes)) * points * 0.75)
  // a high node has its numbers under its name
  const linesOf = ({ axis, node, top, bottom }: AlluvialNode): readonly string[] => {
    const name = nodeNames[axis]?.[node] ?? ''
    const numbers = numbersOf(axes[axis]?.counts[node] ?? 0, data, settings)
    if (numbers === '') return [name]
    return bottom - top >= unitsPerPoint * type.tick * 2.6 ? [name, numbers] : [`${name}${say(': ', '：')}${numbers}`]
  }
  const inner = width * points - 12
  const ends = [0, axes.length - 1].map((axis) =>
    Math.max(
      textWidth(settings.names.variable(axes[axis]?.of.variable ?? ''), type.tick) / 2 + 4,
      ...nodes
        .filter((node) => node.axis === axis)
        .flatMap(linesOf)
        .map((line) => textWidth(line, type.tick) + 12),
    ),
  )
  // names beside the outer axes have a third of the width at most; the rest is for the streams
  const [before = 0, after = 0] = ends.map((end) => Math.min(end, inner * 0.32))
  const step = Math.max((inner - before - after) / (axes.length - 1), 10)
  const half = 4 / step
  const last = axes.length - 1
  const domain = [-before / step, last + after / step] as const
  const titleTop = height + unitsPerPoint * 14
  const labelMarks = nodes.flatMap((node): Mark[] => {
    const n = node.bottom - node.top
    // a stacked label of a node lower than a line would touch that of its neighbour
    if (n + height * 0.025 < unitsPerPoint * type.tick * 1.15) return []
    const isFirst = node.axis === 0
    const room = (isFirst ? before : node.axis === last ? after : step - 8) - 8
    const full = linesOf(node)
    const lines = full.every((line) => textWidth(line, type.tick) <= room)
      ? full
      : [shorten(nodeNames[node.axis]?.[node.node] ?? '', type.tick, room)]
    if (n === 0) return []
    return lines.map((text, k) => ({
      kind: 'text',
      at: [node.axis + (isFirst ? -half : half), height - (node.top + node.bottom) / 2],
      shift: [isFirst ? -4 : 4, type.tick * 1.2 * ((lines.length - 1) / 2 - k)],
      text: [{ text }],
      anchor: isFirst ? 'end' : 'start',
      colour: 'ink',
    }))
  })
  const titleMarks = axes.map(({ of }, axis): Mark => {
    const outside = axis === 0 ? before : axis === last ? after : step / 2
    const room = 2 * Math.min(outside, step / 2) - 4
    const own = settings.names.variable(of.variable)
    // a long title of an outer axis ends there and takes the margin
    const isLong = outside > step / 2 && textWidth(own, type.tick) > room
    const anchor = !isLong ? 'middle' : axis === 0 ? 'end' : 'start'
    return {
      kind: 'text',
      at: [axis + (anchor === 'end' ? half : anchor === 'start' ? -half : 0), titleTop],
      text: [{ text: shorten(own, type.tick, isLong ? outside : room) }],
      anchor,
      colour: 'ink',
    }
  })
  const hidden = links.reduce((sum, link) => sum + link.hidden, 0)
  const names = axes.map(({ of }) => settings.names.variable(of.variable))
  const [colouring] = [{ first: names[0], last: names.at(-1), node: undefined }[show.colour]]
  return {
    width,
    height: settings.size.height ?? heightOf(axes),
    description: say(`Streams of cases through ${names.join(', ')}.`, `病例在${names.join('、')}之间的流向。`),
    caption: captionSentences(language, [
      [say(`n\u00a0=\u00a0${formatCount(total)}`, `n=${formatCount(total)}`)],
      [
        colouring === undefined
          ? say('Colours: category on the left of a stream', '颜色：流的左侧类别')
          : say(`Colours: ${colouring}`, `颜色：${colouring}`),
      ],
      hidden > 0 && [
        say(
          `Streams of fewer than ${formatCount(show.least)} cases are not drawn (${formatCount(hidden)} passages)`,
          `少于 ${formatCount(show.least)} 例的流未绘制（共 ${formatCount(hidden)} 例次）`,
        ),
      ],
    ]),
    panels: [
      {
        x: { kind: 'linear', title: '', domain, bare: true },
        y: { kind: 'linear', title: '', domain: [0, height + unitsPerPoint * 20], bare: true },
        marks: [
          ...ribbons.map(
            (ribbon): Mark => ({
              ...ribbonOutline(ribbon, height, half),
              fill: { series: ribbon.by },
              stroke: null,
              opacity: 0.45,
            }),
          ),
          ...nodes.filter(({ top, bottom }) => bottom > top).map((node) => nodeMark(node, height, half, data)),
          ...labelMarks,
          ...titleMarks,
        ],
      },
    ],
  }
}

function heightOf(axes: readonly Axis[]): number {
  return 60 + 4 * Math.max(...axes.map(({ counts }) => counts.length))
}

/** Missing values are the last node in every order. */
function orderOf({ levels, counts }: Axis, names: readonly string[], order: SankeyDiagramData['show']['order']) {
  const known = categoryPlaces(order, counts.slice(0, levels.length), names.slice(0, levels.length))
  return [...known, ...counts.keys()].filter((node, k, all) => all.indexOf(node) === k)
}

/** A node has the colour of its streams if that is its own; other nodes are grey. */
function nodeMark(
  { axis, node, top, bottom }: AlluvialNode,
  height: number,
  half: number,
  { axes, show }: SankeyDiagramData,
): Mark {
  const isColoured =
    show.colour === 'node' ? axis < axes.length - 1 : axis === (show.colour === 'first' ? 0 : axes.length - 1)
  return {
    kind: 'rect',
    x: [axis - half, axis + half],
    y: [height - bottom, height - top],
    fill: isColoured ? { series: node } : 'muted',
    stroke: null,
    opacity: 1,
  }
}

function numbersOf(
  n: number,
  { show, total }: Pick<SankeyDiagramData, 'show' | 'total'>,
  { settings }: PlotSettings,
): string {
  const share = `${formatFraction(n / total, settings)}%`
  if (show.labels === 'none') return ''
  if (show.labels === 'n') return formatCount(n)
  if (show.labels === 'percent') return share
  return settings.language === 'zh' ? `${formatCount(n)}（${share}）` : `${formatCount(n)} (${share})`
}
