import { defineLocationEquivariance } from '../../kit/location-equivariance.ts'

export const locationEquivariance = defineLocationEquivariance({ moves: [/^baseline\/.*\.(mean|median|lower|upper)$/] })
