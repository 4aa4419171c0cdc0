import type { Mark, Scene } from '#figure/scene.ts'
import { formatNumber } from '../present/format.ts'
import type { Language, Words } from '../words.ts'

interface TestResult {
  readonly name: Words
  readonly ratio: number
}

const percentages = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 98, 99, 99.5, 99.8, 99.9]
const ratios = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100, 300, 1000]
const titles = {
  en: ['Pre-test probability, %', 'Likelihood ratio', 'Post-test probability, %'],
  zh: ['验前概率（%）', '似然比', '验后概率（%）'],
} as const

/** Logit of a proportion. */
const logit = (p: number) => Math.log(p / (1 - p))

/**
 * Fagan's nomogram. On the left the log odds before the test, downwards; on the right those after it, upwards; halfway between the two half
 * the logarithm of the likelihood ratio, so that a straight line adds. TJ Fagan, N Engl J Med 1975;293:257.
 * @param before a fraction between 0 and 1
 * @param results with ratios above 0; null if there is nothing to draw
 */
export function faganNomogram(before: number, results: readonly TestResult[], language: Language): Scene | null {
  const drawn = results.filter(({ ratio }) => ratio > 0 && Number.isFinite(ratio))
  if (drawn.length === 0) return null
  const from = logit(before)
  const lines = drawn.map(({ name, ratio }) => ({ name, ratio, to: from + Math.log(ratio) }))
  const reach = Math.max(logit(0.999), Math.abs(from), ...lines.map(({ to }) => Math.abs(to)))
  const percent = (logOdds: number) => formatNumber(100 / (1 + Math.exp(-logOdds)), 1)
  const said = lines.map(({ name, to }) => `${name[language]} ${percent(from)} % → ${percent(to)} %`)
  return {
    width: 100,
    height: 128,
    description: `${language === 'zh' ? 'Fagan 列线图：' : 'Fagan nomogram: '}${said.join(language === 'zh' ? '；' : '; ')}`,
    legend: {
      place: 'top',
      items: said.map((label, series) => ({ label, colour: { series }, key: 'line' as const })),
    },
    panels: [
      {
        x: { kind: 'linear', title: '', domain: [-0.42, 2.42], ticks: [], bare: true },
        y: { kind: 'linear', title: '', domain: [-reach * 1.04, reach * 1.16], ticks: [], bare: true },
        marks: [
          ...titles[language].map(
            (title, x): Mark => ({
              kind: 'text',
              at: [x, reach * 1.12],
              text: [{ text: title }],
              anchor: 'middle',
              colour: 'ink',
            }),
          ),
          ...scale(
            0,
            'end',
            reach,
            percentages.map((value) => ({ value, y: -logit(value / 100) })),
          ),
          ...scale(
            1,
            'start',
            reach,
            ratios.map((value) => ({ value, y: Math.log(value) / 2 })),
          ),
          ...scale(
            2,
            'start',
            reach,
            percentages.map((value) => ({ value, y: logit(value / 100) })),
          ),
          ...lines.flatMap(({ to }, series): readonly Mark[] => [
            { kind: 'segment', from: [0, -from], to: [2, to], colour: { series }, width: 1.4 },
            { kind: 'point', x: [0, 1, 2], y: [-from, (to - from) / 2, to], colour: { series }, ...dot },
          ]),
        ],
      },
    ],
  }
}

const dot = { size: 4.5, shape: 'circle', fill: 'solid' } as const

/** A vertical scale with its numbers on one side. */
function scale(
  x: number,
  side: 'start' | 'end',
  reach: number,
  ticks: readonly { readonly value: number; readonly y: number }[],
): readonly Mark[] {
  const [low, high] = [Math.min(...ticks.map(({ y }) => y)), Math.max(...ticks.map(({ y }) => y))]
  const out = side === 'end' ? -1 : 1
  const ends = x === 1 ? [low, high] : [-reach, reach]
  return [
    { kind: 'segment', from: [x, ends[0] ?? low], to: [x, ends[1] ?? high], colour: 'ink', width: 0.7 },
    ...ticks.flatMap(({ value, y }): readonly Mark[] => [
      { kind: 'segment', from: [x, y], to: [x + 0.04 * out, y], colour: 'ink', width: 0.7 },
      { kind: 'text', at: [x + 0.07 * out, y], text: [{ text: String(value) }], anchor: side, colour: 'ink' },
    ]),
  ]
}
