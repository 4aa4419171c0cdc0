import type { Colour, LegendItem, Mark, Scene } from '#figure/scene.ts'
import { textWidth } from '#figure/text-width.ts'
import { type } from '#figure/typography.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { barMarks, shadeOf } from '../../kit/plots/stacked-bars.ts'
import {
  fixed,
  formatCount,
  formatFraction,
  formatLevel,
  formatPercentInterval,
  formatQuantity,
} from '../../kit/present/format.ts'
import type { Rate, ResponseRates, WaterfallData } from './data.ts'

export const plots = { chart: { plot: plotChanges } satisfies Plot<WaterfallData> }

const maxNamed = 60
const limits = { progression: 20, response: -30 }

function plotChanges(data: WaterfallData, settings: PlotSettings): Scene {
  const { changes, codes, names, of, show } = data
  const { size } = settings
  const zh = settings.settings.language === 'zh'
  const width = size.width ?? Math.min(170, Math.max(85, 24 + 3.2 * changes.length))
  const drawn = changes.map((value) => (show.cap ? Math.min(100, Math.max(-100, value)) : value))
  const [least, greatest] = [Math.min(...drawn, 0), Math.max(...drawn, 0)]
  // the lines are in view even if no bar reaches them
  const [from, to] = show.lines
    ? [Math.min(least, limits.response - 5), Math.max(greatest, limits.progression + 5)]
    : [least, greatest]
  const room = (to - from) * 0.06
  // the number of a change of 0 is above the line
  const isAbove = greatest > 0 || (show.values && drawn.includes(0))
  const isNamed = names.length > 0 && changes.length <= maxNamed
  const last = changes.length - 0.5
  const line = (y: number, dashed: boolean): Mark => ({
    kind: 'segment',
    from: [-0.5, y],
    to: [last, y],
    colour: dashed ? 'muted' : 'ink',
    width: 0.7,
    ...(dashed ? { dash: 'dashed' as const } : {}),
  })
  return {
    width,
    height: size.height ?? 90,
    description: descriptionOf(data, settings),
    caption: captionOf(data, settings),
    ...legendOf(data, settings),
    panels: [
      {
        x: {
          kind: 'band',
          title: isNamed && of.id !== null ? settings.names.variable(of.id) : '',
          categories: changes.map((_, k) => {
            const name = names[k]
            return isNamed && name ? settings.names.level(name) : ''
          }),
          lineless: true,
        },
        y: {
          kind: 'linear',
          title: zh ? '较基线变化(%)' : 'Change from baseline (%)',
          domain: [least < 0 || show.lines ? from - room : 0, isAbove || show.lines ? to + room : 0],
        },
        marks: [
          ...(show.lines ? [line(limits.progression, true), line(limits.response, true)] : []),
          ...barMarks(
            drawn.map((value, at) => ({
              at,
              from: 0,
              to: value,
              colour: colourAt(codes[at] ?? -1),
              opacity: opacityAt(codes[at] ?? -1),
            })),
            { half: 0.4, across: false },
          ),
          line(0, false),
          ...changes.flatMap((value, at) => numberAt(value, drawn, at, data, (to - from) * 0.13)),
        ],
      },
    ],
  }
}

/**
 * The number at the end of a bar, or beyond zero where a line would cross it. The first of cut bars beside each other has it in any case, the others
 * as far as there is room.
 */
function numberAt(
  value: number,
  drawn: readonly number[],
  at: number,
  { show, changes }: WaterfallData,
  room: number,
): readonly Mark[] {
  const end = drawn[at] ?? value
  const isCut = value !== end
  if (!isCut && !show.values) return []
  const text = numberText(value)
  // the number of a cut bar may be wider than its bar, and reach to this one if it is as high
  const cut = [at - 1, at - 2].find((k) => changes[k] !== drawn[k] && Math.abs((drawn[k] ?? 0) - end) < room)
  const ratio = cut === undefined ? 0 : textWidth(numberText(changes[cut] ?? 0), type.tick) / textWidth(text, type.tick)
  const widest = cut === undefined ? 1 : Math.min(1, (at - cut + 0.4) / (ratio + 0.5))
  const isFirst = isCut && at === 0 && changes.length > 4
  const isCrossed = (line: number) => show.lines && (line - end) * Math.sign(line) > 0 && Math.abs(line - end) < room
  const isBeyond = isCrossed(value < 0 ? limits.response : limits.progression) && value !== 0
  return [
    {
      kind: 'text',
      at: [isFirst ? -0.4 : at, isBeyond ? 0 : end],
      text: [{ text }],
      shift: [0, value < 0 === isBeyond ? 6 : -6],
      anchor: isFirst ? 'start' : 'middle',
      colour: 'ink',
      ...(isCut && cut === undefined ? {} : { room: widest }),
    },
  ]
}

