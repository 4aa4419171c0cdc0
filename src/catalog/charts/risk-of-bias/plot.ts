import type { Colour, Panel, Scene } from '#figure/scene.ts'
import { textWidth } from '#figure/text-width.ts'
import { type } from '#figure/typography.ts'
import { wrapText } from '#figure/wrap-text.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { indicesOf, partsOf } from '../../kit/figures/continued.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { barMarks, stackOf } from '../../kit/plots/stacked-bars.ts'
import { fixed, formatCount } from '../../kit/present/format.ts'
import type { RiskData } from './data.ts'
import { type Judgement, judgements } from './judgements.ts'

export const plots = {
  chart: { plot, parts: ({ studies }, most = 40) => partsOf(studies.length, most) } satisfies Plot<RiskData>,
}

const pointsPerMm = 72 / 25.4
/** In mm: a row of the matrix, a bar, and the height of a panel without its rows. */
const [row, bar, around] = [6, 7.5, 24]
/** Half of a tile, in columns and rows. */
const half = 0.46
const missing = { en: 'Not judged', zh: '未评价' } as const

function plot(data: RiskData, settings: PlotSettings): Scene {
  const { show, domains, studies } = data
  const { language } = settings.settings
  const lines = indicesOf(studies.length, settings.lines)
  const isLast = settings.lines === undefined || settings.lines.to === studies.length
  const levels = judgements[show.tool]
  const width = settings.size.width ?? Math.min(174, Math.max(100, 45 + 23 * domains.length))
  const panels = [
    ...(show.view === 'summary' ? [] : [{ height: lines.length * row }]),
    ...(show.view === 'matrix' || !isLast ? [] : [{ height: domains.length * bar }]),
  ]
  const names = domains.map(({ name }) => settings.names.variable(name.variable))
  const across = (width - 45) / domains.length
  const below = namesHeight(names, across)
  const tallest = Math.max(...panels.map((panel) => panel.height))
  const height = settings.size.height ?? 16 + panels.length * tallest + panels.length * around + below
  const hasMissing = domains.some(({ shares }) => (shares.at(-1) ?? 0) > 0)
  const caption = captionOf(data, settings)
  return {
    width,
    height,
    caption,
    description: descriptionOf(data, caption, settings),
    arrangement: 'column',
    legend: {
      place: 'top',
      items: [
        ...levels.map((level) => ({
          label: `${level.symbol} ${level.name[language]}`,
          key: 'box' as const,
          ...lookOf(level),
        })),
        ...(hasMissing ? [{ label: missing[language], key: 'box' as const, ...lookOf(undefined) }] : []),
      ],
    },
    panels: [
      ...(show.view === 'summary' ? [] : [matrix(data, lines, settings)]),
      ...(show.view === 'matrix' || !isLast ? [] : [bars(data, settings)]),
    ],
  }
}

/** In mm, of names below columns of a width: in lines, or upright if a word is wider. */
function namesHeight(names: readonly string[], width: number): number {
  const room = width * 0.94 * pointsPerMm
  const lines = names.map((name) => wrapText(name, type.tick, room))
  const isUpright = lines.flat().some((line) => textWidth(line, type.tick) > room)
  if (!isUpright) return (Math.max(...lines.map(({ length }) => length)) - 1) * 3.2
  return Math.min(45, Math.max(...names.map((name) => textWidth(name, type.tick) / pointsPerMm)))
}

/** The colour of a judgement; grey without one. */
function lookOf(judgement: Judgement | undefined): { readonly colour: Colour; readonly opacity: number } {
  if (judgement === undefined) return { colour: 'faint', opacity: 0.9 }
  return { colour: judgement.series === null ? 'muted' : { series: judgement.series }, opacity: 0.55 }
}

/** A tile with a symbol in each cell. */
function matrix({ show, domains, studies }: RiskData, lines: readonly number[], { names }: PlotSettings): Panel {
  const levels = judgements[show.tool]
  const last = domains.length - 2
  return {
    x: {
      kind: 'band',
      title: '',
      categories: domains.map(({ name }) => names.variable(name.variable)),
      lineless: true,
      ...(domains.at(-1)?.overall && last >= 0 ? { gaps: [last] } : {}),
    },
    y: {
      kind: 'band',
      title: '',
      categories: lines.map((line) => {
        const study = studies[line]
        return study === undefined ? '' : names.level(study)
      }),
      lineless: true,
    },
    marks: domains.flatMap(({ codes }, at) =>
      lines.flatMap((line, y) => {
        const kind = levels[codes[line] ?? -1]
        const tile = { at: y, from: at - half, to: at + half, ...lookOf(kind) }
        return barMarks([{ ...tile, label: kind?.symbol ?? '' }], { half, across: true })
      }),
    ),
  }
}

/** The share of each judgement by domain. */
function bars({ show, domains }: RiskData, { names, settings }: PlotSettings): Panel {
  const looks = [...judgements[show.tool], undefined].map(lookOf)
  return {
    x: {
      kind: 'linear',
      title: settings.language === 'zh' ? '研究所占百分比(%)' : 'Percentage of studies',
      domain: [0, 1],
      ticks: [0, 1, 2, 3, 4].map((k) => k / 4),
      format: 'percent',
    },
    y: { kind: 'band', title: '', categories: domains.map(({ name }) => names.variable(name.variable)) },
    marks: barMarks(
      domains.flatMap(({ shares }, at) =>
        stackOf(shares).map(([from, to], k) => ({
          at,
          from,
          to,
          label: to - from >= 0.05 ? fixed(100 * (to - from), 0) : '',
          ...(looks[k] ?? lookOf(undefined)),
        })),
      ),
      { half: 0.36, across: true },
    ),
  }
}

const tools = { rob2: 'RoB 2', 'robins-i': 'ROBINS-I', 'quadas-2': 'QUADAS-2' } as const

function captionOf({ show, weight, n }: RiskData, { names, settings }: PlotSettings): string {
  const say = (en: string, zh: string) => (settings.language === 'zh' ? zh : en)
  return captionSentences(settings.language, [
    [
      say(
        `Judgements by ${tools[show.tool]}, n\u00a0=\u00a0${formatCount(n)} studies`,
        `按 ${tools[show.tool]} 评价，共 ${formatCount(n)} 项研究`,
      ),
      show.view !== 'summary' && say('tiles: judgement of a domain', '色块：各领域的评价'),
      show.view !== 'matrix' &&
        (weight === null
          ? say('bars: % of the studies', '条形：占研究数的百分比')
          : say(
              `bars: % of the weights (${names.variable(weight.variable)})`,
              `条形：占权重（${names.variable(weight.variable)}）的百分比`,
            )),
    ],
  ])
}

function descriptionOf({ show, domains }: RiskData, caption: string, { names, settings }: PlotSettings): string {
  const zh = settings.language === 'zh'
  const kinds = [...judgements[show.tool].map(({ name }) => name[settings.language]), missing[settings.language]]
  const said = domains.map(({ name, shares }) => {
    const parts = shares.flatMap((share, k) => (share > 0 ? [`${kinds[k] ?? ''} ${fixed(100 * share, 0)}%`] : []))
    return `${names.variable(name.variable)}${zh ? '：' : ': '}${parts.join(zh ? '、' : ', ')}`
  })
  return `${said.join(zh ? '；' : '; ')}${zh ? '。' : '. '}${caption}${zh ? '。' : '.'}`
}
