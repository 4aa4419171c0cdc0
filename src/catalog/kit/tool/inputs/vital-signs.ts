import { measured, type Quantity } from './in-units.ts'

const perMinute = { en: '/min', zh: '次/min' }
const mmHg = { en: 'mmHg', zh: 'mmHg' }

/** Heart rate per minute. */
export function heartRate(): Quantity {
  return measured({
    label: { en: 'Heart rate', zh: '心率' },
    units: [{ id: '/min', label: perMinute, loinc: '8867-4', resolution: 0, hard: [20, 300], usual: [35, 200] }],
  })
}

/** Breaths per minute. */
export function respiratoryRate(): Quantity {
  return measured({
    label: { en: 'Respiratory rate', zh: '呼吸频率' },
    units: [{ id: '/min', label: perMinute, loinc: '9279-1', resolution: 0, hard: [3, 80], usual: [6, 60] }],
  })
}

/** Systolic blood pressure, canonical in mmHg; also in kPa. */
export function systolicPressure(): Quantity {
  return measured({
    label: { en: 'Systolic blood pressure', zh: '收缩压' },
    units: [
      { id: 'mm[Hg]', label: mmHg, loinc: '8480-6', resolution: 0, hard: [40, 300], usual: [60, 240] },
      { id: 'kPa', times: 7.50062, resolution: 1, hard: [5.3, 40], usual: [8, 32] },
    ],
  })
}

/** Diastolic blood pressure, canonical in mmHg; also in kPa. */
export function diastolicPressure(): Quantity {
  return measured({
    label: { en: 'Diastolic blood pressure', zh: '舒张压' },
    units: [
      { id: 'mm[Hg]', label: mmHg, loinc: '8462-4', resolution: 0, hard: [20, 200], usual: [30, 140] },
      { id: 'kPa', times: 7.50062, resolution: 1, hard: [2.7, 26.7], usual: [4, 18.7] },
    ],
  })
}

/** Body temperature, canonical in °C; also in °F. */
export function temperature(): Quantity {
  return measured({
    label: { en: 'Temperature', zh: '体温' },
    units: [
      { id: 'Cel', label: { en: '°C', zh: '℃' }, loinc: '8310-5', resolution: 1, hard: [25, 45], usual: [33, 42] },
      {
        id: '[degF]',
        label: { en: '°F', zh: '℉' },
        times: 5 / 9,
        zeroAt: 32,
        resolution: 1,
        hard: [77, 113],
        usual: [91.4, 107.6],
      },
    ],
  })
}

/** Glasgow coma scale, an integer from 3 to 15. */
export function comaScale(): Quantity {
  return measured({
    label: { en: 'Glasgow coma scale', zh: '格拉斯哥昏迷评分（GCS）' },
    integer: true,
    units: [
      {
        id: '{score}',
        label: { en: 'points', zh: '分' },
        loinc: '9269-2',
        resolution: 0,
        hard: [3, 15],
        usual: [3, 15],
      },
    ],
  })
}
