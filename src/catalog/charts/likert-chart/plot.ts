import type { ContinuousAxis, LegendItem, Mark, Panel, Scene, TextColumn } from '#figure/scene.ts'
import { type as sizes } from '#figure/typography.ts'
import { wrapText } from '#figure/wrap-text.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { type BarPart, barMarks, stackOf } from '../../kit/plots/stacked-bars.ts'
import { fixed, formatCount, formatFraction } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { LikertData, LikertItem } from './data.ts'

export const plots = { chart: { plot: plotItems } satisfies Plot<LikertData> }

const pointsPerMm = 72 / 25.4
/** Smaller shares have no label. */
const leastLabelled = 0.05
/** Distance of the neutral bars apart, as a share. */
const gap = 0.06

function plotItems(data: LikertData, settings: PlotSettings): Scene {
  const { items, levels, show } = data
  const { size } = settings
  const zh = settings.settings.language === 'zh'
  const width = size.width ?? 170
  const isNarrow = width < 60 + 25 * show.columns.length
  const names = items.map((item) => {
    // where columns would leave no room for the bars, their numbers go under the name
    const under = isNarrow ? numbersUnder(item, data, settings) : ''
    return under === '' ? nameOf(item, settings) : `${nameOf(item, settings)}\n${under}`
  })
  const nameRoom = width * pointsPerMm * 0.3
  const lines = Math.max(
    1,
    ...names.map((name) => name.split('\n').flatMap((line) => wrapText(line, sizes.tick, nameRoom)).length),
  )
  const bars = items.map((item, at) => partsOf(item, at, data))
  const ends = bars.flat().flatMap(({ from, to }) => [from, to])
  const middle = neutralOf(data)
  const isApart = show.layout === 'centred' && show.neutral === 'apart' && middle !== null
  const sides = bars.flatMap((parts) => parts.filter((_, k) => !isApart || k !== middle))
  const reach: readonly [number, number] = [
    Math.min(0, ...sides.map(({ from }) => from)),
    Math.max(0, ...sides.map(({ to }) => to)),
  ]
  const look = { half: 0.36, across: true }
  const panel: Panel = {
    x: axisOf(show.layout, reach, Math.max(...ends), zh, sidesOf(data, settings)),
    y: { kind: 'band', title: '', categories: names },
    marks: [
      ...barMarks(bars.flat(), look),
      ...(isApart ? [baseLine(reach[1] + gap, items.length)] : []),
      ...(show.layout === 'centred' && (middle === null || isApart) ? [baseLine(0, items.length)] : []),
    ],
    columns: isNarrow ? [] : columnsOf(data, settings),
  }
  return {
    width,
    height: size.height ?? (width < 120 ? 42 : 36) + items.length * Math.max(7, lines * 3.4 + 2.2),
    description: descriptionOf(data, settings),
    caption: captionOf(data, settings),
    panels: [panel],
    legend: {
      place: 'top',
      items: levels.map(
        (ref, k): LegendItem => ({ label: settings.names.level(ref), key: 'box', ...colourOf(k, levels.length) }),
      ),
    },
  }
}

/** The middle answer; none of an even number. */
function neutralOf({ levels }: LikertData): number | null {
  return levels.length % 2 === 1 ? (levels.length - 1) / 2 : null
}

/** Stronger towards the ends of the scale, grey in its middle. */
function colourOf(k: number, of: number): Pick<BarPart, 'colour'> & { readonly opacity: number } {
  const distance = Math.abs(k - (of - 1) / 2)
  if (distance === 0) return { colour: 'muted', opacity: 0.2 }
  const steps = Math.floor(of / 2)
  const step = Math.ceil(distance)
  const opacity = steps === 1 ? 0.5 : 0.2 + (0.42 * (step - 1)) / (steps - 1)
  return { colour: { series: k < (of - 1) / 2 ? 1 : 0 }, opacity: Number(opacity.toFixed(3)) }
}

function partsOf({ counts, n }: LikertItem, at: number, data: LikertData): readonly BarPart[] {
  const { show, levels } = data
  const shares = counts.map((count) => count / n)
  const middle = neutralOf(data)
  const isApart = show.layout === 'centred' && show.neutral === 'apart' && middle !== null
  const centred = shares.map((share, k) => (isApart && k === middle ? 0 : share))
  const below = centred.slice(0, Math.floor(levels.length / 2)).reduce((sum, share) => sum + share, 0)
  const half = middle === null ? 0 : (centred[middle] ?? 0) / 2
  const ends = stackOf(centred, show.layout === 'full' ? 0 : -below - half)
  const apart = isApart ? reachOf(data) + gap : 0
  return shares.map((share, k) => {
    const [from, to] = isApart && k === middle ? [apart, apart + share] : (ends[k] ?? [0, 0])
    const label = show.labels && share >= leastLabelled ? fixed(100 * share, 0) : ''
    return { at, from, to, label, ...colourOf(k, levels.length) }
  })
}

/** The longest bar above the middle. */
function reachOf({ items }: LikertData): number {
  return Math.max(...items.map(({ agree }) => agree))
}

