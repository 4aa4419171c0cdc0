import type { LegendItem, Mark, Scene, Shape } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { type Lines, partsOf } from '../../kit/figures/continued.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { barMarks, shadeOf } from '../../kit/plots/stacked-bars.ts'
import { formatCount, formatQuantity } from '../../kit/present/format.ts'
import { roundTimes } from '../../kit/survival/round-times.ts'
import { timeTitle } from '../../kit/survival/time-title.ts'
import type { SwimmerData } from './data.ts'

export const plots = {
  chart: {
    plot: plotLanes,
    parts: ({ names }, most = 80) => partsOf(names.length, most),
  } satisfies Plot<SwimmerData>,
}

const symbols: readonly Shape[] = ['triangle', 'circle', 'cross', 'diamond', 'square', 'triangle-down']
/** The height of a page of a journal, in mm. */
const tallest = 235
/** Symbols keep their distance in a lane. */
const close = 0.02

function plotLanes(all: SwimmerData, settings: PlotSettings): Scene {
  const data = lanesOf(all, settings.lines)
  const { names, parts, ongoing, breaks, of, unit } = data
  const { size } = settings
  const zh = settings.settings.language === 'zh'
  const lanes = names.length
  const lanesHeight = Math.max(30, Math.min(tallest - 45, 4.4 * lanes))
  const height = size.height ?? lanesHeight + 45
  // the parts of one figure have one axis
  const last = all.parts.to.concat(...all.events.map(({ times }) => times)).reduce((a, b) => Math.max(a, b), 0)
  const first = all.parts.from.concat(...all.events.map(({ times }) => times)).reduce((a, b) => Math.min(a, b), 0)
  const span = last - first || 1
  const end = last + span * 0.06
  // the room for a lane in points: symbols are smaller in narrow ones
  const room = ((height - 45) / lanes / 25.4) * 72
  const colourAt = (code: number) => (code < 0 ? 'muted' : ({ series: code } as const))
  return {
    width: size.width ?? 150,
    height,
    description: descriptionOf(data, settings),
    caption: captionOf(all, settings),
    ...legendOf(all, settings),
    panels: [
      {
        x: {
          kind: 'linear',
          title: timeTitle({ time: of.end, unit, delayed: true }, settings),
          domain: [first, end],
          ticks: roundTimes(last, unit, first).filter((tick) => tick >= first),
        },
        y: {
          kind: 'band',
          title: of.id === null ? (zh ? '患者' : 'Patients') : settings.names.variable(of.id),
          categories: names.map((name) => (name === null ? '' : settings.names.level(name))),
          ...(breaks.length === 0 ? {} : { gaps: breaks.map((k) => k - 1) }),
        },
        marks: [
          ...barMarks(
            parts.lanes.map((at, k) => {
              const code = parts.codes[k] ?? -1
              return {
                at,
                from: parts.from[k] ?? 0,
                to: parts.to[k] ?? 0,
                colour: colourAt(code),
                opacity: code < 0 ? 0.2 : shadeOf(code, 0.55),
                bare: room < 7,
              }
            }),
            { half: 0.36, across: true },
          ),
          ...ongoing.map((lane): Mark => {
            const from = endOf(data, lane)
            return {
              kind: 'segment',
              from: [from, lane],
              to: [from + span * 0.035, lane],
              colour: 'ink',
              width: 1,
              arrow: true,
            }
          }),
          ...eventMarks(data, span, Math.min(4.6, Math.max(2, room * 0.5))),
        ],
      },
    ],
  }
}

/** The data of some of the lanes. */
function lanesOf(data: SwimmerData, lines: Lines | undefined): SwimmerData {
  if (lines === undefined) return data
  const { parts, events } = data
  const { from, to } = lines
  const isInside = (lane: number) => lane >= from && lane < to
  const of = (lanes: readonly number[]) => {
    const kept = lanes.flatMap((lane, k) => (isInside(lane) ? [k] : []))
    const at = <T>(list: readonly T[]) => kept.map((k) => list[k] as T)
    return { at, lanes: kept.map((k) => (lanes[k] as number) - from) }
  }
  const own = of(parts.lanes)
  return {
    ...data,
    names: data.names.slice(from, to),
    parts: { lanes: own.lanes, from: own.at(parts.from), to: own.at(parts.to), codes: own.at(parts.codes) },
    events: events.map(({ event, lanes, times }) => {
      const kept = of(lanes)
      return { event, lanes: kept.lanes, times: kept.at(times) }
    }),
    ongoing: of(data.ongoing).lanes,
    breaks: of(data.breaks).lanes.filter((lane) => lane > 0),
  }
}

