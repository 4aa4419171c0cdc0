import { measured, type Quantity } from './in-units.ts'

/** Of serum or plasma. */

function millimoles(
  label: Quantity['label'],
  loinc: string,
  hard: [number, number],
  usual: [number, number],
  resolution = 0,
) {
  return measured({ label, units: [{ id: 'mmol/L', loinc, resolution, hard, usual }] })
}

/** Serum potassium in mmol/L. */
export const potassium = (): Quantity =>
  millimoles({ en: 'Serum potassium', zh: '血钾' }, '2823-3', [1, 10], [2.5, 7], 1)
/** Serum chloride in mmol/L. */
export const chloride = (): Quantity => millimoles({ en: 'Serum chloride', zh: '血氯' }, '2075-0', [60, 150], [85, 125])
/** Serum bicarbonate in mmol/L. */
export const bicarbonate = (): Quantity =>
  millimoles({ en: 'Serum bicarbonate', zh: '血清碳酸氢根' }, '1963-8', [1, 60], [8, 45])

function sugar(label: Quantity['label'], loinc: [molar: string, mass: string], perMmol: number): Quantity {
  return measured({
    label,
    units: [
      { id: 'mmol/L', system: 'si', loinc: loinc[0], resolution: 1, hard: [0.5, 60], usual: [2.2, 35] },
      {
        id: 'mg/dL',
        system: 'conventional',
        times: 1 / perMmol,
        loinc: loinc[1],
        resolution: 0,
        hard: [9, 1081],
        usual: [40, 631],
      },
    ],
  })
}

/** Blood glucose, canonical in mmol/L. `perMmol`: mg/dL per mmol/L. */
export const glucose = (perMmol = 18.016): Quantity =>
  sugar({ en: 'Blood glucose', zh: '血糖' }, ['14749-6', '2345-7'], perMmol)
/** Fasting glucose, canonical in mmol/L. `perMmol`: mg/dL per mmol/L. */
export const fastingGlucose = (perMmol = 18.016): Quantity =>
  sugar({ en: 'Fasting glucose', zh: '空腹血糖' }, ['14771-0', '1558-6'], perMmol)

/** Urea, canonical in mmol/L. `mmolPerMg`: mmol/L of urea per mg/dL of its nitrogen. */
export function urea(mmolPerMg = 0.357): Quantity {
  return measured({
    label: { en: 'Urea (or urea nitrogen)', zh: '尿素（或尿素氮）' },
    units: [
      { id: 'mmol/L', system: 'si', loinc: '22664-7', resolution: 1, hard: [0.5, 100], usual: [1.5, 50] },
      {
        id: 'mg/dL',
        label: { en: 'mg/dL (BUN)', zh: 'mg/dL（尿素氮）' },
        system: 'conventional',
        times: mmolPerMg,
        loinc: '3094-0',
        resolution: 0,
        hard: [1.4, 280],
        usual: [4.2, 140],
      },
    ],
  })
}

/** Serum uric acid, canonical in µmol/L; 1 mg/dL = 59.48 µmol/L. */
export function uricAcid(): Quantity {
  return measured({
    label: { en: 'Serum uric acid', zh: '血尿酸' },
    units: [
      { id: 'umol/L', system: 'si', loinc: '14933-6', resolution: 0, hard: [20, 2000], usual: [100, 900] },
      {
        id: 'mg/dL',
        system: 'conventional',
        times: 59.48,
        loinc: '3084-1',
        resolution: 1,
        hard: [0.35, 33.6],
        usual: [1.7, 15.1],
      },
    ],
  })
}

function lipid(
  label: Quantity['label'],
  perMmol: number,
  loinc: [string, string],
  hard: [number, number],
  usual: [number, number],
) {
  const scaled = (range: [number, number]): [number, number] => [
    Math.round(range[0] * perMmol * 10) / 10,
    Math.round(range[1] * perMmol),
  ]
  return measured({
    label,
    units: [
      { id: 'mmol/L', system: 'si', loinc: loinc[0], resolution: 2, hard, usual },
      {
        id: 'mg/dL',
        system: 'conventional',
        times: 1 / perMmol,
        loinc: loinc[1],
        resolution: 0,
        hard: scaled(hard),
        usual: scaled(usual),
      },
    ],
  })
}

/** Total cholesterol, canonical in mmol/L; 1 mmol/L = 38.67 mg/dL. */
export const totalCholesterol = (): Quantity =>
  lipid({ en: 'Total cholesterol', zh: '总胆固醇' }, 38.67, ['14647-2', '2093-3'], [1, 25], [2, 12])
