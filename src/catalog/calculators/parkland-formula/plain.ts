import { definePlain } from '../../kit/tool/plain-names.ts'

export const plain = definePlain({
  inputs: {
    weight: { input: 'weight', unit: 'kg' },
    tbsa: { input: 'area', unit: '%' },
    hours: { input: 'hours', unit: 'h' },
  },
  outputs: { total_mL: 'total', first8h_mL: 'firstHalf', rate_now_mL_h: 'rateNow' },
  examples: [
    { inputs: { weight: 70, tbsa: 30, hours: 2 }, outputs: { total_mL: 8400, first8h_mL: 4200, rate_now_mL_h: 700 } },
  ],
})
