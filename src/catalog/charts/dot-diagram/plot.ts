import type { Mark, Scene } from '#figure/scene.ts'
import { sideBySide } from '#figure/side-by-side.ts'
import { fittedStrips, type StripPlace, type StripValues, stripOf } from '#figure/strip-marks.ts'
import { cutOffOf, ruleWords } from '../../kit/accuracy/roc-plot.ts'
import { captionSentences } from '../../kit/figures/caption-sentences.ts'
import { sizedName } from '../../kit/figures/figure-words.ts'
import type { Plot, PlotSettings } from '../../kit/figures/plot.ts'
import { stripWords } from '../../kit/figures/strip-words.ts'
import { extentOf } from '../../kit/plots/value-range.ts'
import { formatCount, formatFraction, formatLevel, formatPercentInterval } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { CalledShare, DotDiagramData } from './data.ts'

export const plots = { chart: { plot: plotDots } satisfies Plot<DotDiagramData> }

/** Maximum half-width of a column in mm. */
const widest = 15
/** The part of the height that axes and texts take, in mm. */
const outside = 36

function plotDots(data: DotDiagramData, settings: PlotSettings): Scene {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const { groups, show, cutOff, of } = data
  const [width, height] = [settings.size.width ?? 95, settings.size.height ?? 98]
  const isLog = show.axis === 'log'
  const scaled = (value: number) => (isLog ? Math.log10(value) : value)
  const strips = groups.map(
    ({ points, heights }): StripValues => ({
      points: points.map(scaled),
      ...(heights === undefined ? {} : { heights }),
    }),
  )
  const line = cutOff === null || (isLog && !(cutOff.value > 0)) ? null : cutOff.value
  const [bottom, top] = rangeOf(strips, line === null ? null : scaled(line))
  const category = (width - 30) / groups.length
  const { centres, half } = sideBySide(groups.length, 1, { category, widest })
  const span = top - bottom
  const room = { half: half * 0.94 * category, span, height: Math.max(height - outside, 10) }
  const { layout, size } = fittedStrips(strips, show, room)
  const variable = settings.names.variable(of.variable)
  const names = groups.map(({ name }) => (name === null ? say('Others', '其余') : settings.names.level(name)))
  const shown = (y: number) => (isLog ? 10 ** y : y)
  const marked = cutOff === null ? '' : cutOffOf({ cutOff: { value: cutOff.value, side: data.side } }, settings)
  const isJoined = settings.joined === true
  const edges = [-0.5, groups.length - 0.5] as const
  return {
    width,
    height,
    description: say(
      `Dot diagram of ${variable} by ${settings.names.variable(of.outcome)} (${names.join(', ')})${cutOff === null ? '' : `, cut-off ${marked}`}.`,
      `${variable}的诊断点图，按${settings.names.variable(of.outcome)}（${names.join('、')}）分组${cutOff === null ? '' : `，界值 ${marked}`}。`,
    ),
    caption: captionOf(data, layout, settings),
    panels: [
      {
        x: {
          kind: 'band',
          title: settings.names.variable(of.outcome),
          categories: groups.map(({ n }, k) => sizedName(names[k] ?? '', n, settings)),
        },
        y: { kind: show.axis, title: variable, domain: [shown(bottom), shown(top)] },
        marks: withoutFalse([
          ...strips.flatMap((strip, k): readonly Mark[] => {
            const place: StripPlace = {
              centre: centres[k] ?? k,
              half: half * 0.94,
              colour: { series: 0 },
              span,
              size,
              shape: 'circle',
            }
            const points = groups[k]?.points ?? []
            return stripOf(strip, layout, place).map((mark) =>
              isLog && mark.kind === 'point' ? { ...mark, y: points.length > 0 ? points : mark.y.map(shown) } : mark,
            )
          }),
          line !== null && {
            kind: 'segment',
            from: [edges[0], line],
            to: [edges[1], line],
            colour: 'ink',
            width: 1,
            dash: 'dashed',
          },
        ]),
        ...(!(line === null || isJoined) && {
          lineLabels: [{ at: [edges[1], line], text: marked, colour: 'ink' }] as const,
        }),
        ...(cutOff !== null && {
          note: { corner: 'above', lines: notesOf(cutOff, marked, settings).map((text) => [{ text }]) },
        }),
      },
    ],
  }
}

/** The ends of the axis, in its units: with the line of the cut-off. */
function rangeOf(strips: readonly StripValues[], line: number | null): readonly [number, number] {
  const [low, high] = extentOf([
    line === null ? [] : [line],
    ...strips.map(({ points, heights }) => heights?.range ?? points),
  ])
  const margin = (high - low || Math.abs(low) || 1) * 0.04
  return [low - margin, high + margin]
}

/** A line each for sensitivity and specificity; beside others a panel has room for one. */
function notesOf(
  { sensitivity, specificity }: NonNullable<DotDiagramData['cutOff']>,
  marked: string,
  { settings, joined }: PlotSettings,
): readonly string[] {
  const zh = settings.language === 'zh'
  const shares = [
    { name: zh ? '灵敏度' : 'Sensitivity', share: sensitivity },
    { name: zh ? '特异度' : 'Specificity', share: specificity },
  ]
  const percent = ({ value }: CalledShare) => `${formatFraction(value, settings)}%`
  if (joined === true) return [`${marked}${zh ? '：' : ': '}${shares.map(({ share }) => percent(share)).join(' / ')}`]
  return shares.map(({ name, share }) => {
    const limits = formatPercentInterval(share.lower, share.upper, settings)
    const counts = `${formatCount(share.part)}/${formatCount(share.of)}`
    return `${name} ${counts}${zh ? '，' : ', '}${percent(share)}${zh ? `（${limits}）` : ` (${limits})`}`
  })
}

function captionOf(data: DotDiagramData, layout: DotDiagramData['show']['layout'], settings: PlotSettings): string {
  const { language } = settings.settings
  const say = (en: string, zh: string) => (language === 'zh' ? zh : en)
  const { groups, show, cutOff, rule, side, confidence } = data
  const level = formatLevel(confidence)
  const isDrawn = cutOff !== null && (show.axis === 'linear' || cutOff.value > 0)
  return captionSentences(language, [
    stripWords(groups, show.layout, layout, language),
    ...(cutOff === null
      ? []
      : [
          [
            ruleWords(
              rule,
              settings,
              isDrawn ? { en: 'Dashed line', zh: '虚线' } : { en: 'Called by', zh: '判定依据' },
            ),
            side === 'higher'
              ? say('positive: values at or above it', '大于或等于界值判为阳性')
              : say('positive: values at or below it', '小于或等于界值判为阳性'),
          ],
          settings.joined === true
            ? [say('Above the panels: sensitivity / specificity', '图上方：灵敏度 / 特异度')]
            : [say(`In brackets: ${level} CI (Wilson)`, `括号内为 ${level} CI（Wilson 法）`)],
        ]),
  ])
}
