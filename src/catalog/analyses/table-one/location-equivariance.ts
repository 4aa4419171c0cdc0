import { defineShift } from '../../kit/location-equivariance.ts'

export const shift = defineShift({ moves: [/^baseline\/.*\.(mean|median|lower|upper)$/] })
