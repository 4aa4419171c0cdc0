import type { CentreError } from '#engine/methods/description/centre-error.ts'
import type { Colour, Mark } from '#figure/scene.ts'

/** An upright error bar with caps at a position of a band axis, whose cells are 2 `half` wide. */
export function errorBar(
  error: CentreError['error'],
  { centre, half }: { readonly centre: number; readonly half: number },
  colour: Colour,
): readonly Mark[] {
  if (error === null) return []
  const { lower, upper } = error
  const cap = Math.min(half * 0.3, 0.09)
  const across = (y: number): Mark => ({
    kind: 'segment',
    from: [centre - cap, y],
    to: [centre + cap, y],
    colour,
    width: 1,
  })
  return [
    { kind: 'segment', from: [centre, lower], to: [centre, upper], colour, width: 1 },
    across(lower),
    across(upper),
  ]
}
