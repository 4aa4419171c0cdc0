import type { Legend, Mark, Panel, RichText, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { richP } from '../../kit/figures/figure-words.ts'
import { markedText } from '../../kit/figures/marked-text.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { emptiestCorner } from '../../kit/plots/note-corner.ts'
import { valueRange } from '../../kit/plots/value-range.ts'
import { formatCount, formatNumber, relationP } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { GseaData, GseaSet } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<GseaData> }

const words = {
  score: { en: 'Enrichment score', zh: '富集得分' },
  rank: { en: 'Rank of the gene', zh: '基因排序' },
} as const

/** Heights in mm: the panel of running sums, the row of one set, the panel of the metric, and the margins with titles. */
const [scoreHigh, strokesHigh, metricHigh, around] = [44, 6, 22, 34]
/** Room for the note in mm. */
const noteSize = { width: 22, height: 15 }

function plot(data: GseaData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const { sets, n } = data
  const names = sets.map(({ of }) => settings.names.variable(of.variable))
  const legend: Legend = {
    place: 'top',
    items: sets.map((set, series) => ({
      label: labelOf(set, names[series] ?? '', settings),
      colour: { series },
      key: 'line',
      dash: 'of-series',
    })),
  }
  const plots = scoreHigh + strokesHigh * sets.length + metricHigh
  const legendHigh = sets.length > 1 ? 5 * sets.length : 0
  const width = settings.size.width ?? 120
  const height = settings.size.height ?? around + plots + legendHigh
  const scale = Math.max(0.2, (height - around - legendHigh) / plots)
  return {
    width,
    height,
    description:
      language === 'zh'
        ? `${names.join('、')}在 ${formatCount(n)} 个基因排序列表中的富集得分图。`
        : `Enrichment of ${names.join(', ')} in a ranked list of ${formatCount(n)} genes.`,
    caption: captionOf(data, settings),
    arrangement: { columns: 1, joined: true },
    panels: [
      scorePanel(data, settings, { width: Math.max(30, width - 30), height: scoreHigh * scale }),
      strokesPanel(data, names, settings, Math.min(1, scale)),
      metricPanel(data, settings),
    ],
    ...(sets.length > 1 ? { legend } : {}),
  }
}

function rankAxis({ n }: GseaData, { settings }: PlotSettings) {
  return { kind: 'linear', title: words.rank[settings.language], domain: [0, n], whole: true } as const
}

/** @param room size of the plot in mm */
function scorePanel(
  data: GseaData,
  settings: PlotSettings,
  room: { readonly width: number; readonly height: number },
): Panel {
  const { sets, n } = data
  const range = valueRange(
    sets.map(({ y }) => y),
    { zero: true, margin: 0.08 },
  )
  const y = sets.every(({ score }) => score >= 0) ? range : ([range[0], Math.max(range[1], 0.02)] as const)
  const [only] = sets.length === 1 ? sets : []
  const taken = [...sets.map((set) => alongLine(set, n / 60)), alongLine({ x: [0, n], y: [0, 0] }, n / 60)]
  const { corner, covered } = emptiestCorner(
    taken,
    { x: [0, n], y },
    { width: noteSize.width / room.width, height: noteSize.height / room.height },
  )
  return {
    x: rankAxis(data, settings),
    y: { kind: 'linear', title: words.score[settings.settings.language], domain: y },
    marks: [
      { kind: 'segment', from: [0, 0], to: [n, 0], colour: 'faint', width: 0.8 },
      ...sets.flatMap(({ x, y: sums, at, score }, series): readonly Mark[] => [
        { kind: 'segment', from: [at, 0], to: [at, score], colour: 'muted', width: 0.7, dash: 'dashed' },
        {
          kind: 'line',
          x,
          y: sums,
          colour: { series },
          width: 1.4,
          ...(sets.length > 1 ? { dash: 'of-series' as const } : {}),
        },
      ]),
    ],
    ...(only === undefined ? {} : { note: noteOf(only, covered === 0 ? corner : 'above', settings) }),
    pointLabels: sets.flatMap(({ named }) =>
      named.map(({ name, x, y: at }) => ({
        at: [x, at] as const,
        text: [{ text: settings.names.level(name), italic: true as const }],
      })),
    ),
  }
}

/** Points along a line, at most this far from each other. */
function alongLine({ x, y }: Pick<GseaSet, 'x' | 'y'>, apart: number): Pick<GseaSet, 'x' | 'y'> {
  const places = x.slice(1).flatMap((end, k) => {
    const [start, from, to] = [x[k] ?? 0, y[k] ?? 0, y[k + 1] ?? 0]
    const parts = Math.max(1, Math.ceil((end - start) / apart))
    return Array.from({ length: parts }, (_, i) => [
      start + ((end - start) * i) / parts,
      from + ((to - from) * i) / parts,
    ])
  })
  return { x: places.map(([at]) => at ?? 0), y: places.map(([, at]) => at ?? 0) }
}

