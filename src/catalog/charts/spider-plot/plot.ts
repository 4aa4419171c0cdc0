import type { Colour, LegendItem, Mark, Scene, Shape } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { runLines } from '../../kit/plots/run-lines.ts'
import { formatCount, formatQuantity } from '../../kit/present/format.ts'
import { roundTimes } from '../../kit/survival/round-times.ts'
import { timeTitle } from '../../kit/survival/time-title.ts'
import type { SpiderData } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<SpiderData> }

/** Symbols of the states at the end; a cross means a new lesion. */
const symbols: readonly Shape[] = ['triangle', 'square', 'diamond', 'triangle-down', 'plus']
/** How far above its visit a cross is, in points: the end of a line may have a symbol of its own. */
const aside = 7
const limits = { progression: 20, response: -30 }

function plot(data: SpiderData, settings: PlotSettings): Scene {
  const { points, unit, show, of } = data
  const zh = settings.settings.language === 'zh'
  const [first, last] = rangeOf([0, ...points.x])
  const [least, most] = rangeOf([0, ...points.y, ...(show.lines ? [limits.progression, limits.response] : [])])
  const room = 0.06 * (most - least || 20)
  const height = settings.size.height ?? 95
  const lift = (aside / pointsOf(height)) * (most - least + 2 * room)
  const top = Math.max(most + room, ...data.lesions.y.map((change) => change + 1.5 * lift))
  const span = last - first || 1
  const end = last + span * 0.03
  const line = (y: number, dashed: boolean): Mark => ({
    kind: 'segment',
    from: [first, y],
    to: [end, y],
    colour: dashed ? 'muted' : 'ink',
    width: 0.7,
    ...(dashed ? { dash: 'dashed' as const } : {}),
  })
  return {
    width: settings.size.width ?? 130,
    height,
    description: descriptionOf(data, settings),
    caption: captionOf(data, settings),
    ...legendOf(data, settings),
    panels: [
      {
        x: {
          kind: 'linear',
          title: timeTitle({ time: of.time, unit, delayed: true }, settings),
          domain: [first, end],
          ticks: roundTimes(last, unit, first).filter((tick) => tick >= first),
        },
        y: {
          kind: 'linear',
          title: zh ? '较基线变化(%)' : 'Change from baseline (%)',
          domain: [least - room, top],
        },
        marks: [
          ...(show.lines ? [line(limits.progression, true), line(limits.response, true)] : []),
          line(0, false),
          ...patientMarks(data),
          ...symbolMarks(data, lift),
        ],
      },
    ],
  }
}

/** The height of the plot in points, about: beside it there are an axis, a legend and a caption. */
function pointsOf(height: number): number {
  return (Math.max(height - 40, 20) / 25.4) * 72
}

function rangeOf(values: readonly number[]): readonly [number, number] {
  return [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))]
}

/** A line for each patient with a dot at each visit; dashes tell colours apart in print. */
function patientMarks({ points: { x, y, run }, codes }: SpiderData): readonly Mark[] {
  const opacity = codes.length < 40 ? 0.85 : codes.length < 100 ? 0.6 : 0.45
  const lines = runLines(x, [y], run).map(
    ({ x: times, values: [changes = []] }, patient): Mark => ({
      kind: 'line',
      x: times,
      y: changes,
      colour: colourAt(codes[patient]),
      width: 0.9,
      opacity,
      ...(codes[patient] === -1 ? {} : { dash: 'of-series' as const }),
    }),
  )
  const dots = [...new Set(codes)].map((code): Mark => {
    const own = x.flatMap((_, i) => (codes[(run[i] ?? 1) - 1] === code ? [i] : []))
    return {
      kind: 'point',
      x: own.map((i) => x[i] ?? 0),
      y: own.map((i) => y[i] ?? 0),
      colour: colourAt(code),
      size: 2.2,
      shape: 'circle',
      fill: 'solid',
    }
  })
  return [...lines, ...dots]
}

