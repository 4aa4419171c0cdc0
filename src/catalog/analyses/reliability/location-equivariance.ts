import { defineShift } from '../../kit/location-equivariance.ts'

export const shift = defineShift({
  moves: [/^items\/.*\/mean$/],
  free: [[/^score\/sum\/mean$/, 'a sum of items moves by as many constants']],
})
