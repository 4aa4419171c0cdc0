import type { RichRun, RichText } from '#figure/scene.ts'
import { richWidth } from '#figure/text-width.ts'
import { type } from '#figure/typography.ts'
import { richP } from '../../kit/figures/figure-words.ts'
import type { PlotSettings } from '../../kit/figures/plot.ts'
import { estimateDecimals, fixed } from '../../kit/present/format.ts'
import type { ScatterData, ScatterGroup } from './data.ts'

const italic = (text: string): RichRun => ({ text, italic: true })
const plain = (text: string): RichRun => ({ text })
const raised = (text: string): RichRun => ({ text, script: 'super' })

/** A line for each group, for example `Male: r = 0.31, P = 0.002`, its equation, or both, on two lines if `room` (pt) is too small for one. */
export function noteLines({ groups, show }: ScatterData, room: number, settings: PlotSettings): readonly RichText[] {
  if (show.note === 'none') return []
  const marks =
    settings.settings.language === 'zh'
      ? { colon: '：', comma: '，', semicolon: '；' }
      : { colon: ': ', comma: ', ', semicolon: '; ' }
  return groups.flatMap(({ group, statistics, coefficients }) => {
    const name = group === null || groups.length === 1 ? [] : [plain(`${settings.names.level(group)}${marks.colon}`)]
    const wanted = [
      ...(show.note !== 'statistics' && coefficients.length > 0 ? [equation(coefficients)] : []),
      // a curve without an equation still gets a line
      ...(statistics !== null && (show.note !== 'equation' || coefficients.length === 0)
        ? [[...strength(statistics), plain(marks.comma), ...richP(statistics.p, settings)]]
        : []),
    ]
    const [first, second] = wanted
    if (first === undefined) return []
    const whole = [...name, ...first, ...(second === undefined ? [] : [plain(marks.semicolon), ...second])]
    if (second === undefined || richWidth(whole, type.legend) <= room) return [whole]
    return [
      [...name, ...first],
      [...name, ...second],
    ]
  })
}

function strength({ measure, value }: NonNullable<ScatterGroup['statistics']>): RichText {
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
