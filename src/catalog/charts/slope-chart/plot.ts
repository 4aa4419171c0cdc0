import type { Colour, LegendItem, Mark, Scene } from '#figure/scene.ts'
import { spreadApart } from '#figure/spread-apart.ts'
import { shorten, textWidth } from '#figure/text-width.ts'
import { type } from '#figure/typography.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { courses } from '../../kit/plots/pair-lines.ts'
import { valueRange } from '../../kit/plots/value-range.ts'
import { decimalsInData } from '../../kit/present/decimals-in-data.ts'
import { fixed, formatCount } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { SlopeData } from './data.ts'

export const plots = { chart: { plot: plotSlopes } satisfies Plot<SlopeData> }

const pointsPerMm = 72 / 25.4
/** The height of a page of a journal, in mm. */
const tallest = 235
/** From one label to the next, in mm. */
const pitch = 3.5
/** From the last point to its label, in mm. */
const lead = 4
/** Height of what is above and below the plot, in mm; plots of a page of several have titles too. */
const around = 30
const aroundJoined = 42

function plotSlopes(data: SlopeData, settings: PlotSettings): Scene {
  const { size } = settings
  const isLying = data.show.shape === 'dumbbell'
  const lines = isLying || data.show.shape === 'bump' ? data.names.length : data.marked.length
  const width = size.width ?? (isLying ? 120 : Math.min(175, 70 + 25 * data.variables.length))
  const height = size.height ?? Math.min(tallest, Math.max(isLying ? 40 : 85, around + 4.6 * lines))
  const page = { width, height: height - (settings.joined === true ? aroundJoined : around) }
  const items = isLying ? stageLegend(data, settings) : courseItems(data, settings)
  return {
    width,
    height,
    description: descriptionOf(data, settings),
    caption: captionOf(data, settings, page),
    ...(items.length > 0 ? { legend: { place: 'top' as const, items } } : {}),
    panels: [isLying ? dumbbells(data, settings, page) : slopes(data, settings, page)],
  }
}

interface Page {
  readonly width: number
  /** Height of the plot. */
  readonly height: number
}

/** The marked lines that have room for a name: those with the largest change. */
function namedLines({ marked, changes }: SlopeData, { height }: Page): readonly number[] {
  const most = Math.max(1, Math.floor(height / pitch))
  const bySize = marked.toSorted((a, b) => Math.abs(changes[b] ?? 0) - Math.abs(changes[a] ?? 0))
  return bySize.slice(0, most)
}

function slopes(data: SlopeData, settings: PlotSettings, page: Page): Scene['panels'][number] {
  const { variables, values, ranks, show, names } = data
  const isRanks = show.shape === 'bump'
  const at = (isRanks ? ranks : values).map((column) => column.map((value) => (isRanks ? value - 1 : value)))
  const [low, high] = isRanks ? [-0.5, names.length - 0.5] : valueRange(at, { margin: 0.05 })
  const last = variables.length - 1
  const named = namedLines(data, page)
  const plot = Math.max(10, page.width - 22)
  const first = named.map((line) => (show.numbers && !isRanks ? valueText(data, 0, line) : ''))
  const leftRoom = Math.min(roomFor(first), plot * 0.25)
  // lines of 12 mm from one state to the next remain
  const widest = Math.max(plot * 0.25, Math.min(plot * 0.62, plot - leftRoom - 12 * last) - lead - 2.5)
  const right = named.map((line) => endText(data, line, widest, settings))
  const rightRoom = Math.min(roomFor(right), plot * 0.62)
  // half of a category is beyond its points on either side
  const unit = (plot - leftRoom - rightRoom) / Math.max(1, last)
  const margin = (room: number) => Math.max(0, room - unit / 2) / plot
  const perUnit = lead / Math.max(unit, 4)
  const margins = [margin(leftRoom), margin(rightRoom)] as const
  const category = (1 - margins[0] - margins[1]) / variables.length
  // a plot of a page of several may be narrower than this one, and its labels then have no room
  const beyond = (side: -1 | 1) => (0.5 + margins[side < 0 ? 0 : 1] / category - perUnit) * 0.97
  const spread = (column: number) =>
    spreadApart(
      named.map((line) => at[column]?.[line] ?? 0),
      named.map(() => (pitch * (high - low)) / Math.max(page.height, 10)),
      [low, high],
    )
  const labelled = (column: number, texts: readonly string[], side: -1 | 1): readonly Mark[] => {
    const places = spread(column)
    return named.flatMap((line, k): readonly Mark[] => {
      const [text = '', place = 0] = [texts[k], places[k]]
      if (text === '') return []
      const x = column + side * perUnit
      return [
        {
          kind: 'segment',
          from: [column + side * perUnit * 0.35, at[column]?.[line] ?? 0],
          to: [x, place],
          colour: 'muted',
          width: 0.4,
        },
        {
          kind: 'text',
          at: [x, place],
          text: [{ text }],
          shift: [side * 1.5, 0],
          anchor: side < 0 ? 'end' : 'start',
          colour: 'ink',
          room: beyond(side),
        },
      ]
    })
  }
  const isMarked = new Set(data.marked)
  const drawnLast = [...names.keys()].toSorted((a, b) => Number(isMarked.has(a)) - Number(isMarked.has(b)))
  return {
    x: {
      kind: 'band',
      title: '',
      categories: variables.map(settings.names.variable),
      margins,
    },
    y: isRanks
      ? {
          kind: 'band',
          title: settings.settings.language === 'zh' ? '名次' : 'Rank',
          categories: names.map((_, k) => formatCount(k + 1)),
        }
      : { kind: 'linear', title: '', domain: [low, high] },
    marks: [
      ...drawnLast.flatMap((line): readonly Mark[] => {
        const [x, y] = [variables.map((_, k) => k), at.map((column) => column[line] ?? 0)]
        const colour: Colour = isMarked.has(line) ? courses[courseAt(data, line)].colour : 'muted'
        const faint = isMarked.has(line) ? {} : { opacity: 0.35 }
        return withoutFalse([
          { kind: 'line', x, y, colour, width: isMarked.has(line) ? 1.1 : 0.6, ...faint },
          isMarked.has(line) && { kind: 'point', x, y, colour, size: 3.6, shape: 'circle', fill: 'solid' },
        ])
      }),
      ...labelled(0, first, -1),
      ...labelled(last, right, 1),
    ],
  }
}

