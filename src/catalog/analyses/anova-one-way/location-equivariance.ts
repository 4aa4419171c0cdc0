import { defineLocationEquivariance } from '../../kit/location-equivariance.ts'

export const locationEquivariance = defineLocationEquivariance({
  moves: [/^groups\/.*\/(mean|interval\.\w+|median|p25|p75)$/],
})
