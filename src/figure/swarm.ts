import { vanDerCorput } from './jitter.ts'

/** Sideways offsets within ±0.12: wider where values are dense, spread by the van der Corput sequence, so that the result is deterministic. */
export function swarm(values: readonly number[], span: number): readonly number[] {
  const bins = new Map<number, number>()
  const binOf = (value: number) => Math.floor((value / span) * 25)
  for (const value of values) bins.set(binOf(value), (bins.get(binOf(value)) ?? 0) + 1)
  const fullest = Math.max(1, ...bins.values())
  const seen = new Map<number, number>()
  return values.map((value) => {
    const bin = binOf(value)
    const k = (seen.get(bin) ?? 0) + 1
    seen.set(bin, k)
    const density = (bins.get(bin) ?? 1) / fullest
    return bins.get(bin) === 1 ? 0 : (vanDerCorput(k) - 0.5) * 0.24 * Math.sqrt(density)
  })
}
