import { defineShift } from '../../kit/location-equivariance.ts'

export const shift = defineShift({
  moves: [/^measurements\/.*\/mean$/],
  except: {
    'glucose-percent': 'percentages of the size',
    'glucose-ratio': 'ratios',
    'counted-pairs': 'percentages of the size',
  },
})
