import { defineShift } from '../../kit/location-equivariance.ts'

export const shift = defineShift({ moves: [/^groups\/.*\/(mean|interval\.\w+|median|p25|p75)$/] })
