import { defineShift } from '../../kit/location-equivariance.ts'

export const shift = defineShift({ moves: [/^means\/.*\/(mean|interval\.\w+|median)$/] })
