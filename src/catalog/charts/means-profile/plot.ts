import type { Axis, Colour, Mark, Scene } from '#figure/scene.ts'
import { textWidth } from '#figure/text-width.ts'
import { type as typeSizes } from '#figure/typography.ts'
import { errorWords } from '../../kit/comparison/error-options.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { colourLegend } from '../../kit/figures/colour-legend.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import type { LevelRef } from '../../kit/outcome/outcome.ts'
import { formatCount, formatEstimate } from '../../kit/present/format.ts'
import type { MeansProfileData } from './data.ts'

export const plots = { chart: { plot: plotProfile } satisfies Plot<MeansProfileData> }

/** The width of the upright axis with its labels, in mm. */
const besides = 20

function plotProfile(data: MeansProfileData, settings: PlotSettings): Scene {
  const { of, positions, traces, times, show, dodge, estimate, lower, upper, cases } = data
  const width = settings.size.width ?? Math.min(150, Math.max(95, 40 + 10 * positions.length))
  // beside a narrow panel names have no room
  const isDirect = show.names === 'direct' && traces.length > 1 && settings.joined !== true
  const labels = traces.map((ref) => traceName(ref, settings))
  const widest = Math.max(...labels.map((label) => textWidth(label, typeSizes.tick))) / 2.83 + 3
  const room = isDirect ? Math.min(widest, width * 0.35) : 2
  const span = (positions.at(-1) ?? 0) - (positions[0] ?? 0) || 1
  const inner = width - besides - room
  /** Units of the axis for each mm. */
  const unit = show.scaled ? (span * 1.1) / inner : positions.length / inner
  const marks: Mark[] = []
  const ends: { readonly y: number; readonly k: number }[] = []
  for (const k of traces.keys()) {
    const colour: Colour = { series: k }
    const shift = (k - (traces.length - 1) / 2) * dodge * unit
    const points = positions.flatMap((position, t) => {
      const cell = t * traces.length + k
      const y = estimate[cell] ?? null
      return y === null ? [] : [{ x: position + shift, y, low: lower[cell] ?? null, high: upper[cell] ?? null }]
    })
    const [x, y] = [points.map((one) => one.x), points.map((one) => one.y)]
    marks.push({ kind: 'line', x, y, colour, width: 1.2, dash: 'of-series' })
    for (const { x: at, low, high } of points)
      if (low !== null && high !== null) marks.push(...bar(at, low, high, colour, unit))
    marks.push({ kind: 'point', x, y, colour, size: 4.6, shape: 'of-series', fill: 'solid' })
    const last = points.at(-1)
    if (last !== undefined) ends.push({ y: last.y, k })
  }
  const [least, greatest] = rangeOf([estimate, lower, upper, cases.values])
  const pad = (greatest - least || Math.abs(greatest) || 1) * 0.06
  const domain = [least - pad, greatest + pad] as const
  const farthest = ((traces.length - 1) / 2) * dodge * unit
  const end = (positions.at(-1) ?? 0) + (show.scaled ? span * 0.05 + farthest : Math.max(0.5, farthest + 2 * unit))
  return {
    width,
    height: settings.size.height ?? 85,
    description: descriptionOf(data, settings),
    caption: captionOf(data, settings),
    ...(isDirect ? {} : colourLegend(traces, { key: 'point', shape: 'of-series' }, settings)),
    panels: [
      {
        x: timeAxis(data, {
          title: settings.names.variable(of.time),
          names: times.map((ref) => (ref === null ? '' : settings.names.level(ref))),
          end,
          span,
          room: room * unit,
          share: room / (inner + room),
        }),
        y: { kind: 'linear', title: settings.names.variable(of.value), domain },
        marks: [
          ...caseMarks(data),
          ...marks,
          ...(isDirect
            ? apart(ends, (domain[1] - domain[0]) * 0.062).map(
                ({ y, k }): Mark => ({
                  kind: 'text',
                  at: [end, y],
                  text: [{ text: labels[k] ?? '' }],
                  anchor: 'start',
                  colour: { series: k },
                }),
              )
            : []),
        ],
      },
    ],
  }
}

/** A number alone would be read as a value. */
function traceName(ref: LevelRef | null, { names }: PlotSettings): string {
  if (ref === null) return ''
  const name = names.level(ref)
  return /^[\d.]+$/.test(name) ? `${names.variable(ref.variable)} ${name}` : name
}

