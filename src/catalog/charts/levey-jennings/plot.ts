import type { Colour, LegendItem, LineLabel, Mark, PointLabel, RichText, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { pointPlaces } from '../../kit/plots/control-panel.ts'
import { formatCount, formatQuantity } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { LeveyJenningsData, Material } from './data.ts'

export const plots = { chart: { plot } satisfies Plot<LeveyJenningsData> }

/** By the numbers of the rules, from 1. */
const ruleTexts = ['1-2s', '1-3s', '2-2s', 'R-4s', '4-1s', '10x']
/** The first rule is a warning, the others reject. */
const warning = 1

const lines: Readonly<Record<number, Pick<Mark & { kind: 'segment' }, 'colour' | 'width' | 'dash'>>> = {
  0: { colour: 'ink', width: 0.9 },
  1: { colour: 'muted', width: 0.6, dash: 'dotted' },
  2: { colour: 'ink', width: 0.7, dash: 'dashed' },
  3: { colour: 'ink', width: 0.9, dash: 'long-dashed' },
}

function plot(data: LeveyJenningsData, settings: PlotSettings): Scene {
  const { materials, of, calendar } = data
  const zh = settings.settings.language === 'zh'
  const [first] = materials
  // assigned values that change, and several materials, have only z scores in common
  const inUnits = materials.length === 1 && first?.steady ? first : null
  const at = (z: number) => (inUnits === null ? z : inUnits.mean + z * inUnits.sd)
  const places = materials.flatMap(({ x }) => x)
  const [low, high] = [places.reduce((a, b) => Math.min(a, b)), places.reduce((a, b) => Math.max(a, b))]
  const room = (high - low || 1) * 0.02
  const across: readonly [number, number] = [low - room, high + room]
  const scores = materials.flatMap(({ z }) => z)
  const [least, most] = [
    scores.reduce((a, b) => Math.min(a, b), -3) - 0.5,
    scores.reduce((a, b) => Math.max(a, b), 3) + 0.5,
  ]
  const ruled = [-3, -2, -1, 0, 1, 2, 3]
  const y = settings.names.variable(of.y)
  const names = ruled.toReversed().map(
    (z): LineLabel => ({
      at: [across[1], at(z)],
      text: `${z === 0 ? (data.assigned ? (zh ? '靶值' : 'Target') : zh ? '均值' : 'Mean') : `${z > 0 ? '+' : '−'}${Math.abs(z)} SD`}${inUnits === null ? '' : ` ${formatQuantity(at(z), settings.settings)}`}`,
      colour: 'ink',
    }),
  )
  const items = materials.flatMap(({ name }, series): readonly LegendItem[] =>
    name === null ? [] : [{ label: settings.names.level(name), colour: { series }, key: 'point', shape: 'of-series' }],
  )
  const variable = first?.name?.variable
  return {
    width: settings.size.width ?? 140,
    height: settings.size.height ?? 95,
    description: zh
      ? `${y}的 Levey-Jennings 质控图，${materials.length} 个水平，${scores.length} 次测定。`
      : `Levey-Jennings chart of ${scores.length} measurements of ${y}.`,
    caption: captionOf(data, settings),
    ...(!(items.length === 0 || variable === undefined) && {
      legend: { place: 'top' as const, title: settings.names.variable(variable), items },
    }),
    panels: [
      {
        x: {
          kind: 'linear',
          title: of.x === null ? (zh ? '批次' : 'Run') : settings.names.variable(of.x),
          domain: across,
          ...(calendar ? { calendar } : {}),
          ...(of.x === null ? { whole: true as const } : {}),
        },
        y: {
          kind: 'linear',
          title: inUnits === null ? (zh ? `${y}（z 分数）` : `${y} (z score)`) : y,
          domain: [at(least), at(most)],
          ...(inUnits === null ? { ticks: ruled } : {}),
        },
        marks: [
          ...ruled.map(
            (z): Mark => ({
              kind: 'segment',
              from: [across[0], at(z)],
              to: [across[1], at(z)],
              ...lines[Math.abs(z)],
              colour: lines[Math.abs(z)]?.colour ?? 'ink',
            }),
          ),
          ...signalMarks(data, at),
          ...materials.flatMap((material, series) => materialMarks(material, series, at)),
        ],
        lineLabels: names,
        firstLabels: true,
        pointLabels: signalLabels(data, at),
      },
    ],
  }
}

function materialMarks({ x, z }: Material, series: number, at: (z: number) => number): readonly Mark[] {
  const y = z.map(at)
  const colour: Colour = { series }
  return [
    { kind: 'line', x, y, colour, width: 0.8 },
    { kind: 'point', x, y, colour, size: x.length > 80 ? 2.6 : 3.6, shape: 'of-series', fill: 'solid' },
  ]
}

/** Measurements with signals, each once: its rules in order. */
function signalled({ signals, materials }: LeveyJenningsData) {
  const found = new Map<
    string,
    { material: number; point: number; place: readonly [number, number]; rules: number[] }
  >()
  for (const [i, rule] of signals.rules.entries()) {
    const [material, point] = [(signals.materials[i] ?? 1) - 1, (signals.points[i] ?? 1) - 1]
    const of = materials[material]
    const key = `${material} ${point}`
    const known = found.get(key) ?? {
      material,
      point,
      place: [of?.x[point] ?? 0, of?.z[point] ?? 0] as const,
      rules: [],
    }
    known.rules.push(rule)
    found.set(key, known)
  }
  return [...found.values()]
}

/** Below the measurements: diamonds around rejected ones, rings around those with only a warning. */
function signalMarks(data: LeveyJenningsData, at: (z: number) => number): readonly Mark[] {
  const colour: Colour = { series: data.materials.length }
  const of = (isRejected: boolean) =>
    signalled(data).filter(({ rules }) => rules.some((rule) => rule > warning) === isRejected)
  const mark = (isRejected: boolean): Mark => ({
    kind: 'point',
    x: of(isRejected).map(({ place }) => place[0]),
    y: of(isRejected).map(({ place }) => at(place[1])),
    colour,
    size: isRejected ? 7 : 6.5,
    shape: isRejected ? 'diamond' : 'circle',
    fill: 'open',
  })
  return [mark(false), mark(true)]
}

/** The rules of rejected measurements, each at the first of consecutive runs in which some measurement breaks it. */
function signalLabels(data: LeveyJenningsData, at: (z: number) => number): readonly PointLabel[] {
  const runs = [...new Set(data.materials.flatMap(({ x }) => x))].toSorted((a, b) => a - b)
  const last = new Map<number, number>()
  return signalled(data).flatMap(({ place: [x, z], rules }): readonly PointLabel[] => {
    const run = runs.indexOf(x)
    const rejecting = rules.filter((rule) => rule > warning)
    const fresh = rejecting.filter((rule) => (last.get(rule) ?? -2) < run - 1)
    for (const rule of rejecting) last.set(rule, run)
    return fresh.length === 0 ? [] : [{ at: [x, at(z)], radius: 4, text: fresh.flatMap(ruleText) }]
  })
}

/** The usual notation of a rule: what follows the number is lowered. */
function ruleText(rule: number, i: number): RichText {
  const name = ruleTexts[rule - 1] ?? ''
  const [head = '', tail = ''] = name === '10x' ? ['10', 'x'] : name.split('-')
  return [{ text: `${i > 0 ? ', ' : ''}${head}` }, { text: tail, script: 'sub' }]
}

function captionOf(data: LeveyJenningsData, settings: PlotSettings): string {
  const { materials, assigned, baseline, rules, signals, of, calendar } = data
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const show = (value: number) => formatQuantity(value, settings.settings)
  const ofMaterials = materials.map(({ name, x, mean, sd, steady }) => {
    const head = name === null ? '' : `${settings.names.level(name)}${say(': ', '：')}`
    const values = steady
      ? say(
          `, ${assigned ? 'target' : 'mean'} ${show(mean)}, SD ${show(sd)}`,
          `，${assigned ? '靶值' : '均值'} ${show(mean)}，SD ${show(sd)}`,
        )
      : say(', target and SD change', '，靶值与 SD 有变更')
    return `${head}n${say('\u00a0=\u00a0', '=')}${formatCount(x.length)}${values}`
  })
  const frozen =
    baseline !== null && materials.some(({ x }) => x.length > baseline)
      ? [
          say(
            `mean and SD from the first ${baseline} measurements${materials.length > 1 ? ' of each material' : ''}`,
            `均值与 SD 由${materials.length > 1 ? '各水平' : ''}前 ${baseline} 次测定得出`,
          ),
        ]
      : []
  const parts = rules.flatMap((rule) =>
    materials.flatMap(({ name, x }, k) => {
      const points = signals.points.filter((_, i) => signals.rules[i] === rule && signals.materials[i] === k + 1)
      if (points.length === 0) return []
      const whose = name === null ? '' : ` ${settings.names.level(name)}`
      return [
        `${ruleTexts[rule - 1]}${whose}${say(': ', '：')}${pointPlaces(points, x, { isNumbered: of.x === null, calendar }, settings)}`,
      ]
    }),
  )
  const key = withoutFalse([
    rules.includes(warning) && say('Rings: warning (1-2s)', '圆圈：警告（1-2s）'),
    rules.some((rule) => rule > warning) &&
      say('diamonds: rejected, with the rule at the first of consecutive runs', '菱形：失控，连续各批中首次标注规则'),
  ])
  const none = say(
    `No signal by ${rules.map((rule) => ruleTexts[rule - 1]).join(', ')}`,
    `按 ${rules.map((rule) => ruleTexts[rule - 1]).join('、')} 均在控`,
  )
  const ruledAt = say(
    `Lines: ${assigned ? 'target' : 'mean'}; dotted ±1 SD, dashed ±2 SD, long dashes ±3 SD`,
    `横线：${assigned ? '靶值' : '均值'}；点线 ±1 SD，虚线 ±2 SD，长虚线 ±3 SD`,
  )
  return captionSentences(language, [
    ofMaterials,
    frozen.map(capital),
    [ruledAt],
    ...(rules.length === 0
      ? []
      : parts.length === 0
        ? [[none]]
        : [key.map((text, i) => (i === 0 ? capital(text) : text)), parts]),
  ])
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
