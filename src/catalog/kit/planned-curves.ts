import type { Checkpoint } from '#engine/checkpoint.ts'
import type { PowerModel } from '#engine/methods/power/power-model.ts'
import type { Counted } from './planning-tables.ts'

/** Power against the number of persons, at the planned effect and at some beside it. */
export interface PowerFigure {
  /** The entry's message with the name of the effect. */
  readonly effect: string
  /** Whom the axis counts: all persons where there are groups. */
  readonly counted: Counted
  readonly curves: readonly {
    readonly effect: number
    readonly planned: boolean
    readonly sizes: readonly number[]
    readonly power: readonly number[]
  }[]
  readonly chosen: { readonly size: number; readonly power: number }
  readonly target: number | null
}

interface Chosen {
  readonly needed: readonly number[]
  readonly distance: number
  readonly power: number
  readonly designEffect: number
  readonly target: number | null
}

/** Steps along the axis. */
const steps = 80

export async function drawPower(
  study: {
    readonly model: PowerModel
    readonly counted: readonly Counted[]
    readonly effect: { readonly shown: (distance: number) => number; readonly code: string }
  },
  { needed, distance, power, designEffect, target }: Chosen,
  checkpoint: Checkpoint,
): Promise<PowerFigure> {
  const { model, effect, counted } = study
  const [first = 0] = needed
  const least = model.least * designEffect
  const most = Math.max(2 * first, least + 4)
  const curves: PowerFigure['curves'][number][] = []
  for (const relative of [1.25, 1, 0.75]) {
    await checkpoint()
    if (relative * distance > model.most) continue
    const at = Array.from({ length: steps + 1 }, (_, i) => least + ((most - least) * i) / steps)
    curves.push({
      effect: effect.shown(relative * distance),
      planned: relative === 1,
      sizes: at.map((n) => total(model.sizes(n))),
      power: at.map((n) => model.power(model.sizes(n / designEffect), relative * distance)),
    })
  }
  return {
    effect: effect.code,
    counted: needed.length > 1 ? 'total' : (counted[0] ?? 'persons'),
    curves,
    chosen: { size: total(needed), power },
    target,
  }
}

function total(sizes: readonly number[]): number {
  return sizes.reduce((a, b) => a + b, 0)
}
