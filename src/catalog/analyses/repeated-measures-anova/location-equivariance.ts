import { defineLocationEquivariance } from '../../kit/location-equivariance.ts'

export const locationEquivariance = defineLocationEquivariance({ moves: [/^means\/.*\/(mean|interval\.\w+|median)$/] })
