/** Operations of a part, as `Pace` counts them: about a tenth of a second, long compared with a message and short compared with the whole. */
const portion = 4e7

/** Divides the seeds of a simulation's replicates into parts of similar duration, given the operations of one replicate. */
export function seedParts(seeds: Int32Array, operations: number): readonly Int32Array[] {
  const size = Math.max(1, Math.floor(portion / operations))
  return Array.from({ length: Math.ceil(seeds.length / size) }, (_, k) => seeds.slice(k * size, (k + 1) * size))
}
