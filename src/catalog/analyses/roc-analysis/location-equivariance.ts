import { defineLocationEquivariance } from '../../kit/location-equivariance.ts'

export const locationEquivariance = defineLocationEquivariance({
  moves: [/^cutOffs\/.*\/cutOff$/],
  places: /^perMarker\..*\.cutOff$/,
})
