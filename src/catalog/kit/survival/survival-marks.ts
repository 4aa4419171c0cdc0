import type { Mark } from '#figure/scene.ts'
import type { SurvivalFigure } from './survival-figure.ts'

/** Bands behind curves behind marks. */
export function survivalMarks({ groups, show, begin = 0, last }: SurvivalFigure): readonly Mark[] {
  const incidence = show.quantity === 'incidence'
  const shown = (values: readonly number[]) => (incidence ? values.map((value) => 1 - value) : values)
  const marks: Mark[] = []
  if (show.medians === 'half')
    marks.push({ kind: 'segment', from: [begin, 0.5], to: [last, 0.5], colour: 'muted', width: 0.5, dash: 'dotted' })
  if (show.medians === 'lines' || show.medians === 'values') marks.push(...medianLines(groups, begin, last))
  for (const [series, { x, lower, upper }] of groups.entries()) {
    const [low, high] = incidence ? [upper, lower] : [lower, upper]
    if (show.band)
      marks.push({ kind: 'band', x, lower: shown(low), upper: shown(high), curve: 'step', colour: { series } })
  }
  for (const [series, { x, survival }] of groups.entries())
    marks.push({ kind: 'step', x, y: shown(survival), colour: { series }, dash: 'of-series' })
  for (const [series, { censored }] of groups.entries())
    marks.push({
      kind: 'tick',
      x: censored.x,
      y: shown(censored.y),
      colour: { series },
      size: 5,
    })
  return [...marks, ...timeMarks(groups, shown, last)]
}

/** A dotted upright at each chosen time within the axis, and a point where it meets a curve. */
function timeMarks(
  groups: SurvivalFigure['groups'],
  shown: (values: readonly number[]) => readonly number[],
  last: number,
): readonly Mark[] {
  const within = groups.map(({ times = [], x }) =>
    times.flatMap(({ time, survival }) =>
      typeof survival === 'number' && time <= Math.min(last, x.at(-1) ?? last) ? [{ time, survival }] : [],
    ),
  )
  const at = new Set(within.flatMap((own) => own.map(({ time }) => time)))
  return [
    ...Array.from(at, (time): Mark => {
      const values = within.flatMap((own) => own.flatMap((one) => (one.time === time ? [one.survival] : [])))
      const top = Math.max(...shown(values))
      return { kind: 'segment', from: [time, 0], to: [time, top], colour: 'muted', width: 0.7, dash: 'dotted' }
    }),
    ...within.flatMap((own, series): readonly Mark[] =>
      own.length === 0
        ? []
        : [
            {
              kind: 'point',
              x: own.map(({ time }) => time),
              y: shown(own.map(({ survival }) => survival)),
              colour: { series },
              size: 4.5,
              shape: 'circle',
              fill: 'solid',
            },
          ],
    ),
  ]
}

/** Along one half to the last median, and down from each. */
function medianLines(groups: SurvivalFigure['groups'], begin: number, last: number): readonly Mark[] {
  const medians = groups.flatMap(({ median, x }, series) =>
    typeof median?.estimate === 'number' && median.estimate <= Math.min(last, x.at(-1) ?? last)
      ? [{ at: median.estimate, series }]
      : [],
  )
  if (medians.length === 0) return []
  const end = Math.max(...medians.map(({ at }) => at))
  return [
    { kind: 'segment', from: [begin, 0.5], to: [end, 0.5], colour: 'muted', width: 0.7, dash: 'dashed' },
    ...medians.map(
      ({ at, series }): Mark => ({
        kind: 'segment',
        from: [at, 0.5],
        to: [at, 0],
        colour: { series },
        width: 0.7,
        dash: 'dashed',
      }),
    ),
  ]
}
