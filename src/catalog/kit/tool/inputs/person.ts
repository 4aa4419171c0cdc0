import type { UnitSpec } from '../calculator-input-spec.ts'
import { oneOf, optionalYesNo, quantity } from '../calculator-inputs.ts'
import { measured, type Quantity } from './in-units.ts'

const years: UnitSpec = {
  id: 'a',
  label: { en: 'years', zh: '岁' },
  system: 'both',
  toCanonical: 1,
  loinc: '30525-0',
  resolution: 0,
  hard: [{ min: 0, max: 120 }],
  usual: [{ min: 18, max: 110 }],
}

/** Age in completed years: values below `usualFrom` require confirmation. */
export function age(usualFrom = 18): ReturnType<typeof quantity> {
  return quantity({
    label: { en: 'Age', zh: '年龄' },
    integer: true,
    units: [{ ...years, usual: [{ min: usualFrom, max: 110 }] }],
  })
}

/** Female or male. */
export function sex() {
  return oneOf({
    label: { en: 'Sex', zh: '性别' },
    of: { female: { en: 'Female', zh: '女' }, male: { en: 'Male', zh: '男' } },
  })
}

/** Body weight of adults, canonical in kg. 1 lb = 0.45359237 kg; 1 jin = 0.5 kg. */
export function weight(): ReturnType<typeof quantity> {
  return quantity({
    label: { en: 'Weight', zh: '体重' },
    units: [
      {
        id: 'kg',
        label: { en: 'kg', zh: 'kg' },
        system: 'si',
        toCanonical: 1,
        loinc: '29463-7',
        resolution: 1,
        hard: [{ min: 20, max: 400 }],
        usual: [{ min: 35, max: 150 }],
      },
      {
        id: '[lb_av]',
        label: { en: 'lb', zh: '磅' },
        system: 'conventional',
        toCanonical: 0.45359237,
        resolution: 0,
        hard: [{ min: 44, max: 882 }],
        usual: [{ min: 77, max: 330 }],
      },
      {
        id: 'jin',
        label: { en: 'jin', zh: '斤' },
        system: 'conventional',
        toCanonical: 0.5,
        resolution: 0,
        hard: [{ min: 40, max: 800 }],
        usual: [{ min: 70, max: 300 }],
      },
    ],
  })
}

/** Height of adults, canonical in cm; also in m and inches. */
export function height(): ReturnType<typeof quantity> {
  return quantity({
    label: { en: 'Height', zh: '身高' },
    units: [
      {
        id: 'cm',
        label: { en: 'cm', zh: 'cm' },
        system: 'si',
        toCanonical: 1,
        loinc: '8302-2',
        resolution: 0,
        hard: [{ min: 50, max: 250 }],
        usual: [{ min: 140, max: 200 }],
      },
      {
        id: 'm',
        label: { en: 'm', zh: 'm' },
        system: 'si',
        toCanonical: 100,
        resolution: 2,
        hard: [{ min: 0.5, max: 2.5 }],
        usual: [{ min: 1.4, max: 2 }],
      },
      {
        id: '[in_i]',
        label: { en: 'in', zh: '英寸' },
        system: 'conventional',
        toCanonical: 2.54,
        resolution: 0,
        hard: [{ min: 20, max: 98 }],
        usual: [{ min: 55, max: 79 }],
      },
    ],
  })
}

/** Whether the person is pregnant; unanswered is allowed. */
export function pregnancy(): ReturnType<typeof optionalYesNo> {
  return optionalYesNo({ label: { en: 'Pregnant', zh: '妊娠' } })
}

/** Whether creatinine is still changing, so that there is no steady state; unanswered is allowed. */
export function unstableCreatinine(): ReturnType<typeof optionalYesNo> {
  return optionalYesNo({
    label: { en: 'Acute kidney injury, or creatinine still changing', zh: '急性肾损伤或血肌酐仍在变化' },
  })
}

/** Whether the person is on dialysis; unanswered is allowed. */
export function onDialysis(): ReturnType<typeof optionalYesNo> {
  return optionalYesNo({ label: { en: 'On dialysis', zh: '正在透析' } })
}

/** Body mass index in kg/m². */
export function bodyMassIndex(): Quantity {
  return measured({
    label: { en: 'Body mass index', zh: '体质指数（BMI）' },
    units: [
      {
        id: 'kg/m2',
        label: { en: 'kg/m²', zh: 'kg/m²' },
        loinc: '39156-5',
        resolution: 1,
        hard: [8, 100],
        usual: [13, 60],
      },
    ],
  })
}

function girth(label: Quantity['label'], loinc: string, hard: [number, number], usual: [number, number]) {
  const inches = (range: [number, number]): [number, number] => [
    Math.round(range[0] / 2.54),
    Math.round(range[1] / 2.54),
  ]
  return measured({
    label,
    units: [
      { id: 'cm', system: 'si', loinc, resolution: 1, hard, usual },
      {
        id: '[in_i]',
        label: { en: 'in', zh: '英寸' },
        system: 'conventional',
        times: 2.54,
        resolution: 1,
        hard: inches(hard),
        usual: inches(usual),
      },
    ],
  })
}

/** Waist circumference, canonical in cm; also in inches. */
export const waist = (): Quantity => girth({ en: 'Waist circumference', zh: '腰围' }, '8280-0', [40, 250], [50, 180])
/** Hip circumference, canonical in cm; also in inches. */
export const hip = (): Quantity => girth({ en: 'Hip circumference', zh: '臀围' }, '62409-8', [50, 250], [65, 180])
/** Neck circumference, canonical in cm; also in inches. */
export const neck = (): Quantity => girth({ en: 'Neck circumference', zh: '颈围' }, '56074-8', [20, 80], [26, 60])
