import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    spo2: {
      input: 'saturation',
      of: { '≥95': { value: 97, unit: '%' }, '92–94': { value: 93, unit: '%' }, '<92': { value: 90, unit: '%' } },
    },
    sup: { input: 'suprasternal' },
    sca: { input: 'scalene' },
    air: {
      input: 'air',
      of: {
        normal: 'normal',
        'decreased at base': 'base',
        'decreased apex and base': 'apex',
        'minimal/absent': 'minimal',
      },
    },
    wh: {
      input: 'wheeze',
      of: {
        absent: 'absent',
        'expiratory only': 'expiratory',
        'inspiratory ± expiratory': 'inspiratory',
        'audible or silent chest': 'audible',
      },
    },
  },
  outputs: { score: 'score' },
  absent: { saturation: { value: 97, unit: '%' }, air: 'normal', wheeze: 'absent' },
  examples: [
    {
      inputs: { spo2: '92–94', sup: true, air: 'decreased at base', wh: 'inspiratory ± expiratory' },
      outputs: { score: 6 },
    },
  ],
})
