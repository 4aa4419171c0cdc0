import type { LegendItem, Mark, Panel } from '#figure/scene.ts'
import type { Language } from '../words.ts'

/** A result of a test: its likelihood ratio, which may be 0 or infinite, and the limits of that ratio. */
export interface FaganLine {
  readonly ratio: number
  readonly limits?: { readonly lower: number; readonly upper: number } | null
}

/** The first are labelled even if not all have room. */
const percentages = [
  50, 10, 90, 1, 99, 0.1, 99.9, 20, 80, 5, 95, 2, 98, 0.5, 99.5, 0.2, 99.8, 30, 70, 40, 60, 0.01, 99.99, 0.05, 99.95,
  0.02, 99.98,
]
const ratios = [1, 10, 0.1, 100, 0.01, 1000, 0.001, 3, 0.3, 30, 0.03, 300, 0.003]
/** In mm: the least distance of two labels, the width of a digit, and the distance of two lines of a title. */
const [apart, digit, step] = [2.9, 1.5, 3.3]

interface PlotSize {
  readonly width: number
  readonly height: number
}

/** In lines that have room above neighbouring scales, also where a legend beside the panel makes it narrow. */
const titles = {
  en: [
    ['Pre-test', 'probability, %'],
    ['Likelihood', 'ratio'],
    ['Post-test', 'probability, %'],
  ],
  zh: [['验前概率（%）'], ['似然比'], ['验后概率（%）']],
} as const

/** Logit of a proportion. */
const logit = (p: number) => Math.log(p / (1 - p))

/** The look of a result's line in the legend: the second is dashed. */
export function faganKey(series: number): Pick<LegendItem, 'colour' | 'key' | 'dash'> {
  return { colour: { series }, key: 'line', ...(series > 0 ? { dash: 'dashed' } : {}) }
}

/**
 * The panel of Fagan's nomogram. On the left the log odds before the test, downwards; on the right those after it, upwards; halfway between
 * the two half the logarithm of the likelihood ratio, so that a straight line adds. A ratio of 0 or infinity is an arrow to the end of the
 * right scale; limits are a fan. TJ Fagan, N Engl J Med 1975;293:257.
 * @param before a fraction between 0 and 1, exclusive
 * @param size of the plot, in mm
 */
export function faganPanel(before: number, lines: readonly FaganLine[], language: Language, size: PlotSize): Panel {
  const from = logit(before)
  const ends = lines.map(({ ratio }) => from + Math.log(ratio))
  const reach = Math.max(logit(0.999), Math.abs(from), ...ends.filter(Number.isFinite).map(Math.abs))
  const within = (to: number) => Math.min(reach, Math.max(-reach, to))
  const unitsPerMm = (2.2 * reach) / size.height
  const least = apart * unitsPerMm
  /** Where the titles end, clear of the first numbers. */
  const named = Math.max(reach * 1.12, reach + 4 * unitsPerMm)
  const above = (Math.max(...titles[language].map(({ length }) => length)) - 1) * step * unitsPerMm
  /** Whether a line crosses the number of a tick of the middle scale. */
  const isCrossed = ({ value, y }: Tick) => {
    const end = 1.09 + (String(value).length * digit * 2.84) / size.width
    return ends.map(within).some((to) => {
      const [start, stop] = [1, end].map((x) => ((to + from) / 2) * x - from).sort((a, b) => a - b)
      return (start ?? 0) < y + least / 2 && (stop ?? 0) > y - least / 2
    })
  }
  const ticks = (sign: 1 | -1) =>
    percentages
      .map((value) => ({ value, y: sign * logit(value / 100) + 0 }))
      .filter(({ y }) => Math.abs(y) <= reach + 1e-9)
  return {
    x: { kind: 'linear', title: '', domain: [-0.42, 2.42], ticks: [], bare: true },
    y: { kind: 'linear', title: '', domain: [-reach * 1.04, named + reach * 0.04 + above], ticks: [], bare: true },
    marks: [
      ...lines.flatMap(({ limits }, series): readonly Mark[] =>
        limits
          ? [
              {
                kind: 'polygon',
                x: [0, 2, 2],
                y: [0 - from, within(from + Math.log(limits.lower)), within(from + Math.log(limits.upper))],
                fill: { series },
                stroke: null,
                opacity: 0.18,
              },
            ]
          : [],
      ),
      ...titles[language].flatMap((lines, x) =>
        lines.map(
          (text, k): Mark => ({
            kind: 'text',
            at: [x, named + (lines.length - 1 - k) * step * unitsPerMm],
            text: [{ text }],
            anchor: 'middle',
            colour: 'ink',
          }),
        ),
      ),
      ...scale(0, 'end', [-reach, reach], ticks(-1), least),
      ...scale(
        1,
        'start',
        [Math.log(0.001) / 2, Math.log(1000) / 2],
        ratios.map((value) => ({ value, y: Math.log(value) / 2 })),
        least,
        isCrossed,
      ),
      ...scale(2, 'start', [-reach, reach], ticks(1), least),
      ...ends.flatMap((to, series): readonly Mark[] => {
        const finite = Number.isFinite(to)
        const look = { colour: { series }, width: 1.4, ...(series > 0 ? { dash: 'dashed' as const } : {}) }
        return [
          { kind: 'segment', from: [0, 0 - from], to: [2, within(to)], ...look, ...(finite ? {} : { arrow: true }) },
          {
            kind: 'point',
            x: finite ? [0, 1, 2] : [0],
            y: finite ? [0 - from, (to - from) / 2, to] : [0 - from],
            colour: { series },
            ...dot,
          },
        ]
      }),
    ],
  }
}

const dot = { size: 4.5, shape: 'circle', fill: 'solid' } as const

interface Tick {
  readonly value: number
  readonly y: number
}

/** A vertical scale with its numbers on one side, those that no line crosses and that are far enough from the numbers before them. */
function scale(
  x: number,
  side: 'start' | 'end',
  [low, high]: readonly [number, number],
  ticks: readonly Tick[],
  least: number,
  isCrossed: (tick: Tick) => boolean = () => false,
): readonly Mark[] {
  const out = side === 'end' ? -1 : 1
  const labelled: Tick[] = []
  for (const tick of ticks)
    if (!isCrossed(tick) && labelled.every(({ y }) => Math.abs(y - tick.y) >= least)) labelled.push(tick)
  return [
    { kind: 'segment', from: [x, low], to: [x, high], colour: 'ink', width: 0.7 },
    ...ticks.map(
      ({ y }): Mark => ({ kind: 'segment', from: [x, y], to: [x + 0.04 * out, y], colour: 'ink', width: 0.7 }),
    ),
    ...labelled.map(
      ({ value, y }): Mark => ({
        kind: 'text',
        at: [x + 0.07 * out, y],
        text: [{ text: String(value) }],
        anchor: side,
        colour: 'ink',
      }),
    ),
  ]
}
