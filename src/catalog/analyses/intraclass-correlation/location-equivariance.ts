import { defineLocationEquivariance } from '../../kit/location-equivariance.ts'

export const locationEquivariance = defineLocationEquivariance({ moves: [/^ratings\/.*\/mean$/] })
