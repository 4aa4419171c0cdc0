import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    fio2: { input: 'fio2', unit: '1' },
    pao2: { input: 'pao2', unit: 'mm[Hg]' },
    paco2: { input: 'paco2', unit: 'mm[Hg]' },
    pao2_kpa: { input: 'pao2', unit: 'kPa' },
    paco2_kpa: { input: 'paco2', unit: 'kPa' },
    patm: { input: 'barometer', unit: 'mm[Hg]' },
    age: { input: 'age', unit: 'a' },
  },
  outputs: { PAO2: 'alveolar', Aa: 'gradient', expected: 'expected' },
  examples: [
    { inputs: { fio2: 0.21, pao2: 60, paco2: 32, age: 60 }, outputs: { PAO2: 109.7, Aa: 49.7, expected: 19 } },
  ],
})