/** A line for each number, or all in one above the plot. */
function noteOf(
  { score, normalized, p }: GseaSet,
  corner: NonNullable<Panel['note']>['corner'],
  settings: PlotSettings,
): NonNullable<Panel['note']> {
  const [es, nes] = [score, normalized].map((value) => formatNumber(value, 2))
  const lines: readonly RichText[] = [[{ text: `ES = ${es}` }], [{ text: `NES = ${nes}` }], richP(p, settings)]
  if (corner !== 'above') return { lines, corner }
  const comma = settings.settings.language === 'zh' ? '，' : ', '
  return { lines: [lines.flatMap((line, k) => (k === 0 ? line : [{ text: comma }, ...line]))], corner }
}

function labelOf({ normalized, adjusted }: GseaSet, name: string, { settings }: PlotSettings): string {
  const p = `${markedText('*P*')}${relationP(adjusted, settings).slice(1)}`
  const [colon, comma] = settings.language === 'zh' ? ['：', '，'] : [': ', ', ']
  return `${name}${colon}NES = ${formatNumber(normalized, 2)}${comma}${p}`
}

/** A stroke for each gene of a set, higher in the leading edge. */
function strokesPanel(data: GseaData, names: readonly string[], settings: PlotSettings, scale: number): Panel {
  const { sets } = data
  return {
    share: (strokesHigh * sets.length) / scoreHigh,
    x: rankAxis(data, settings),
    y: { kind: 'band', title: '', categories: names, lineless: true },
    marks: sets.flatMap(({ ranks, at, score }, series): readonly Mark[] => {
      const isLeading = (rank: number) => (score >= 0 ? rank <= at : rank > at)
      const strokes = (of: readonly number[], size: number): readonly Mark[] =>
        of.length === 0
          ? []
          : [{ kind: 'tick', x: of, y: of.map(() => series), colour: { series }, size: size * scale }]
      return [
        ...strokes(
          ranks.filter((rank) => !isLeading(rank)),
          6,
        ),
        ...strokes(ranks.filter(isLeading), 12),
      ]
    }),
  }
}

function metricPanel(data: GseaData, settings: PlotSettings): Panel {
  const { metric, positive, n, of } = data
  const domain = valueRange([metric.y], { zero: true })
  return {
    share: metricHigh / scoreHigh,
    x: rankAxis(data, settings),
    y: { kind: 'linear', title: settings.names.variable(of.metric), domain },
    marks: withoutFalse([
      {
        kind: 'band',
        x: metric.x,
        lower: metric.y.map((value) => Math.min(value, 0)),
        upper: metric.y.map((value) => Math.max(value, 0)),
        curve: 'linear',
        colour: 'muted',
        opacity: 0.55,
      },
      !(positive === 0 || positive === n) && {
        kind: 'segment',
        from: [positive + 0.5, domain[0]],
        to: [positive + 0.5, domain[1]],
        colour: 'ink',
        width: 0.6,
        dash: 'dotted',
      },
    ]),
  }
}

function captionOf(data: GseaData, { settings }: PlotSettings): string {
  const { language } = settings
  const { n, positive, sets, show } = data
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const sizes = sets.map((set) => `${formatCount(set.leading)}/${formatCount(set.n)}`).join(say(', ', '、'))
  return captionSentences(language, [
    [
      say(`${formatCount(n)} genes`, `共 ${formatCount(n)} 个基因`),
      say(`genes in the leading edge / in the set: ${sizes}`, `核心富集基因数/基因集大小：${sizes}`),
      say(`weight ${show.weight}`, `权重 ${show.weight}`),
      say(
        `P and NES by ${formatCount(show.permutations)} random sets of the same size${sets.length > 1 ? ', P adjusted by Benjamini–Hochberg' : ''}`,
        `P 与 NES 由 ${formatCount(show.permutations)} 次等大小随机基因集置换得到${sets.length > 1 ? '，P 经 Benjamini–Hochberg 校正' : ''}`,
      ),
    ],
    [
      say('Dashed: the enrichment score', '虚线：富集得分'),
      say('strokes: genes of the set, longer in the leading edge', '竖线：集内基因，核心富集基因较长'),
      say('area: metric by rank', '灰色区域：各基因的排序指标'),
      !(positive === 0 || positive === n) &&
        say(
          `dotted: above 0 up to gene ${formatCount(positive)}`,
          `点线：前 ${formatCount(positive)} 个基因的指标大于 0`,
        ),
    ],
  ])
}
