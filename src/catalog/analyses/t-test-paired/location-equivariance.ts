import { defineLocationEquivariance } from '../../kit/location-equivariance.ts'

export const locationEquivariance = defineLocationEquivariance({ moves: [/^measurements\/.*\/(mean|median|p25|p75)$/] })
