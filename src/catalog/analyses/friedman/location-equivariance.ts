import { defineShift } from '../../kit/location-equivariance.ts'

export const shift = defineShift({ moves: [/^ranks\/.*\/(median|interval\.\w+|p25|p75)$/] })