function axisOf(
  layout: 'centred' | 'full',
  [low, high]: readonly [number, number],
  farthest: number,
  zh: boolean,
  sides: NonNullable<ContinuousAxis['sides']>,
): ContinuousAxis {
  const title = zh ? '百分比(%)' : 'Percentage'
  if (layout === 'full')
    return { kind: 'linear', title, domain: [0, 1], format: 'percent', ticks: [0, 0.2, 0.4, 0.6, 0.8, 1] }
  const end = farthest > high ? { end: high } : {}
  return {
    kind: 'linear',
    title,
    domain: [low * 1.04, Math.max(high, farthest) * 1.02],
    format: 'percent',
    unsigned: true,
    sides,
    ...end,
  }
}

function sidesOf({ levels }: LikertData, { names }: PlotSettings): NonNullable<ContinuousAxis['sides']> {
  const [low, high] = [levels[0], levels.at(-1)].map((ref) => (ref === undefined ? '' : names.level(ref)))
  return { at: 0, below: low ?? '', above: high ?? '' }
}

function baseLine(x: number, items: number): Mark {
  return { kind: 'segment', from: [x, -0.5], to: [x, items - 0.5], colour: 'ink', width: 0.6 }
}

const columnOrder = ['n', 'agree', 'mean'] as const

function columnsOf({ items, show }: LikertData, settings: PlotSettings): readonly TextColumn[] {
  const titles = settings.settings.language === 'zh' ? columnTitles.zh : columnTitles.en
  return columnOrder
    .filter((key) => show.columns.includes(key))
    .map((key) => ({
      title: titles[key],
      side: 'right',
      align: 'middle',
      cells: items.map((item) => ({ text: numberOf(item, key, settings) })),
    }))
}

const columnTitles = {
  en: { n: 'n', agree: 'Favourable, %', mean: 'Mean ± SD' },
  zh: { n: 'n', agree: '正向(%)', mean: '均数±标准差' },
} as const

function numberOf(item: LikertItem, key: (typeof columnOrder)[number], { settings }: PlotSettings): string {
  const { n, agree, mean, sd } = item
  if (key === 'n') return formatCount(n)
  if (key === 'agree') return formatFraction(agree, settings)
  const decimals = settings.decimals.estimate
  const sign = settings.language === 'zh' ? '±' : ' ± '
  return sd === null ? fixed(mean, decimals) : `${fixed(mean, decimals)}${sign}${fixed(sd, decimals)}`
}

function numbersUnder(item: LikertItem, { show }: LikertData, settings: PlotSettings): string {
  const texts = columnOrder
    .filter((key) => show.columns.includes(key))
    .map((key) => {
      const text = numberOf(item, key, settings).replaceAll(' ', '\u00a0')
      return key === 'n' ? `n\u00a0=\u00a0${text}` : key === 'agree' ? `${text}%` : text
    })
  return texts.join(settings.settings.language === 'zh' ? '；' : ', ')
}

function nameOf({ item, reversed }: LikertItem, { names, settings }: PlotSettings): string {
  if (!reversed) return names.variable(item)
  return `${names.variable(item)}${settings.language === 'zh' ? '（反向）' : ' (reversed)'}`
}

function captionOf(data: LikertData, { settings, names }: PlotSettings): string {
  const { items, total, show, levels } = data
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const sizesOf = items.map(({ n }) => n)
  const [least, most] = [Math.min(...sizesOf), Math.max(...sizesOf)].map(formatCount)
  const n = least === most ? least : `${least}${say('–', '~')}${most}`
  const middle = neutralOf(data)
  const neutral = middle === null ? undefined : levels[middle]
  const meanings = withoutFalse([
    show.layout === 'centred' &&
      neutral !== undefined &&
      (show.neutral === 'split'
        ? say(`${names.level(neutral)}: half on either side`, `${names.level(neutral)}：左右各半`)
        : say(`${names.level(neutral)}: on the right`, `${names.level(neutral)}：列于右侧`)),
    show.columns.includes('agree') && say('favourable: answers above the middle', '正向：中点以上的作答'),
    show.columns.includes('mean') && say('±: SD', '±：标准差'),
    items.some(({ reversed }) => reversed) && say('reversed: answers turned', '反向：作答首尾对调'),
  ])
  return captionSentences(language, [
    [
      `n\u00a0=\u00a0${n}${Number(most) === total && least === most ? '' : say(` of ${formatCount(total)}`, `（共 ${formatCount(total)}）`)}`,
      say('percentages of the answers to each item', '百分比以各条目作答例数为分母'),
      show.labels && say('labels from 5%', '5% 及以上标注数值'),
    ],
    meanings.map((text, k) => (k === 0 ? text.charAt(0).toUpperCase() + text.slice(1) : text)),
  ])
}

function descriptionOf(data: LikertData, settings: PlotSettings): string {
  const { items, levels } = data
  const { names } = settings
  const zh = settings.settings.language === 'zh'
  const answers = levels.map((ref) => names.level(ref)).join(zh ? '、' : ', ')
  const shares = items.map((item) => {
    const texts = item.counts.map((count) => `${fixed((100 * count) / item.n, 0)}%`)
    return `${nameOf(item, settings)} ${texts.join(zh ? '、' : ', ')}`
  })
  return zh
    ? `李克特量表图，答案依次为${answers}：${shares.join('；')}。`
    : `Likert chart, answers ${answers}: ${shares.join('; ')}.`
}
