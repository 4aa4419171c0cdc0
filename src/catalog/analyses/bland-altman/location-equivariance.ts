import { defineLocationEquivariance } from '../../kit/location-equivariance.ts'

export const locationEquivariance = defineLocationEquivariance({
  moves: [/^measurements\/.*\/mean$/],
  except: {
    'glucose-percent': 'percentages of the size',
    'glucose-ratio': 'ratios',
    'counted-pairs': 'percentages of the size',
  },
})