/** The states at the ends of the lines, and crosses `lift` above visits with new lesions. */
function symbolMarks({ points: { x, y, run }, ends, states, lesions }: SpiderData, lift: number): readonly Mark[] {
  const lastOf = ends.map((_, patient) => run.lastIndexOf(patient + 1))
  const at = (own: readonly number[], shape: Shape): Mark => ({
    kind: 'point',
    x: own.map((i) => x[i] ?? 0),
    y: own.map((i) => y[i] ?? 0),
    colour: 'ink',
    size: 5,
    shape,
    fill: 'solid',
  })
  const marks = states.map((_, k) =>
    at(
      lastOf.filter((__, patient) => ends[patient] === k),
      symbols[k] ?? 'circle',
    ),
  )
  if (lesions.x.length === 0) return marks
  const above = lesions.y.map((change) => change + lift)
  return [...marks, { kind: 'point', x: lesions.x, y: above, colour: 'ink', size: 5, shape: 'cross', fill: 'solid' }]
}

function colourAt(code: number | undefined): Colour {
  return code === undefined || code < 0 ? 'muted' : { series: code }
}

function legendOf(
  { colours, codes, states, ends, lesions, of }: SpiderData,
  { names, settings }: PlotSettings,
): Pick<Scene, 'legend'> {
  const zh = settings.language === 'zh'
  const [first] = colours
  const lines = colours.flatMap((ref, k): readonly LegendItem[] =>
    ref === null || !codes.includes(k)
      ? []
      : [{ label: names.level(ref), colour: { series: k }, key: 'line', dash: 'of-series' }],
  )
  const missing: readonly LegendItem[] =
    first && codes.includes(-1) ? [{ label: zh ? '缺失' : 'Missing', colour: 'muted', key: 'line' }] : []
  const state = states.flatMap((ref, k): readonly LegendItem[] =>
    ends.includes(k) ? [{ label: names.level(ref), colour: 'ink', key: 'point', shape: symbols[k] ?? 'circle' }] : [],
  )
  const cross: readonly LegendItem[] =
    of.lesion === null || lesions.x.length === 0
      ? []
      : [{ label: zh ? '新病灶' : 'New lesion', colour: 'ink', key: 'point', shape: 'cross' }]
  const parts = [
    { ...(first ? { title: names.variable(first.variable) } : {}), items: [...lines, ...missing] },
    { ...(states[0] ? { title: names.variable(states[0].variable) } : {}), items: state },
    { items: cross },
  ].filter(({ items }) => items.length > 0)
  const [top, ...also] = parts
  return top === undefined ? {} : { legend: { place: 'top', ...top, ...(also.length > 0 ? { also } : {}) } }
}

function captionOf({ codes, added, show, lesions, of }: SpiderData, { names, settings }: PlotSettings): string {
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const n = formatCount(codes.length)
  const lesion = of.lesion === null ? '' : names.variable(of.lesion.variable)
  const value = of.lesion === null ? '' : names.level(of.lesion)
  return captionSentences(language, [
    [say(`Lines: patients (n\u00a0=\u00a0${n})`, `连线：各患者（n=${n}）`), say('dots: visits', '点：访视')],
    added > 0 && [
      say(
        `A baseline of 0 was added in ${formatCount(added)} ${added === 1 ? 'patient' : 'patients'} without one`,
        `${formatCount(added)} 例无基线记录者补充基线 0`,
      ),
    ],
    show.lines && [say('Dashed: +20% and −30%', '虚线：+20% 与 −30%')],
    lesions.x.length > 0 && [say(`Crosses above visits: ${lesion}, ${value}`, `访视上方的叉号：${lesion}为“${value}”`)],
  ])
}

function descriptionOf({ codes, points }: SpiderData, { settings }: PlotSettings): string {
  const n = formatCount(codes.length)
  const [least, most] = rangeOf(points.y).map((value) => formatQuantity(value, settings))
  return settings.language === 'zh'
    ? `${n} 例患者肿瘤负荷较基线变化率随时间变化的连线，自 ${least}% 至 ${most}%。`
    : `Change of tumour burden from baseline over time in ${n} patients, from ${least}% to ${most}%.`
}
