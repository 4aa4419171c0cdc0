import { defineLocationEquivariance } from '../../kit/location-equivariance.ts'

export const locationEquivariance = defineLocationEquivariance({
  moves: [/^items\/.*\/mean$/],
  free: [[/^score\/sum\/mean$/, 'a sum of items moves by as many constants']],
})
