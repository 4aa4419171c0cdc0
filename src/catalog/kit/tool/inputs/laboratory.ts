import type { UnitSpec } from '../calculator-input-spec.ts'
import { quantity } from '../calculator-inputs.ts'

type Quantity = ReturnType<typeof quantity>

/** A unit whose label is its id. Limits: possible values, and values seen outside a specialised ward. */
function unit(spec: Omit<UnitSpec, 'label'>): UnitSpec {
  const text = spec.id.replace('umol', 'µmol')
  return { label: { en: text, zh: text }, ...spec }
}

/** Creatinine in serum or plasma, canonical in µmol/L; 1 mg/dL = 88.4 µmol/L. */
export function serumCreatinine(): Quantity {
  return quantity({
    label: { en: 'Serum creatinine', zh: '血肌酐' },
    help: {
      en: 'Enzymatic or Jaffe assay traceable to IDMS. 1 mg/dL = 88.4 µmol/L.',
      zh: '采用可溯源至 IDMS 的酶法或苦味酸法。1 mg/dL = 88.4 µmol/L。',
    },
    units: [
      unit({
        id: 'umol/L',
        system: 'si',
        toCanonical: 1,
        loinc: '14682-9',
        resolution: 0,
        hard: [{ min: 20, max: 2000 }],
        usual: [
          { min: 30, max: 500, fromAge: 18 },
          { min: 20, max: 300, toAge: 18 },
        ],
      }),
      unit({
        id: 'mg/dL',
        system: 'conventional',
        toCanonical: 88.4,
        loinc: '2160-0',
        resolution: 2,
        hard: [{ min: 0.2, max: 22.6 }],
        usual: [
          { min: 0.3, max: 5.7, fromAge: 18 },
          { min: 0.2, max: 3.4, toAge: 18 },
        ],
      }),
    ],
  })
}

/**
 * Total bilirubin, canonical in µmol/L. `perMg`: µmol/L per mg/dL; a score whose cut-offs are published in both units may need their quotient.
 */
export function totalBilirubin(perMg = 17.1): Quantity {
  return quantity({
    label: { en: 'Total bilirubin', zh: '总胆红素' },
    units: [
      unit({
        id: 'umol/L',
        system: 'si',
        toCanonical: 1,
        loinc: '14631-6',
        resolution: 0,
        hard: [{ min: 1, max: 1000 }],
        usual: [{ min: 3, max: 400 }],
      }),
      unit({
        id: 'mg/dL',
        system: 'conventional',
        toCanonical: perMg,
        loinc: '1975-2',
        resolution: 1,
        hard: [{ min: 0.06, max: 58 }],
        usual: [{ min: 0.2, max: 23 }],
      }),
    ],
  })
}

/** Serum albumin, canonical in g/L; also in g/dL. */
export function serumAlbumin(): Quantity {
  return quantity({
    label: { en: 'Serum albumin', zh: '血清白蛋白' },
    units: [
      unit({
        id: 'g/L',
        system: 'si',
        toCanonical: 1,
        loinc: '1751-7',
        resolution: 0,
        hard: [{ min: 5, max: 80 }],
        usual: [{ min: 12, max: 55 }],
      }),
      unit({
        id: 'g/dL',
        system: 'conventional',
        toCanonical: 10,
        loinc: '1751-7',
        resolution: 1,
        hard: [{ min: 0.5, max: 8 }],
        usual: [{ min: 1.2, max: 5.5 }],
      }),
    ],
  })
}

/** International normalised ratio. `resolution`: the decimals of a score's published cut-offs. */
export function inr(resolution = 2): Quantity {
  return quantity({
    label: { en: 'INR', zh: '国际标准化比值（INR）' },
    units: [
      {
        id: '1',
        system: 'both',
        toCanonical: 1,
        loinc: '6301-6',
        resolution,
        hard: [{ min: 0.5, max: 20 }],
        usual: [{ min: 0.8, max: 6 }],
      },
    ],
  })
}

/** Serum sodium in mmol/L. */
export function serumSodium(): Quantity {
  return quantity({
    label: { en: 'Serum sodium', zh: '血钠' },
    units: [
      unit({
        id: 'mmol/L',
        system: 'both',
        toCanonical: 1,
        loinc: '2951-2',
        resolution: 0,
        hard: [{ min: 90, max: 190 }],
        usual: [{ min: 120, max: 160 }],
      }),
    ],
  })
}

/** Serum total calcium, canonical in mmol/L; 1 mmol/L = 4.008 mg/dL. */
export function totalCalcium(): Quantity {
  return quantity({
    label: { en: 'Serum total calcium', zh: '血清总钙' },
    units: [
      unit({
        id: 'mmol/L',
        system: 'si',
        toCanonical: 1,
        loinc: '2000-8',
        resolution: 2,
        hard: [{ min: 1, max: 5 }],
        usual: [{ min: 1.5, max: 3.5 }],
      }),
      unit({
        id: 'mg/dL',
        system: 'conventional',
        toCanonical: 1 / 4.008,
        loinc: '17861-6',
        resolution: 1,
        hard: [{ min: 4, max: 20 }],
        usual: [{ min: 6, max: 14 }],
      }),
    ],
  })
}
