import { defineLocationEquivariance } from '../../kit/location-equivariance.ts'

export const locationEquivariance = defineLocationEquivariance({
  moves: [/^centre\/.*\/(mean|interval\.\w+)$/, /^position\/.*\/(median|interval\.\w+|p25|p75|min|max)$/],
  free: [
    [/^centre\/.*\/cv$/, 'a share of the mean'],
    [/^centre\/.*\/geometric/, 'of logarithms'],
  ],
})