function numberText(value: number): string {
  return `${value > 0 ? '+' : ''}${fixed(value, 0)}`
}

function colourAt(code: number): Colour {
  return code < 0 ? 'muted' : { series: code }
}

function opacityAt(code: number): number {
  return code < 0 ? 0.25 : shadeOf(code, 0.9)
}

function legendOf({ colours, codes }: WaterfallData, { names, settings }: PlotSettings): Pick<Scene, 'legend'> {
  const [first] = colours
  if (first === undefined || first === null) return {}
  const items: LegendItem[] = colours.flatMap((ref, k) =>
    ref === null || !codes.includes(k)
      ? []
      : [{ label: names.level(ref), colour: colourAt(k), key: 'box', opacity: opacityAt(k) }],
  )
  if (codes.includes(-1))
    items.push({
      label: settings.language === 'zh' ? '缺失' : 'Missing',
      colour: colourAt(-1),
      key: 'box',
      opacity: opacityAt(-1),
    })
  return { legend: { place: 'top', title: names.variable(first.variable), items } }
}

function captionOf(data: WaterfallData, settings: PlotSettings): string {
  const { changes, total, show, rates, confidence } = data
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const without = total - changes.length
  const cut = show.cap ? changes.filter((value) => Math.abs(value) > 100).length : 0
  return captionSentences(language, [
    [
      `n\u00a0=\u00a0${formatCount(changes.length)}`,
      without > 0 &&
        say(`${formatCount(without)} without a value, not drawn`, `另有 ${formatCount(without)} 例无变化率，未绘出`),
      cut > 0 && say('bars cut at 100% have their number', '超过 100% 者截断并标注数值'),
    ],
    show.lines && [say('Dashed: +20% and −30%', '虚线：+20% 与 −30%')],
    ...(rates.length === 0
      ? []
      : [
          ...rates.filter(({ n }) => n > 0).map((one) => [rateText(one, settings)]),
          [
            say(
              `ORR, objective response (CR, PR); DCR, disease control (CR, PR, SD); brackets: ${formatLevel(confidence)} CI by Wilson`,
              `ORR：客观缓解率（CR+PR）；DCR：疾病控制率（CR+PR+SD）；括号内为 ${formatLevel(confidence)} 置信区间（Wilson 法）`,
            ),
          ],
        ]),
  ])
}

function rateText({ arm, n, objective, control }: ResponseRates, { names, settings }: PlotSettings): string {
  const zh = settings.language === 'zh'
  const one = (name: string, { events, lower, upper }: Rate) =>
    `${name} ${formatCount(events)}/${formatCount(n)}${zh ? '，' : ', '}${formatFraction(events / n, settings)}%${zh ? '（' : ' ('}${formatPercentInterval(lower, upper, settings)}${zh ? '）' : ')'}`
  const text = [one('ORR', objective), one('DCR', control)].join(zh ? '、' : ', ')
  return arm === null ? text : `${names.level(arm)}${zh ? '：' : ': '}${text}`
}

function descriptionOf({ changes, of }: WaterfallData, { names, settings }: PlotSettings): string {
  const name = names.variable(of.change)
  const [least, greatest] = [Math.min(...changes), Math.max(...changes)].map((value) => formatQuantity(value, settings))
  return settings.language === 'zh'
    ? `${name}的瀑布图，共 ${formatCount(changes.length)} 条，自 ${greatest} 至 ${least}。`
    : `Waterfall plot of ${name}: ${formatCount(changes.length)} bars from ${greatest} to ${least}.`
}
