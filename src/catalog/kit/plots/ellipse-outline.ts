import type { NormalEllipse } from '#engine/methods/dimension-reduction/normal-ellipse.ts'

/** A closed line in data units. */
export interface Outline {
  readonly x: readonly number[]
  readonly y: readonly number[]
}

const turn = Array.from({ length: 121 }, (_, k) => (k / 60) * Math.PI)

/** The outline of an ellipse in data units; the last point is the first. */
export function ellipseOutline({ centre, covariance: [xx, xy, yy], radius }: NormalEllipse): Outline {
  const side = Math.sqrt(xx)
  const rest = Math.sqrt(Math.max(yy - (xy * xy) / xx, 0))
  return {
    x: turn.map((angle) => centre[0] + radius * side * Math.cos(angle)),
    y: turn.map((angle) => centre[1] + radius * ((xy / side) * Math.cos(angle) + rest * Math.sin(angle))),
  }
}
