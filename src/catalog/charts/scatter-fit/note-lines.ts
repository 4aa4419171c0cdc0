import type { RichRun, RichText } from '#figure/scene.ts'
import { richWidth } from '#figure/text-width.ts'
import { type } from '#figure/typography.ts'
import { richP } from '../../kit/figures/figure-words.ts'
import type { PlotSettings } from '../../kit/figures/plot.ts'
import { estimateDecimals, fixed, formatLevel, formatLimits } from '../../kit/present/format.ts'
import { withoutFalse } from '../../kit/without-false.ts'
import type { Fitted, ScatterData, ScatterGroup } from './data.ts'

const italic = (text: string): RichRun => ({ text, italic: true })
const plain = (text: string): RichRun => ({ text })
const raised = (text: string): RichRun => ({ text, script: 'super' })

/** A line for each group, for example `Male: r = 0.31, P = 0.002`, its equation, or both, on two lines if `room` (pt) is too small for one. */
export function noteLines(
  { groups, overall, slopes, show, confidence }: ScatterData,
  room: number,
  settings: PlotSettings,
): readonly RichText[] {
  if (show.note === 'none') return []
  const marks =
    settings.settings.language === 'zh'
      ? { colon: '：', comma: '，', semicolon: '；' }
      : { colon: ': ', comma: ', ', semicolon: '; ' }
  const stated: readonly (Fitted & Pick<ScatterGroup, 'group'>)[] =
    overall === undefined ? groups : [{ group: null, ...overall }]
  const lines = stated.flatMap(({ group, statistics, coefficients }) => {
    const name = group === null || groups.length === 1 ? [] : [plain(`${settings.names.level(group)}${marks.colon}`)]
    const wanted = withoutFalse([
      show.note !== 'statistics' && coefficients.length > 0 && equation(coefficients),
      // a curve without an equation still gets a line
      statistics !== null && (show.note !== 'equation' || coefficients.length === 0) && strengthLine(statistics),
    ])
    const [first, second] = wanted
    if (first === undefined) return []
    const whole = [...name, ...first, ...(second === undefined ? [] : [plain(marks.semicolon), ...second])]
    if (second === undefined || richWidth(whole, type.legend) <= room) return [whole]
    return [
      [...name, ...first],
      [...name, ...second],
    ]
  })
  return slopes === undefined || slopes === null
    ? lines
    : [
        ...lines,
        [plain(settings.settings.language === 'zh' ? '斜率差异 ' : 'Slopes differ: '), ...richP(slopes, settings)],
      ]

  function strengthLine(statistics: NonNullable<Fitted['statistics']>): RichText {
    const { p, interval, curvature } = statistics
    const zh = settings.settings.language === 'zh'
    const limits =
      interval === undefined
        ? ''
        : `${formatLevel(confidence)} CI ${formatLimits(interval.lower, interval.upper, 2, settings.settings)}`
    return [
      ...strength(statistics),
      ...(limits === '' ? [] : [plain(zh ? `（${limits}）` : ` (${limits})`)]),
      plain(marks.comma),
      ...richP(p, settings),
      ...(curvature === undefined
        ? []
        : [plain(`${marks.comma}${zh ? '非线性 ' : 'non-linear '}`), ...richP(curvature, settings)]),
    ]
  }
}

function strength({ measure, value }: NonNullable<Fitted['statistics']>): RichText {
  const symbols = {
    pearson: [italic('r')],
    spearman: [italic('r'), { text: 's', script: 'sub' }],
    'r-squared': [italic('R'), raised('2')],
  } as const
  return [...symbols[measure], plain(` = ${fixed(value, 2)}`)]
}

function equation(coefficients: readonly number[]): RichText {
  return [
    italic('y'),
    plain(' = '),
    ...coefficients.flatMap((value, power): RichRun[] => {
      const size = digits(Math.abs(value))
      const sign = power === 0 ? (value < 0 ? '−' : '') : value < 0 ? ' − ' : ' + '
      if (power === 0) return [plain(sign + size)]
      return [plain(sign + size), italic('x'), ...(power > 1 ? [raised(String(power))] : [])]
    }),
  ]
}

/** Three significant digits, or two decimals: enough to use the equation. */
function digits(value: number): string {
  return fixed(value, Math.max(estimateDecimals(value, 2), value < 1 ? 3 : 2))
}