/** HDL cholesterol, canonical in mmol/L; 1 mmol/L = 38.67 mg/dL. */
export const hdlCholesterol = (): Quantity =>
  lipid({ en: 'HDL cholesterol', zh: '高密度脂蛋白胆固醇' }, 38.67, ['14646-4', '2085-9'], [0.2, 5], [0.5, 3])
/** Triglycerides, canonical in mmol/L; 1 mmol/L = 88.57 mg/dL. */
export const triglycerides = (): Quantity =>
  lipid({ en: 'Triglycerides', zh: '甘油三酯' }, 88.57, ['14927-8', '2571-8'], [0.1, 100], [0.3, 15])

function enzyme(
  label: Quantity['label'],
  loinc: string,
  hard: [number, number] = [1, 20_000],
  usual: [number, number] = [5, 5000],
) {
  return measured({ label, units: [{ id: 'U/L', loinc, resolution: 0, hard, usual }] })
}

/** Aspartate aminotransferase in U/L. */
export const ast = (): Quantity => enzyme({ en: 'AST', zh: '天门冬氨酸氨基转移酶（AST）' }, '1920-8')
/** Alanine aminotransferase in U/L. */
export const alt = (): Quantity => enzyme({ en: 'ALT', zh: '丙氨酸氨基转移酶（ALT）' }, '1742-6')
/** Alkaline phosphatase in U/L. */
export const alkalinePhosphatase = (): Quantity =>
  enzyme({ en: 'Alkaline phosphatase', zh: '碱性磷酸酶（ALP）' }, '6768-6', [1, 10_000], [20, 2000])
/** Lactate dehydrogenase in U/L. */
export const lactateDehydrogenase = (): Quantity =>
  enzyme({ en: 'Lactate dehydrogenase', zh: '乳酸脱氢酶（LDH）' }, '14804-9', [10, 20_000], [80, 5000])

/** Serum protein, canonical in g/L; also in g/dL. */
export function totalProtein(): Quantity {
  return measured({
    label: { en: 'Serum protein', zh: '血清总蛋白' },
    units: [
      { id: 'g/L', system: 'si', loinc: '2885-2', resolution: 0, hard: [1, 150], usual: [5, 100] },
      {
        id: 'g/dL',
        system: 'conventional',
        times: 10,
        loinc: '2885-2',
        resolution: 1,
        hard: [0.1, 15],
        usual: [0.5, 10],
      },
    ],
  })
}

/** C-reactive protein, canonical in mg/L; also in mg/dL. */
export function cReactiveProtein(): Quantity {
  return measured({
    label: { en: 'C-reactive protein', zh: 'C 反应蛋白（CRP）' },
    units: [
      { id: 'mg/L', system: 'si', loinc: '1988-5', resolution: 1, hard: [0, 600], usual: [0, 400] },
      { id: 'mg/dL', system: 'conventional', times: 10, resolution: 2, hard: [0, 60], usual: [0, 40] },
    ],
  })
}

/** Serum cystatin C in mg/L. */
export function cystatinC(): Quantity {
  return measured({
    label: { en: 'Serum cystatin C', zh: '血清胱抑素 C' },
    units: [{ id: 'mg/L', loinc: '33863-2', resolution: 2, hard: [0.2, 10], usual: [0.4, 6] }],
  })
}

/** Lactate, canonical in mmol/L; 1 mmol/L = 9.008 mg/dL. */
export function lactate(): Quantity {
  return measured({
    label: { en: 'Lactate', zh: '乳酸' },
    units: [
      { id: 'mmol/L', system: 'si', loinc: '2524-7', resolution: 1, hard: [0.1, 40], usual: [0.3, 20] },
      { id: 'mg/dL', system: 'conventional', times: 1 / 9.008, resolution: 0, hard: [0.9, 360], usual: [2.7, 180] },
    ],
  })
}

/** Glycated haemoglobin in per cent. */
export function hba1c(): Quantity {
  return measured({
    label: { en: 'HbA1c', zh: '糖化血红蛋白（HbA1c）' },
    units: [{ id: '%', loinc: '4548-4', resolution: 1, hard: [3, 20], usual: [4, 15] }],
  })
}

/** Measured serum osmolality in mOsm/kg. */
export function serumOsmolality(): Quantity {
  return measured({
    label: { en: 'Measured osmolality', zh: '实测渗透压' },
    units: [{ id: 'mOsm/kg', loinc: '2692-2', resolution: 0, hard: [150, 600], usual: [240, 400] }],
  })
}
