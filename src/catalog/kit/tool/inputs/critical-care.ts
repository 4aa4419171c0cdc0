import { measured, type Quantity } from './in-units.ts'

/** Bedside measurements in critical care. */

/** Mean arterial pressure, canonical in mmHg; also in kPa. */
export function meanPressure(): Quantity {
  return measured({
    label: { en: 'Mean arterial pressure', zh: '平均动脉压' },
    units: [
      {
        id: 'mm[Hg]',
        label: { en: 'mmHg', zh: 'mmHg' },
        loinc: '8478-0',
        resolution: 0,
        hard: [10, 250],
        usual: [40, 160],
      },
      { id: 'kPa', times: 7.50062, resolution: 1, hard: [1.3, 33.3], usual: [5.3, 21.3] },
    ],
  })
}

/** Urine in 24 hours, canonical in mL; also in L. */
export function urineVolume(): Quantity {
  return measured({
    label: { en: 'Urine in 24 hours', zh: '24 h 尿量' },
    units: [
      {
        id: 'mL/d',
        label: { en: 'mL', zh: 'mL' },
        loinc: '3167-4',
        resolution: 0,
        hard: [0, 20_000],
        usual: [0, 6000],
      },
      { id: 'L/d', label: { en: 'L', zh: 'L' }, times: 1000, resolution: 2, hard: [0, 20], usual: [0, 6] },
    ],
  })
}

/**
 * The infusion rate of a drug, in µg per kg of body weight and minute; above `usual` it requires confirmation, above `highest` it is refused.
 */
export function infusionRate(label: Quantity['label'], highest: number, usual: number): Quantity {
  const shown = { en: 'µg/kg/min', zh: 'µg/(kg·min)' }
  return measured({
    label,
    units: [{ id: 'ug/kg/min', label: shown, resolution: 3, hard: [0, highest], usual: [0, usual] }],
  })
}

/** Mean airway pressure on a ventilator, in cmH₂O. */
export const meanAirwayPressure = (): Quantity =>
  airwayPressure({ en: 'Mean airway pressure', zh: '平均气道压' }, 60, [5, 40], '76530-5')

/** A pressure on a ventilator, in cmH₂O. `loinc`: none for a value that may be either of two, such as PEEP or CPAP. */
export function airwayPressure(
  label: Quantity['label'],
  highest: number,
  usual: [number, number],
  loinc?: string,
): Quantity {
  const shown = { en: 'cmH₂O', zh: 'cmH₂O' }
  return measured({
    label,
    units: [{ id: 'cm[H2O]', label: shown, ...(loinc && { loinc }), resolution: 0, hard: [0, highest], usual }],
  })
}
