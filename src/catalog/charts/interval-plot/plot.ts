import type { Colour, Scene } from '#figure/scene.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { colourLegend } from '../../kit/figures/colour-legend.ts'
import { partsOf } from '../../kit/figures/continued.ts'
import { type IntervalLine, plotIntervals } from '../../kit/figures/interval-plot.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import {
  fixed,
  formatCount,
  formatFraction,
  formatLevel,
  formatLimits,
  formatPercentInterval,
  formatQuantity,
  jointDecimals,
} from '../../kit/present/format.ts'
import type { Words } from '../../kit/words.ts'
import type { IntervalData } from './data.ts'

export const plots = {
  chart: {
    plot: plotLines,
    parts: ({ names }, most = 40) => partsOf(names.length, most),
  } satisfies Plot<IntervalData>,
}

const titles = {
  mean: { en: 'Mean', zh: '均数' },
  proportion: { en: '%', zh: '率(%)' },
  rate: { en: 'Rate', zh: '发生率' },
  given: { en: 'Estimate', zh: '估计值' },
} as const satisfies Readonly<Record<string, Words>>

const methods = {
  mean: { en: 'by Student’s t', zh: 't 分布' },
  proportion: { en: 'by Wilson', zh: 'Wilson 法' },
  rate: { en: 'exact (Garwood)', zh: 'Garwood 精确法' },
  given: { en: '', zh: '' },
} as const satisfies Readonly<Record<string, Words>>

function plotLines(data: IntervalData, settings: PlotSettings): Scene {
  const { of, show, confidence, reference, margins, names, codes, n, estimate, colours } = data
  const { language } = settings.settings
  const [low, high] = margins
  const isColoured = colours.length > 1
  const all = names.map((name, k): IntervalLine => {
    const [lower, upper] = [data.lower[k] ?? null, data.upper[k] ?? null]
    const isRepeated = show.together && k > (settings.lines?.from ?? 0) && names[k - 1]?.level === name?.level
    return {
      name: name === null || isRepeated ? '' : settings.names.level(name),
      cells: show.numbers ? [...(n.length > 0 ? [formatCount(n[k] ?? 0)] : []), textOf(data, k, settings)] : [],
      estimate: estimate[k] ?? null,
      lower,
      upper,
      ...((lower === null) === (upper === null) ? {} : { open: { below: lower === null, above: upper === null } }),
      ...(isColoured ? { colour: colourOf(codes[k] ?? -1) } : {}),
    }
  })
  const lines = settings.lines === undefined ? all : all.slice(settings.lines.from, settings.lines.to)
  const level = formatLevel(confidence)
  const title = titles[show.statistic][language]
  const heading = `${title}${language === 'zh' ? `（${level} CI）` : ` (${level} CI)`}`
  const alone = [low, high].flatMap((margin) => (low === null || high === null ? (margin ?? []) : []))
  const caption = captionOf(data, settings)
  return {
    ...plotIntervals(
      {
        lines,
        all,
        names: settings.names.variable(of.label),
        headings: show.numbers ? [...(n.length > 0 ? [countTitle(data, language)] : []), heading] : [],
        axis: {
          title: axisTitle(data, settings),
          kind: show.scale,
          ...(show.statistic === 'proportion' ? { format: 'percent' as const } : {}),
          none: reference,
          margins: alone,
          ...(low === null || high === null ? {} : { band: [low, high] as const }),
        },
        description: descriptionOf(data, settings),
      },
      { ...settings, size: { ...settings.size, height: settings.size.height ?? 36 + 5.6 * lines.length } },
    ),
    caption,
    ...colourLegend(colours, { key: 'point', shape: 'of-series' }, settings),
  }
}

function colourOf(code: number): Colour {
  return code < 0 ? 'muted' : { series: code }
}

function countTitle({ show }: IntervalData, language: 'en' | 'zh'): string {
  if (show.statistic === 'rate') return language === 'zh' ? '事件数' : 'Events'
  return 'n'
}

function axisTitle({ of, show, per }: IntervalData, { names, settings }: PlotSettings): string {
  const zh = settings.language === 'zh'
  const name = names.variable(of.value)
  if (show.statistic === 'proportion' && of.event !== null)
    return `${name}${zh ? '：' : ': '}${names.level(of.event)}${zh ? '(%)' : ' (%)'}`
  if (show.statistic === 'rate') return zh ? `${name}(每 ${formatCount(per)})` : `${name} per ${formatCount(per)}`
  return name
}

function textOf({ show, estimate, lower, upper }: IntervalData, k: number, { settings }: PlotSettings): string {
  const [at, from, to] = [estimate[k] ?? null, lower[k] ?? null, upper[k] ?? null]
  if (at === null) return ''
  const brackets = (text: string) => (text === '' ? '' : settings.language === 'zh' ? `（${text}）` : ` (${text})`)
  if (show.statistic === 'proportion')
    return `${formatFraction(at, settings)}${brackets(formatPercentInterval(from, to, settings))}`
  const decimals =
    show.statistic === 'given'
      ? givenDecimals([...estimate, ...lower, ...upper])
      : jointDecimals(at, from, to, settings, show.scale === 'log' ? 1 : 0)
  const isOpen = (from === null) !== (to === null)
  const limits = isOpen
    ? formatLimits(from ?? '-Inf', to ?? 'Inf', decimals, settings)
    : formatLimits(from, to, decimals, settings)
  return `${fixed(at, decimals)}${brackets(limits)}`
}

/** As many as the table has, up to 4. */
function givenDecimals(values: readonly (number | null)[]): number {
  const fraction = (value: number) => /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0
  return Math.min(4, Math.max(...values.map((value) => (value === null ? 0 : fraction(value)))))
}

function captionOf({ show, confidence, margins, reference, lower, upper }: IntervalData, { settings }: PlotSettings) {
  const { language } = settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const level = formatLevel(confidence)
  const method = methods[show.statistic][language]
  const [low, high] = margins.map((margin) => (margin === null ? null : formatQuantity(margin, settings)))
  const isBare = [...lower, ...upper].every((limit) => limit === null)
  const isOpen = lower.some((limit, k) => (limit === null) !== ((upper[k] ?? null) === null))
  return captionSentences(language, [
    isBare
      ? []
      : [
          say(
            `Lines: ${level} CI${method === '' ? '' : ` ${method}`}`,
            `横线：${level} 置信区间${method === '' ? '' : `（${method}）`}`,
          ),
          ...(isOpen ? [say('arrows: no limit on this side', '箭头：该侧无置信限')] : []),
        ],
    [reference !== null && say('Dashed: reference', '虚线：参考值')],
    low != null && high != null
      ? [say(`Shaded: margins of equivalence, ${low} to ${high}`, `阴影：等效界值 ${low}~${high}`)]
      : low != null || high != null
        ? [say(`Dotted: margin of ${low ?? high}`, `点线：界值 ${low ?? high}`)]
        : [],
  ])
}

function descriptionOf(data: IntervalData, settings: PlotSettings): string {
  const zh = settings.settings.language === 'zh'
  const list = data.names.map(
    (name, k) => `${name === null ? '' : `${settings.names.level(name)} `}${textOf(data, k, settings)}`,
  )
  const title = axisTitle(data, settings)
  return zh ? `${title}的区间图：${list.join('；')}。` : `Intervals of ${title}: ${list.join('; ')}.`
}
