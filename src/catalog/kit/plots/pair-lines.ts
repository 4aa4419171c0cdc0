import type { Colour, LegendItem, Mark } from '#figure/scene.ts'
import type { Language, Words } from '../words.ts'

/** How a case ends in relation to its beginning. */
export type Course = 'lower' | 'higher' | 'equal'

export const courses = {
  lower: { colour: { series: 0 }, words: { en: 'Lower', zh: '下降' } },
  higher: { colour: { series: 1 }, words: { en: 'Higher', zh: '升高' } },
  equal: { colour: 'muted', words: { en: 'Unchanged', zh: '不变' } },
} as const satisfies Readonly<Record<Course, { readonly colour: Colour; readonly words: Words }>>

/** The course from the first to the last value. */
export function courseOf(values: readonly number[]): Course {
  const [first = 0, last = 0] = [values[0], values.at(-1)]
  return first === last ? 'equal' : last > first ? 'higher' : 'lower'
}

/** From as many lines on they are translucent. */
export const manyCases = 300

/** A thin line for each case through its values at the places 0, 1, 2 ... of a band axis; `faintness` is their opacity if they are few. */
export function caseLines(
  cases: readonly (readonly number[])[],
  colourOf: (values: readonly number[]) => Colour,
  faintness = 1,
): readonly Mark[] {
  const crowd = cases.length < manyCases ? 1 : cases.length < 1000 ? 0.4 : 0.2
  const opacity = crowd * faintness < 1 ? { opacity: crowd * faintness } : {}
  return cases.map((values) => ({
    kind: 'line',
    x: values.map((_, place) => place),
    y: values,
    colour: colourOf(values),
    width: 0.5,
    ...opacity,
  }))
}

/** The legend of the courses that occur. */
export function courseLegend(cases: readonly (readonly number[])[], language: Language): readonly LegendItem[] {
  const found = new Set(cases.map(courseOf))
  return (['lower', 'higher', 'equal'] as const)
    .filter((course) => found.has(course))
    .map((course) => ({ label: courses[course].words[language], colour: courses[course].colour, key: 'line' }))
}
