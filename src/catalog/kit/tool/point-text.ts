import type { Language, Words } from '../words.ts'
import type { GradedItem, ScoreItems, SteppedItem, TickedItem } from './point-score.ts'

const marks = {
  en: { colon: ': ', semicolon: '; ' },
  zh: { colon: '：', semicolon: '；' },
} as const

/** The table of points in lines: yes/no items with equal points together, each other item on a separate line. */
export function pointText(items: ScoreItems): readonly Words[] {
  const all = Object.values(items)
  const ticked = all.filter((item) => item.kind === 'ticked')
  const levels = [...new Set(ticked.map(({ points }) => points))].toSorted((a, b) => b - a)
  return [
    ...levels.map((points) =>
      inBoth((language) =>
        each(
          points,
          ticked.filter((item) => item.points === points),
          language,
        ),
      ),
    ),
    ...all.flatMap((item) => (item.kind === 'ticked' ? [] : inBoth((language) => line(item, language)))),
  ]
}

function inBoth(text: (language: Language) => string): Words {
  return { en: text('en'), zh: text('zh') }
}

const signed = (points: number) => (points < 0 ? `−${-points}` : String(points))

function each(points: number, items: readonly TickedItem[], language: Language): string {
  const { colon, semicolon } = marks[language]
  const many = items.length > 1
  const head = {
    en: `${signed(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}${many ? ' each' : ''}`,
    zh: `${many ? '各 ' : ''}${signed(points)} 分`,
  }
  return `${head[language]}${colon}${items.map(({ input }) => input.label[language]).join(semicolon)}`
}

function line(item: GradedItem<string> | SteppedItem, language: Language): string {
  const { colon, semicolon } = marks[language]
  const answers = item.kind === 'graded' ? grades(item, language) : steps(item)
  const unit = item.kind === 'stepped' ? item.input.units[0]?.label?.[language] : undefined
  const label = item.input.label[language]
  const named = unit === undefined ? label : language === 'en' ? `${label} (${unit})` : `${label}（${unit}）`
  return `${named}${colon}${answers.join(semicolon)}`
}

function grades({ input, points }: GradedItem<string>, language: Language): readonly string[] {
  return Object.entries(input.of).map(([key, words]) => `${words[language]} = ${signed(points[key] ?? Number.NaN)}`)
}

/** Half-open, as applied. */
function steps({ steps: all }: SteppedItem): readonly string[] {
  return all.map(({ from, points }, i) => {
    const to = all[i + 1]?.from
    const range = from === undefined ? `< ${to}` : to === undefined ? `≥ ${from}` : `${from} – < ${to}`
    return `${range} = ${signed(points)}`
  })
}
