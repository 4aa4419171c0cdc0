import { measured, type Quantity } from './in-units.ts'

/** Blood gases and oxygen. 1 kPa = 7.50062 mmHg. Every unit system uses mmHg for them, as for blood pressure; users of kPa choose it once. */

const mmHgPerKpa = 7.50062

function pressure(label: Quantity['label'], loinc: string, hard: [number, number], usual: [number, number]): Quantity {
  const kpa = (range: [number, number]): [number, number] => [
    Math.round((range[0] / mmHgPerKpa) * 10) / 10,
    Math.round((range[1] / mmHgPerKpa) * 10) / 10,
  ]
  return measured({
    label,
    units: [
      { id: 'mm[Hg]', label: { en: 'mmHg', zh: 'mmHg' }, loinc, resolution: 0, hard, usual },
      { id: 'kPa', times: mmHgPerKpa, resolution: 1, hard: kpa(hard), usual: kpa(usual) },
    ],
  })
}

/** Arterial oxygen tension, canonical in mmHg; also in kPa. */
export const arterialOxygen = (): Quantity =>
  pressure({ en: 'PaO₂', zh: '动脉血氧分压（PaO₂）' }, '2703-7', [20, 700], [35, 550])
/** Arterial carbon dioxide tension, canonical in mmHg; also in kPa. */
export const arterialCarbonDioxide = (): Quantity =>
  pressure({ en: 'PaCO₂', zh: '动脉血二氧化碳分压（PaCO₂）' }, '2019-8', [8, 200], [18, 110])

/** Arterial pH, 6.7 to 7.9. */
export function arterialPh(): Quantity {
  return measured({
    label: { en: 'Arterial pH', zh: '动脉血 pH' },
    units: [{ id: '1', label: null, loinc: '2744-1', resolution: 2, hard: [6.7, 7.9], usual: [6.9, 7.7] }],
  })
}

/** Fraction of inspired oxygen, canonical from 0.21 to 1; also in per cent. */
export function inspiredOxygen(): Quantity {
  return measured({
    label: { en: 'Fraction of inspired oxygen', zh: '吸入氧浓度（FiO₂）' },
    units: [
      {
        id: '1',
        label: { en: 'fraction', zh: '小数' },
        loinc: '19994-3',
        resolution: 2,
        hard: [0.21, 1],
        usual: [0.21, 1],
      },
      { id: '%', times: 0.01, resolution: 0, hard: [21, 100], usual: [21, 100] },
    ],
  })
}

/** Oxygen saturation in per cent. */
export function oxygenSaturation(): Quantity {
  return measured({
    label: { en: 'Oxygen saturation', zh: '血氧饱和度' },
    units: [{ id: '%', loinc: '59408-5', resolution: 0, hard: [40, 100], usual: [70, 100] }],
  })
}
