import { measured, type Quantity } from './in-units.ts'

/** The laboratory's upper limit of normal of an enzyme. */
export function upperLimit(of: Quantity['label'], usual: readonly [number, number]): Quantity {
  return measured({
    label: { en: `Upper limit of normal, ${of.en}`, zh: `${of.zh}正常值上限` },
    units: [{ id: 'U/L', resolution: 0, hard: [10, 500], usual }],
  })
}
