import type { Mark, Scene } from '#figure/scene.ts'
import { formatNumber } from '../present/format.ts'
import { roundUp } from '../present/rounding.ts'
import type { Language, Words } from '../words.ts'

interface DesignLine {
  /** Set if there are several. */
  readonly name?: Words
  readonly x: readonly number[]
  readonly y: readonly number[]
}

export interface DesignCurve {
  readonly x: Words
  readonly y: Words
  /** Range of the y axis, from 0. */
  readonly top: number
  readonly lines: readonly DesignLine[]
  /** Symbol of x in a formula; n by default. */
  readonly letter?: string
  /** The plan, on the first line. */
  readonly chosen: { readonly x: number; readonly y: number; readonly decimals: number }
}

/** The effect of more or fewer persons on a plan: lines over their number, the plan as a point. */
export function designCurve({ x, y, top, lines, letter = 'n', chosen }: DesignCurve, language: Language): Scene {
  const all = lines.flatMap((line) => line.x)
  const [left, right] = [Math.min(...all), Math.max(...all)]
  const value = formatNumber(chosen.y, chosen.decimals)
  const n = roundUp(chosen.x)
  return {
    width: 100,
    height: lines.length > 1 ? 86 : 78,
    description:
      language === 'zh'
        ? `曲线：${y.zh}随${x.zh}变化；${letter} = ${n} 时为 ${value}。`
        : `Curve: ${y.en.toLowerCase()} against ${x.en.toLowerCase()}; ${value} at ${letter} = ${n}.`,
    ...(lines.length > 1
      ? {
          legend: {
            place: 'top' as const,
            items: lines.map(({ name }, series) => ({
              label: name?.[language] ?? '',
              colour: { series },
              key: 'line' as const,
            })),
          },
        }
      : {}),
    panels: [
      {
        x: { kind: 'linear', title: x[language], domain: [left, right], whole: true },
        y: { kind: 'linear', title: y[language], domain: [0, top] },
        marks: [
          { kind: 'segment', from: [left, chosen.y], to: [chosen.x, chosen.y], ...guide },
          { kind: 'segment', from: [chosen.x, 0], to: [chosen.x, chosen.y], ...guide },
          ...lines.map(
            (line, series): Mark => ({ kind: 'line', x: line.x, y: line.y, colour: { series }, width: 1.6 }),
          ),
          {
            kind: 'point',
            x: [chosen.x],
            y: [chosen.y],
            colour: { series: 0 },
            size: 6,
            shape: 'circle',
            fill: 'solid',
          },
        ],
        note: {
          corner: chosen.y > top / 2 ? 'bottom-right' : 'top-right', // if there is no curve
          lines: [[{ text: letter, italic: true }, { text: ` = ${n}` }], [{ text: `${y[language]} ${value}` }]],
        },
      },
    ],
  }
}

const guide = { colour: 'muted', width: 0.7, dash: 'dotted' } as const
