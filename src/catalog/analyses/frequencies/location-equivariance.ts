import { defineLocationEquivariance } from '../../kit/location-equivariance.ts'

export const locationEquivariance = defineLocationEquivariance({
  except: {
    'many-values': 'rows that are named by their values',
    'some-left-out': 'rows that are named by their values',
    'unused-and-edges': 'rows that are named by their values',
  },
})
