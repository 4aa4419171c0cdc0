import { measured, type Quantity } from './in-units.ts'

/** Urine sodium in mmol/L. */
export function urineSodium(): Quantity {
  return measured({
    label: { en: 'Urine sodium', zh: '尿钠' },
    units: [{ id: 'mmol/L', loinc: '2955-3', resolution: 0, hard: [1, 400], usual: [5, 250] }],
  })
}

/** Urine creatinine, canonical in µmol/L; 1 mg/dL = 88.4 µmol/L. */
export function urineCreatinine(): Quantity {
  return measured({
    label: { en: 'Urine creatinine', zh: '尿肌酐' },
    units: [
      { id: 'umol/L', system: 'si', loinc: '14683-7', resolution: 0, hard: [100, 60_000], usual: [600, 35_000] },
      {
        id: 'mg/dL',
        system: 'conventional',
        times: 88.4,
        loinc: '2161-8',
        resolution: 1,
        hard: [1.13, 679],
        usual: [6.8, 396],
      },
    ],
  })
}

/** Urine albumin-to-creatinine ratio, canonical in mg/g; 1 mg/mmol = 8.84 mg/g. */
export function albuminCreatinineRatio(): Quantity {
  return measured({
    label: { en: 'Urine albumin-to-creatinine ratio', zh: '尿白蛋白/肌酐比值（ACR）' },
    units: [
      { id: 'mg/g', system: 'conventional', loinc: '9318-7', resolution: 0, hard: [1, 25_000], usual: [1, 8000] },
      {
        id: 'mg/mmol',
        system: 'si',
        times: 8.84,
        loinc: '14585-4',
        resolution: 1,
        hard: [0.113, 2828],
        usual: [0.113, 905],
      },
    ],
  })
}

/** Urine potassium in mmol/L. */
export function urinePotassium(): Quantity {
  return measured({
    label: { en: 'Urine potassium', zh: '尿钾' },
    units: [{ id: 'mmol/L', loinc: '2828-2', resolution: 0, hard: [1, 300], usual: [5, 200] }],
  })
}

/** Urine urea, canonical in mmol/L; as nitrogen 1 mg/dL = 0.357 mmol/L of urea. */
export function urineUrea(): Quantity {
  return measured({
    label: { en: 'Urine urea (or urea nitrogen)', zh: '尿尿素（或尿素氮）' },
    units: [
      { id: 'mmol/L', system: 'si', resolution: 0, hard: [1, 1500], usual: [20, 800] },
      {
        id: 'mg/dL',
        label: { en: 'mg/dL (nitrogen)', zh: 'mg/dL（尿素氮）' },
        system: 'conventional',
        times: 0.357,
        loinc: '3095-7',
        resolution: 0,
        hard: [2.8, 4200],
        usual: [56, 2240],
      },
    ],
  })
}

/** Urine osmolality in mOsm/kg. */
export function urineOsmolality(): Quantity {
  return measured({
    label: { en: 'Urine osmolality', zh: '尿渗透压' },
    units: [{ id: 'mOsm/kg', loinc: '2695-5', resolution: 0, hard: [30, 1500], usual: [50, 1300] }],
  })
}
