import { definePlain } from '../../kit/tool/plain-names.ts'

const years = (value: number) => ({ value, unit: 'a' })
const percent = (value: number) => ({ value, unit: '%' })
const hours = (value: number) => ({ value, unit: 'h' })

export const plain = definePlain({
  inputs: {
    age: { input: 'age', of: { '≤50': years(45), '51–80': years(65), '>80': years(85) } },
    spo2: { input: 'saturation', of: { '≥96': percent(98), '91–95': percent(93), '≤90': percent(89) } },
    inf: { input: 'infection' },
    hb: {
      input: 'haemoglobin',
      of: {
        true: { value: 95, unit: 'g/L' },
        1: { value: 95, unit: 'g/L' },
        false: { value: 130, unit: 'g/L' },
        0: { value: 130, unit: 'g/L' },
      },
    },
    inc: {
      input: 'incision',
      of: { peripheral: 'peripheral', 'upper abdominal': 'abdominal', intrathoracic: 'thoracic' },
    },
    dur: { input: 'duration', of: { '<2': hours(1), '2–3': hours(2.5), '>3': hours(4) } },
    em: { input: 'emergency' },
    hb_gl: { input: 'haemoglobin', unit: 'g/L' },
    spo2_pct: { input: 'saturation', unit: '%' },
    age_y: { input: 'age', unit: 'a' },
    dur_h: { input: 'duration', unit: 'h' },
  },
  outputs: { score: 'score', band: { band: 'risk' } },
  absent: {
    age: years(45),
    saturation: percent(98),
    haemoglobin: { value: 130, unit: 'g/L' },
    incision: 'peripheral',
    duration: hours(1),
  },
  examples: [
    {
      inputs: { age: '51–80', spo2: '91–95', inc: 'upper abdominal', dur: '2–3', hb: true },
      outputs: { score: 53 },
    },
  ],
})