function roomFor(texts: readonly string[]): number {
  return lead + 2.5 + Math.max(0, ...texts.map((text) => textWidth(text, type.tick))) / pointsPerMm
}

function dumbbells(data: SlopeData, settings: PlotSettings, { width, height }: Page): Scene['panels'][number] {
  const { values, names, marked, show, changes } = data
  const [low, high] = valueRange(values, { margin: 0.05 })
  const texts = values.flatMap((_, column) => names.map((__, line) => valueText(data, column, line)))
  const longest = Math.max(...texts.map((text) => textWidth(text, type.tick))) / pointsPerMm + 3
  const room = show.numbers ? Math.min(0.3, longest / (width * 0.5)) * (high - low) : 0
  const size = Math.min(5.5, Math.max(1.5, (2.5 * height) / names.length))
  const isMarked = new Set(marked)
  const lines = names.map((_, line) => values.map((column) => column[line] ?? 0))
  return {
    x: { kind: 'linear', title: '', domain: [low - room, high + room] },
    y: {
      kind: 'band',
      title: settings.names.variable(data.name),
      categories: names.map((_, line) => nameOf(data, line, settings)),
      lineless: true,
    },
    ...(show.change && {
      columns: [
        {
          title: settings.settings.language === 'zh' ? '变化量' : 'Change',
          side: 'right' as const,
          align: 'middle' as const,
          cells: changes.map((_, line) => ({ text: changeText(data, line) })),
        },
      ],
    }),
    marks: [
      ...lines.map(
        (own, at): Mark => ({
          kind: 'segment',
          from: [Math.min(...own), at],
          to: [Math.max(...own), at],
          colour: 'muted',
          width: isMarked.has(at) ? 1.6 : 0.6,
        }),
      ),
      ...values.flatMap((column, series) =>
        [true, false].flatMap((coloured): readonly Mark[] => {
          const places = names.flatMap((_, at) => (isMarked.has(at) === coloured ? [at] : []))
          return places.length === 0
            ? []
            : [
                {
                  kind: 'point',
                  x: places.map((at) => column[at] ?? 0),
                  y: places,
                  colour: { series },
                  size,
                  shape: 'of-series',
                  fill: coloured ? 'solid' : 'open',
                },
              ]
        }),
      ),
      ...(show.numbers ? lines.flatMap((own, at) => endNumbers(data, own, at, room)) : []),
    ],
  }
}

