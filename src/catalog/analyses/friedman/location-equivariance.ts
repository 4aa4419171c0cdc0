import { defineLocationEquivariance } from '../../kit/location-equivariance.ts'

export const locationEquivariance = defineLocationEquivariance({
  moves: [/^ranks\/.*\/(median|interval\.\w+|p25|p75)$/],
})
