import { defineLocationEquivariance } from '../../kit/location-equivariance.ts'

export const locationEquivariance = defineLocationEquivariance({
  moves: [/^values\/.*\/(mean|median|p25|p75)$/],
  places: /^reference$/,
  except: { ties: 'grades beside a measurement, with the same reference' },
})
