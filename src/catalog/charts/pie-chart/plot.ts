import type { LegendItem, Panel, Scene, Sector, SectorsMark } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import { partOpacity } from '../../kit/plots/stacked-bars.ts'
import { wholeShares } from '../../kit/plots/whole-shares.ts'
import { fixed, formatCount } from '../../kit/present/format.ts'
import type { PieData } from './data.ts'

export const plots = { chart: { plot: plotPies } satisfies Plot<PieData> }

/** How far a part is pulled out, in parts of the radius. */
const distance = 0.1

function plotPies(data: PieData, settings: PlotSettings): Scene {
  const { groups, counts, parts, show } = data
  const { size } = settings
  const isSeveral = groups.length > 1
  const width = size.width ?? (isSeveral ? 170 : 110)
  const columns = groups.length === 4 ? 2 : Math.min(groups.length, width < 120 ? 2 : 3)
  const rows = Math.ceil(groups.length / columns)
  const across = width / columns - 6
  const each = Math.min(across, show.shape === 'half' ? 36 : isSeveral ? 50 : 66)
  return {
    width,
    height: size.height ?? 16 + rows * (each + (isSeveral ? 6 : 0)) + (isSeveral ? 8 : 0),
    description: descriptionOf(data, settings),
    caption: captionOf(data, settings),
    panels: groups.map((ref, g) => panelOf(data, ref, counts[g] ?? [], settings)),
    ...(isSeveral ? { arrangement: { columns } } : {}),
    ...((isSeveral || settings.joined) && {
      legend: {
        place: 'top',
        title: settings.names.variable(data.of.variable),
        items: parts.map((part, k): LegendItem => ({ label: nameOf(part, settings), key: 'box', ...styleOf(part, k) })),
      },
    }),
  }
}

function styleOf(part: LevelRef | null, k: number) {
  return { colour: part === null ? ('muted' as const) : { series: k }, opacity: part === null ? 0.25 : partOpacity }
}

function nameOf(part: LevelRef | null, { names, settings }: PlotSettings): string {
  return part === null ? (settings.language === 'zh' ? '其他' : 'Other') : names.level(part)
}

function panelOf(data: PieData, group: LevelRef | null, counts: readonly number[], settings: PlotSettings): Panel {
  const { parts, show, groups } = data
  const n = counts.reduce((sum, count) => sum + count, 0)
  const size = settings.settings.language === 'zh' ? `n=${formatCount(n)}` : `n\u00a0=\u00a0${formatCount(n)}`
  const isSeveral = groups.length > 1
  const numbers = numbersOf(counts, show.labels, settings)
  const places = anglesOf(counts, show)
  const largest = Math.max(...counts)
  const out = { none: -1, first: 0, largest: counts.indexOf(largest) }[show.pulled]
  const sectors = parts.flatMap((part, k): readonly Sector[] => {
    const [count, place] = [counts[k] ?? 0, places[k]]
    if (count === 0 || place === undefined) return []
    const { colour: fill, opacity } = styleOf(part, k)
    const number = numbers[k] ?? ''
    // a legend names the parts of several pies
    const label = [
      ...(isSeveral || settings.joined ? [] : [nameOf(part, settings)]),
      ...(number === '' ? [] : [number]),
    ]
    return [
      {
        ...place,
        inner: show.hole,
        outer: show.shape === 'rose' ? Math.sqrt(count / largest) : 1,
        ...(k === out ? { moved: distance } : {}),
        fill,
        opacity,
        label,
        ...(label.length > 1 ? { inLine: label.join(settings.settings.language === 'zh' ? '：' : ': ') } : {}),
      },
    ]
  })
  const mark: SectorsMark = {
    kind: 'sectors',
    sectors,
    labels: show.place,
    ...(show.total ? { middle: [size] } : {}),
  }
  const bare = { kind: 'band', title: '', categories: [''], bare: true } as const
  const title =
    group === null
      ? {}
      : {
          title: `${settings.names.level(group)}${show.total ? '' : settings.settings.language === 'zh' ? `（${size}）` : ` (${size})`}`,
        }
  return { ...title, x: bare, y: bare, marks: [mark] }
}

/** In turns from the top: by counts, or equal ones of a rose, whose radii show the counts. */
function anglesOf(
  counts: readonly number[],
  { shape, start }: PieData['show'],
): readonly { readonly from: number; readonly to: number }[] {
  const sizes = shape === 'rose' ? counts.map(() => 1) : counts
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const [first, span] = shape === 'half' ? [-0.25, 0.5] : [start / 360, 1]
  let before = 0
  return sizes.map((size) => {
    const from = first + (span * before) / total
    before += size
    return { from, to: first + (span * before) / total }
  })
}

function numbersOf(
  counts: readonly number[],
  labels: PieData['show']['labels'],
  { settings }: PlotSettings,
): readonly string[] {
  const decimals = settings.decimals.percent
  const percents = wholeShares(counts, decimals).map((share) => `${fixed(share, decimals)}%`)
  return counts.map((n, k) => {
    const percent = percents[k] ?? ''
    if (labels === 'none') return ''
    if (labels === 'n') return formatCount(n)
    return labels === 'percent' ? percent : `${formatCount(n)} (${percent})`
  })
}

function captionOf(data: PieData, settings: PlotSettings): string {
  const { counts, total, show, merged, groups, of } = data
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const used = counts.flat().reduce((sum, n) => sum + n, 0)
  const names = merged.map((ref) => settings.names.level(ref)).join(say(', ', '、'))
  return captionSentences(language, [
    [
      // a legend has the name of the variable as its title
      !(groups.length > 1) && settings.names.variable(of.variable),
      `n\u00a0=\u00a0${formatCount(used)}${used === total ? '' : say(` of ${formatCount(total)}`, `（共 ${formatCount(total)}）`)}`,
      show.shape === 'rose' && say('areas show the counts', '面积表示频数'),
      show.labels === 'both' && say('labels: n (%)', '标签：n (%)'),
      show.labels === 'n' && say('labels: n', '标签：n'),
    ],
    [merged.length > 0 && say(`Other: ${names}`, `其他：${names}`)],
  ])
}

function descriptionOf(data: PieData, settings: PlotSettings): string {
  const { groups, counts, parts, of } = data
  const zh = settings.settings.language === 'zh'
  const pies = counts.map((row, g) => {
    const numbers = numbersOf(row, 'both', settings)
    const texts = parts.map((part, k) => `${nameOf(part, settings)} ${numbers[k] ?? ''}`).join(zh ? '、' : ', ')
    const group = groups[g]
    return group ? `${settings.names.level(group)}${zh ? '：' : ': '}${texts}` : texts
  })
  const name = settings.names.variable(of.variable)
  return zh ? `${name}的构成图：${pies.join('；')}。` : `Shares of ${name}: ${pies.join('; ')}.`
}
