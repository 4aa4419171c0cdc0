import { measured, type Quantity } from './in-units.ts'

/** Of whole blood, and its clotting. */

const tenToNine = { en: '×10⁹/L', zh: '×10⁹/L' }

/** Platelets in 10⁹/L. */
export function platelets(): Quantity {
  return measured({
    label: { en: 'Platelets', zh: '血小板计数' },
    units: [{ id: '10*9/L', label: tenToNine, loinc: '777-3', resolution: 0, hard: [1, 2000], usual: [10, 1000] }],
  })
}

/** White blood cells in 10⁹/L. */
export function whiteCells(): Quantity {
  return measured({
    label: { en: 'White blood cells', zh: '白细胞计数' },
    units: [{ id: '10*9/L', label: tenToNine, loinc: '6690-2', resolution: 1, hard: [0, 500], usual: [0.5, 100] }],
  })
}

/** In per cent of the white cells; values outside `usual` require confirmation. */
function share(label: Quantity['label'], loinc: string, usual: [number, number]): Quantity {
  return measured({ label, units: [{ id: '%', loinc, resolution: 0, hard: [0, 100], usual }] })
}

/** Neutrophils in per cent of the white cells. */
export const neutrophilShare = (): Quantity => share({ en: 'Neutrophils', zh: '中性粒细胞比例' }, '770-8', [10, 99])
/** Segmented neutrophils in per cent of the white cells. */
export const segmentedShare = (): Quantity =>
  share({ en: 'Segmented neutrophils', zh: '分叶核中性粒细胞' }, '26505-8', [1, 95])
/** Band neutrophils in per cent of the white cells; a proportion above `highest` requires confirmation. */
export const bandShare = (highest = 60): Quantity =>
  share({ en: 'Band neutrophils', zh: '杆状核中性粒细胞' }, '26508-2', [0, highest])

/** Haemoglobin, canonical in g/L; also in g/dL. */
export function haemoglobin(): Quantity {
  return measured({
    label: { en: 'Haemoglobin', zh: '血红蛋白' },
    units: [
      { id: 'g/L', system: 'si', loinc: '718-7', resolution: 0, hard: [10, 250], usual: [40, 200] },
      { id: 'g/dL', system: 'conventional', times: 10, resolution: 1, hard: [1, 25], usual: [4, 20] },
    ],
  })
}

/** Haematocrit, canonical in per cent; also as a fraction. */
export function haematocrit(): Quantity {
  return measured({
    label: { en: 'Haematocrit', zh: '红细胞压积' },
    units: [
      { id: '%', loinc: '4544-3', resolution: 1, hard: [5, 75], usual: [15, 60] },
      { id: '1', label: { en: 'L/L', zh: 'L/L' }, times: 100, resolution: 2, hard: [0.05, 0.75], usual: [0.15, 0.6] },
    ],
  })
}

/** Prothrombin time in seconds. */
export function prothrombinTime(): Quantity {
  return measured({
    label: { en: 'Prothrombin time', zh: '凝血酶原时间' },
    units: [{ id: 's', loinc: '5902-2', resolution: 1, hard: [5, 150], usual: [9, 80] }],
  })
}

/** Fibrinogen, canonical in g/L; also in mg/dL. */
export function fibrinogen(): Quantity {
  return measured({
    label: { en: 'Fibrinogen', zh: '纤维蛋白原' },
    units: [
      { id: 'g/L', system: 'si', loinc: '3255-7', resolution: 1, hard: [0.1, 20], usual: [0.5, 10] },
      { id: 'mg/dL', system: 'conventional', times: 0.01, resolution: 0, hard: [10, 2000], usual: [50, 1000] },
    ],
  })
}

/** Erythrocyte sedimentation rate in mm/h. */
export function sedimentationRate(): Quantity {
  return measured({
    label: { en: 'Erythrocyte sedimentation rate', zh: '红细胞沉降率（ESR）' },
    units: [{ id: 'mm/h', loinc: '30341-2', resolution: 0, hard: [0, 150], usual: [0, 140] }],
  })
}

/** Ferritin in µg/L. */
export function ferritin(): Quantity {
  return measured({
    label: { en: 'Ferritin', zh: '铁蛋白' },
    units: [{ id: 'ug/L', loinc: '2276-4', resolution: 0, hard: [1, 200_000], usual: [3, 20_000] }],
  })
}