function timeAxis(
  { positions, show }: MeansProfileData,
  axis: {
    readonly title: string
    readonly names: readonly string[]
    readonly end: number
    readonly span: number
    readonly room: number
    readonly share: number
  },
): Axis {
  const { title, names, end, span, room, share } = axis
  if (!show.scaled) return { kind: 'band', title, categories: names, margins: [0, share] }
  return {
    kind: 'linear',
    title,
    domain: [(positions[0] ?? 0) - span * 0.05, end + room],
    end,
    ...(positions.length <= 12 ? { ticks: positions } : {}),
  }
}

/** An error bar whose caps are 1.6 mm wide. */
function bar(x: number, low: number, high: number, colour: Colour, unit: number): readonly Mark[] {
  const line = (from: readonly [number, number], to: readonly [number, number]): Mark => ({
    kind: 'segment',
    from,
    to,
    colour,
    width: 0.8,
  })
  const cap = 0.8 * unit
  return [line([x, low], [x, high]), ...[low, high].map((y) => line([x - cap, y], [x + cap, y]))]
}

function caseMarks({ cases, positions, traces }: MeansProfileData): readonly Mark[] {
  const lines: { x: number[]; y: number[]; trace: number }[] = []
  for (const [k, of] of cases.of.entries()) {
    lines[of] ??= { x: [], y: [], trace: cases.traces[k] ?? 0 }
    lines[of].x.push(positions[cases.times[k] ?? 0] ?? 0)
    lines[of].y.push(cases.values[k] ?? 0)
  }
  const opacity = lines.length > 100 ? 0.15 : 0.3
  return lines.map(({ x, y, trace }) => ({
    kind: 'line',
    x,
    y,
    colour: traces.length > 1 ? { series: trace } : 'muted',
    width: 0.5,
    opacity,
  }))
}

/** Labels in their order, at least so far from each other. */
function apart<T extends { readonly y: number }>(labels: readonly T[], least: number): readonly T[] {
  const placed = labels.toSorted((a, b) => a.y - b.y).map((one) => ({ ...one }))
  for (let round = 0; round < 50; round++)
    for (const [k, upper] of placed.entries()) {
      const lower = placed[k - 1]
      if (lower === undefined || upper.y - lower.y >= least) continue
      const middle = (upper.y + lower.y) / 2
      placed[k - 1] = { ...lower, y: middle - least / 2 - 1e-9 }
      placed[k] = { ...upper, y: middle + least / 2 + 1e-9 }
    }
  return placed
}

function rangeOf(lists: readonly (readonly (number | null)[])[]): readonly [number, number] {
  const all = lists.flat().filter((value) => value !== null)
  return [all.reduce((a, b) => Math.min(a, b)), all.reduce((a, b) => Math.max(a, b))]
}

function captionOf({ n, show, confidence, cases, traces }: MeansProfileData, { settings }: PlotSettings): string {
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const sizes = n.filter((one) => one > 0)
  const [least, greatest] = [Math.min(...sizes), Math.max(...sizes)].map(formatCount)
  const range = least === greatest ? `${least}` : say(`${least} to ${greatest}`, `${least}~${greatest}`)
  const count = new Set(cases.of).size
  return captionSentences(language, [
    [
      say('Points: means', '点：均数'),
      show.error !== 'none' &&
        say('bars: ', '误差条：') + errorWords(show.error, { confidence, quartileType: null }, language),
      say(`n\u00a0=\u00a0${range} at each point`, `各点 n\u00a0=\u00a0${range}`),
    ],
    [
      count !== 0 &&
        say(
          `Faint lines: ${formatCount(count)} cases${traces.length > 1 ? ' in the colour of their group' : ''}`,
          `浅色线：${formatCount(count)} 个对象`,
        ),
    ],
  ])
}

function descriptionOf({ of, times, traces, estimate }: MeansProfileData, { names, settings }: PlotSettings): string {
  const zh = settings.language === 'zh'
  const list = traces.map((ref, k) => {
    const means = times.map((_, t) => formatEstimate(estimate[t * traces.length + k] ?? null, settings) || '—')
    return `${ref === null ? '' : `${names.level(ref)} `}${means.join(zh ? '、' : ', ')}`
  })
  const [value, time] = [names.variable(of.value), names.variable(of.time)]
  return zh
    ? `${value}随${time}变化的均数：${list.join('；')}。`
    : `Means of ${value} over ${time}: ${list.join('; ')}.`
}