function endOf({ parts }: SwimmerData, lane: number): number {
  return parts.to.filter((_, k) => parts.lanes[k] === lane).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY)
}

/** Symbols at about the same time are above each other within their lane. */
function eventMarks({ events, names }: SwimmerData, span: number, size: number): readonly Mark[] {
  const placed = names.map((): { readonly time: number; readonly kind: number }[] => [])
  for (const [kind, { lanes, times }] of events.entries())
    for (const [k, lane] of lanes.entries()) placed[lane]?.push({ time: times[k] ?? 0, kind })
  return events.map(({ lanes, times }, kind): Mark => {
    const y = lanes.map((lane, k) => {
      const time = times[k] ?? 0
      const near = (placed[lane] ?? []).filter((other) => Math.abs(other.time - time) < span * close)
      const place = near.filter((other) => other.kind < kind).length
      return lane + (near.length < 2 ? 0 : (place / (near.length - 1) - 0.5) * 0.5)
    })
    return {
      kind: 'point',
      x: times,
      y,
      colour: 'ink',
      size,
      shape: symbols[kind] ?? 'circle',
      fill: 'solid',
    }
  })
}

function legendOf({ colours, parts, events }: SwimmerData, { names, settings }: PlotSettings): Pick<Scene, 'legend'> {
  const [first] = colours
  const boxes: LegendItem[] = colours.flatMap((ref, k) =>
    ref === null || !parts.codes.includes(k)
      ? []
      : [{ label: names.level(ref), colour: { series: k }, key: 'box', opacity: shadeOf(k, 0.55) }],
  )
  if (parts.codes.includes(-1))
    boxes.push({ label: settings.language === 'zh' ? '缺失' : 'Missing', colour: 'muted', key: 'box', opacity: 0.2 })
  const points = events.flatMap(({ event, lanes }, k): readonly LegendItem[] =>
    lanes.length === 0
      ? []
      : [{ label: names.variable(event.variable), colour: 'ink', key: 'point', shape: symbols[k] ?? 'circle' }],
  )
  if (boxes.length + points.length === 0) return {}
  if (!first || boxes.length === 0) return { legend: { place: 'top', items: points } }
  return {
    legend: { place: 'top', title: names.variable(first.variable), items: boxes, also: [{ items: points }] },
  }
}

function captionOf({ names, ongoing, of, parts }: SwimmerData, { names: named, settings }: PlotSettings): string {
  const zh = settings.language === 'zh'
  const lasting = formatCount(ongoing.length)
  const state = of.status === null ? '' : `${named.variable(of.status.variable)}, ${named.level(of.status)}`
  const stateZh = of.status === null ? '' : `${named.variable(of.status.variable)}为“${named.level(of.status)}”`
  return captionSentences(settings.language, [
    [`n\u00a0=\u00a0${formatCount(names.length)}`],
    parts.codes.length > names.length && [
      zh ? '同一泳道的各段为同一患者的不同阶段' : 'Parts of a lane are phases of one patient',
    ],
    ongoing.length > 0 && [zh ? `箭头：${stateZh}（${lasting} 例）` : `Arrows: ${state} (${lasting})`],
  ])
}

function descriptionOf({ names, parts, events }: SwimmerData, { names: named, settings }: PlotSettings): string {
  const n = formatCount(names.length)
  const last = formatQuantity(
    parts.to.reduce((a, b) => Math.max(a, b), 0),
    settings,
  )
  const kinds = events.map(({ event }) => named.variable(event.variable))
  return settings.language === 'zh'
    ? `泳道图，共 ${n} 例患者，最长至 ${last}${kinds.length === 0 ? '' : `，标示${kinds.join('、')}`}。`
    : `Swimmer plot of ${n} lanes up to ${last}${kinds.length === 0 ? '' : `, with symbols for ${kinds.join(', ')}`}.`
}
