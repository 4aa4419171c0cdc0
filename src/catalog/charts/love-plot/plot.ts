import type { Mark, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { indicesOf, partsOf } from '../../kit/figures/continued.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { formatNumber } from '../../kit/present/format.ts'
import { refText } from '../../kit/present/ref-text.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { LovePlotData } from './data.ts'

export const plots = {
  chart: {
    plot: plotBalance,
    parts: ({ names }, most = 60) => partsOf(names.length, most),
  } satisfies Plot<LovePlotData>,
}

/** The height of a page of a journal, in mm. */
const tallest = 235
const dashes = ['dashed', 'dotted'] as const

function plotBalance(all: LovePlotData, settings: PlotSettings): Scene {
  const lines = indicesOf(all.names.length, settings.lines)
  const data: LovePlotData = {
    ...all,
    names: lines.map((line) => all.names[line] ?? null),
    differences: all.differences.map((values) => lines.map((line) => values[line] ?? null)),
  }
  const { show, thresholds, names, differences } = data
  const isSigned = show.measure === 'signed'
  // the parts of one figure have one axis
  const every = all.differences.flat().flatMap((value) => value ?? [])
  const marked = thresholds.flatMap((at) => (isSigned ? [-at, at] : [at]))
  const [low, high] = [Math.min(0, ...every, ...marked), Math.max(0, ...every, ...marked)]
  const room = (high - low || 1) * 0.04
  const upright = (at: number, dash?: 'dashed' | 'dotted'): Mark => ({
    kind: 'segment',
    from: [at, -0.5],
    to: [at, names.length - 0.5],
    colour: dash === undefined ? 'ink' : 'muted',
    width: 0.7,
    ...(dash === undefined ? {} : { dash }),
  })
  const stages = stageNames(data, settings)
  return {
    width: settings.size.width ?? 120,
    height: settings.size.height ?? Math.min(tallest, 34 + 5.6 * names.length),
    description: descriptionOf(data, settings),
    caption: captionOf(data, settings),
    ...(stages.length > 1 && {
      legend: {
        place: 'top',
        items: stages.map((label, series) => ({ label, colour: { series }, key: 'point', shape: 'of-series' })),
      },
    }),
    panels: [
      {
        x: {
          kind: 'linear',
          title: axisTitle(data, settings),
          domain: [isSigned ? low - room : 0, high + room],
        },
        y: { kind: 'band', title: '', categories: names.map((name) => nameOf(name, settings)) },
        marks: [
          ...(isSigned ? [upright(0)] : []),
          ...thresholds.flatMap((at, k) =>
            (isSigned ? [-at, at] : [at]).map((value) => upright(value, dashes[k] ?? 'dotted')),
          ),
          ...(show.connect ? connections(data) : []),
          ...differences.map((values, series): Mark => {
            const places = values.flatMap((value, y) => (value === null ? [] : [{ value, y }]))
            return {
              kind: 'point',
              x: places.map(({ value }) => value),
              y: places.map(({ y }) => y),
              colour: { series },
              size: 5,
              shape: 'of-series',
              fill: 'solid',
            }
          }),
        ],
      },
    ],
  }
}

/** From the first point of each line to the farthest others. */
function connections({ differences, names }: LovePlotData): readonly Mark[] {
  return names.flatMap((_, y): readonly Mark[] => {
    const values = differences.flatMap((stage) => stage[y] ?? [])
    if (values.length < 2) return []
    return [
      {
        kind: 'segment',
        from: [Math.min(...values), y],
        to: [Math.max(...values), y],
        colour: 'faint',
        width: 1,
      },
    ]
  })
}

function nameOf(name: LovePlotData['names'][number], settings: PlotSettings): string {
  if (name === null) return ''
  return 'level' in name ? refText(name, settings) : settings.names.variable(name.variable)
}

function stageNames({ stages, show }: LovePlotData, { names, settings }: PlotSettings): readonly string[] {
  const zh = settings.language === 'zh'
  const computed = zh ? ['加权前', '加权后'] : ['Unweighted', 'Weighted']
  return stages.map((stage, s) =>
    show.source === 'rows' || stage === null ? (computed[s] ?? '') : names.variable(stage.variable),
  )
}

function axisTitle({ show, groups }: LovePlotData, { names, settings }: PlotSettings): string {
  const zh = settings.language === 'zh'
  if (show.measure === 'absolute') return zh ? '标准化均数差的绝对值' : 'Absolute standardised mean difference'
  const title = zh ? '标准化均数差' : 'Standardised mean difference'
  if (groups === null) return title
  const [first, second] = groups.map(names.level)
  return zh ? `${title}（${first} − ${second}）` : `${title} (${first} − ${second})`
}

function captionOf({ show, thresholds, stages }: LovePlotData, { settings }: PlotSettings): string {
  const say = (en: string, zh: string) => (settings.language === 'zh' ? zh : en)
  const marked = thresholds.map((at, k) => {
    const [en, zh] = k === 0 ? ['dashed', '虚线'] : ['dotted', '点线']
    const value = `${show.measure === 'signed' ? '±' : ''}${formatNumber(at, 1)}`
    return say(`${en}: ${value}`, `${zh}：${value}`)
  })
  const computed =
    show.source === 'table'
      ? [say('Points: differences as in the table', '点：表中的标准化差值')]
      : withoutFalse([
          say(
            'Points: differences over the root of the mean variance of both groups',
            '点：两组差值除以两组方差均值的平方根',
          ),
          show.distances &&
            say('of more than two levels the distance of Yang and Dalton', '多分类变量为 Yang–Dalton 距离'),
          stages.length > 1 &&
            say('weighted: with weighted means, proportions and variances', '加权后：均数、率与方差均加权'),
        ])
  return captionSentences(settings.language, [computed, marked.map((part, k) => (k === 0 ? capitalised(part) : part))])
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function descriptionOf(data: LovePlotData, settings: PlotSettings): string {
  const zh = settings.settings.language === 'zh'
  const stages = stageNames(data, settings)
  const sized = data.differences.map((values, s) => {
    const known = values.flatMap((value, k) => (value === null ? [] : [{ size: Math.abs(value), k }]))
    const largest = known.reduce((a, b) => (b.size > a.size ? b : a), { size: 0, k: 0 })
    const above = known.filter(({ size }) => size > 0.1).length
    const name = nameOf(data.names[largest.k] ?? null, settings)
    const stage = stages.length > 1 ? `${stages[s]}${zh ? '：' : ': '}` : ''
    const size = formatNumber(largest.size, 2)
    return zh
      ? `${stage}${known.length} 项中 ${above} 项大于 0.1，最大为 ${name} ${size}`
      : `${stage}${above} of ${known.length} above 0.1, the largest ${size} (${name})`
  })
  return zh
    ? `协变量标准化均数差的均衡性图。${sized.join('；')}。`
    : `Love plot of standardised mean differences. ${sized.join('; ')}.`
}
