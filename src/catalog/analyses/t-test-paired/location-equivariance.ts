import { defineShift } from '../../kit/location-equivariance.ts'

export const shift = defineShift({ moves: [/^measurements\/.*\/(mean|median|p25|p75)$/] })
