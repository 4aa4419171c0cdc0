import { defineLocationEquivariance } from '../../kit/location-equivariance.ts'

export const locationEquivariance = defineLocationEquivariance({ zero: 'times begin at 0' })
