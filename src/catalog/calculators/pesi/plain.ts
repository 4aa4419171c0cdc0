import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    age: { input: 'age', unit: 'a' },
    male: { input: 'sex', of: { 1: 'male', 0: 'female', true: 'male', false: 'female' } },
    cancer: { input: 'cancer' },
    hf: { input: 'heartFailure' },
    copd: { input: 'lungDisease' },
    hr110: {
      input: 'heartRate',
      of: {
        1: { value: 115, unit: '/min' },
        0: { value: 80, unit: '/min' },
        true: { value: 115, unit: '/min' },
        false: { value: 80, unit: '/min' },
      },
    },
    sbp100: {
      input: 'systolic',
      of: {
        1: { value: 90, unit: 'mm[Hg]' },
        0: { value: 120, unit: 'mm[Hg]' },
        true: { value: 90, unit: 'mm[Hg]' },
        false: { value: 120, unit: 'mm[Hg]' },
      },
    },
    rr30: {
      input: 'respiratoryRate',
      of: {
        1: { value: 32, unit: '/min' },
        0: { value: 18, unit: '/min' },
        true: { value: 32, unit: '/min' },
        false: { value: 18, unit: '/min' },
      },
    },
    temp36: {
      input: 'temperature',
      of: {
        1: { value: 35.5, unit: 'Cel' },
        0: { value: 37, unit: 'Cel' },
        true: { value: 35.5, unit: 'Cel' },
        false: { value: 37, unit: 'Cel' },
      },
    },
    ams: { input: 'mentalStatus' },
    sao2_90: {
      input: 'saturation',
      of: {
        1: { value: 85, unit: '%' },
        0: { value: 96, unit: '%' },
        true: { value: 85, unit: '%' },
        false: { value: 96, unit: '%' },
      },
    },
    hr: { input: 'heartRate', unit: '/min' },
    sbp: { input: 'systolic', unit: 'mm[Hg]' },
    rr: { input: 'respiratoryRate', unit: '/min' },
    temp_c: { input: 'temperature', unit: 'Cel' },
    sao2_pct: { input: 'saturation', unit: '%' },
  },
  outputs: { score: 'score', class: { band: 'class' } },
  absent: {
    sex: 'female',
    heartRate: { value: 80, unit: '/min' },
    systolic: { value: 120, unit: 'mm[Hg]' },
    respiratoryRate: { value: 18, unit: '/min' },
    temperature: { value: 37, unit: 'Cel' },
    saturation: { value: 96, unit: '%' },
  },
  examples: [{ inputs: { age: 65, male: 1, cancer: 1, hr110: 1 }, outputs: { score: 125, class: 'IV' } }],
})