/** The first and the last value of a dumbbell beyond its ends, if these are its least and its greatest. */
function endNumbers(data: SlopeData, own: readonly number[], at: number, room: number): readonly Mark[] {
  const ends = [0, own.length - 1].map((column) => ({ value: own[column] ?? 0, text: valueText(data, column, at) }))
  const [low, high] = ends.toSorted((a, b) => a.value - b.value)
  const one = (end: typeof low, side: -1 | 1, isOuter: boolean): readonly Mark[] =>
    end === undefined || !isOuter || !data.marked.includes(at)
      ? []
      : [
          {
            kind: 'text',
            at: [end.value, at],
            text: [{ text: end.text }],
            shift: [side * 5, 0],
            anchor: side < 0 ? 'end' : 'start',
            colour: 'ink',
            room: room * 1.1,
            height: 1.1,
          },
        ]
  return [
    ...one(low, -1, low?.value === Math.min(...own) && low.value !== high?.value),
    ...one(high, 1, high?.value === Math.max(...own)),
  ]
}

function courseAt({ changes }: SlopeData, line: number): keyof typeof courses {
  const change = changes[line] ?? 0
  return change === 0 ? 'equal' : change > 0 ? 'higher' : 'lower'
}

function courseItems(data: SlopeData, { settings }: PlotSettings): readonly LegendItem[] {
  const found = new Set(data.marked.map((line) => courseAt(data, line)))
  const items = (['lower', 'higher', 'equal'] as const)
    .filter((course) => found.has(course))
    .map(
      (course): LegendItem => ({
        label: courses[course].words[settings.language],
        colour: courses[course].colour,
        key: 'line',
      }),
    )
  return items
}

function stageLegend({ variables }: SlopeData, { names }: PlotSettings): readonly LegendItem[] {
  return variables.map((id, series) => ({
    label: names.variable(id),
    colour: { series },
    key: 'point',
    shape: 'of-series',
  }))
}

function valueText(data: SlopeData, column: number, line: number): string {
  return fixed(data.values[column]?.[line] ?? 0, decimalsInData(data.values.flat()))
}

function changeText(data: SlopeData, line: number): string {
  const change = data.changes[line] ?? 0
  const decimals = data.show.shape !== 'bump' ? decimalsInData(data.values.flat()) : Number.isInteger(change) ? 0 : 1
  return `${change > 0 ? '+' : ''}${fixed(change, decimals)}`
}

/** The last value, the name and the change of a line; the name is cut where all are wider than so many mm. */
function endText(data: SlopeData, line: number, widest: number, settings: PlotSettings): string {
  const { show } = data
  const value = show.numbers && show.shape !== 'bump' ? `${valueText(data, data.values.length - 1, line)}\u00a0` : ''
  const change = show.change ? ` (${changeText(data, line)})` : ''
  const room = widest * pointsPerMm - textWidth(`${value}${change}`, type.tick)
  return `${value}${shorten(nameOf(data, line, settings), type.tick, room)}${change}`
}

function nameOf({ names }: SlopeData, line: number, settings: PlotSettings): string {
  const name = names[line]
  if (name) return settings.names.level(name)
  return settings.settings.language === 'zh' ? '（缺失）' : '(missing)'
}

function captionOf(data: SlopeData, { settings }: PlotSettings, page: Page): string {
  const { names, total, marked, show } = data
  const say = (en: string, zh: string) => (settings.language === 'zh' ? zh : en)
  const without = total - names.length
  const named = show.shape === 'dumbbell' ? marked.length : namedLines(data, page).length
  return captionSentences(settings.language, [
    [
      `n\u00a0=\u00a0${formatCount(names.length)}`,
      without > 0 && say(`${formatCount(without)} without all values`, `另有 ${formatCount(without)} 行数值不全`),
    ],
    marked.length < names.length && [
      say(`In colour: the ${marked.length} with the largest change`, `彩色：变化最大的 ${marked.length} 条`),
    ],
    named < marked.length && [say(`Named: the ${named} with the largest change`, `标注名称：变化最大的 ${named} 条`)],
    show.shape === 'bump' && [
      show.first === 'largest'
        ? say('Rank 1: the largest value', '第 1 名：数值最大者')
        : say('Rank 1: the smallest value', '第 1 名：数值最小者'),
    ],
  ])
}

function descriptionOf(data: SlopeData, settings: PlotSettings): string {
  const { variables, names, marked } = data
  const zh = settings.settings.language === 'zh'
  const of = variables.map(settings.names.variable).join(zh ? '、' : ', ')
  const list = marked.slice(0, 10).map((line) => `${nameOf(data, line, settings)} ${changeText(data, line)}`)
  return zh
    ? `${of} 的斜率图，共 ${formatCount(names.length)} 条线，变化量：${list.join('、')}。`
    : `${formatCount(names.length)} lines through ${of}; changes: ${list.join(', ')}.`
}
