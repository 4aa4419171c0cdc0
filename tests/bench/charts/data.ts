import { mulberry32 } from '#engine/random/mulberry32.ts'

/** A standard normal deviate of two uniform ones (Box and Muller 1958). */
function normal(draw: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw())
}

export interface Points {
  readonly x: Float64Array
  readonly y: Float64Array
  /** 0, 1 or 2 for each point. */
  readonly group: Uint8Array
}

/** Three overlapping clouds of n points in all. */
export function clouds(n: number): Points {
  const draw = mulberry32(1)
  const [x, y, group] = [new Float64Array(n), new Float64Array(n), new Uint8Array(n)]
  for (let i = 0; i < n; i++) {
    const of = i % 3
    group[i] = of
    x[i] = 50 + 8 * of + 12 * normal(draw)
    y[i] = 120 + 0.4 * (x[i] ?? 0) + 9 * normal(draw)
  }
  return { x, y, group }
}

export interface Cells {
  readonly rows: number
  readonly columns: number
  /** Row by row. */
  readonly values: Float64Array
}

export function field(rows: number, columns: number): Cells {
  const draw = mulberry32(2)
  const values = Float64Array.from({ length: rows * columns }, (_, k) => {
    const [row, column] = [Math.floor(k / columns), k % columns]
    return Math.sin(row / 40) * Math.cos(column / 55) + 0.15 * normal(draw)
  })
  return { rows, columns, values }
}

export interface Interval {
  readonly label: string
  readonly estimate: number
  readonly lower: number
  readonly upper: number
}

/** Hazard ratios of n subgroups. */
export function intervals(n: number): readonly Interval[] {
  const draw = mulberry32(3)
  return Array.from({ length: n }, (_, k) => {
    const [log, error] = [0.3 * normal(draw), 0.1 + 0.3 * draw()]
    const at = (z: number) => Math.exp(log + z * error)
    return { label: `Subgroup ${k + 1}`, estimate: at(0), lower: at(-1.96), upper: at(1.96) }
  })
}

/** The estimate with its interval, as the figures write it beside each row. */
export function inWords({ estimate, lower, upper }: Interval): string {
  return `${estimate.toFixed(2)} (${lower.toFixed(2)}–${upper.toFixed(2)})`
}

/** Survival times of n patients in two groups: exponential, censored at 36 months or before. */
export function survival(n: number) {
  const draw = mulberry32(4)
  const [time, dead, group] = [new Float64Array(n), new Uint8Array(n), new Uint8Array(n)]
  for (let i = 0; i < n; i++) {
    group[i] = i % 2
    const [event, censored] = [-Math.log(1 - draw()) * (i % 2 === 0 ? 18 : 26), Math.min(36, 60 * draw())]
    time[i] = Math.round(Math.min(event, censored) * 30.44) / 30.44
    dead[i] = event <= censored ? 1 : 0
  }
  return { time, dead, group }
}

/** Six stages of 20 states, each joined to all of the next: 2 000 links. */
export function flows() {
  const draw = mulberry32(5)
  const [stages, states] = [6, 20]
  const name = (stage: number, state: number) => `${stage + 1}.${String(state + 1).padStart(2, '0')}`
  const nodes = Array.from({ length: stages * states }, (_, k) => name(Math.floor(k / states), k % states))
  const links = Array.from({ length: (stages - 1) * states * states }, (_, k) => {
    const [stage, source, target] = [Math.floor(k / states ** 2), Math.floor(k / states) % states, k % states]
    return { source: name(stage, source), target: name(stage + 1, target), value: 1 + Math.floor(9 * draw()) }
  })
  return { nodes, links }
}

/** Patients who go through the six stages of `flows`, so that all 2 000 links occur. */
export function paths(n: number): readonly (readonly string[])[] {
  return Array.from({ length: 6 }, (_, stage) =>
    Array.from({ length: n }, (_, i) => {
      const state = (i + stage * Math.floor(i / 20)) % 20
      return `${stage + 1}.${String(state + 1).padStart(2, '0')}`
    }),
  )
}
