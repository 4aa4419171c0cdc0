import { defineShift } from '../../kit/location-equivariance.ts'

export const shift = defineShift({ zero: 'counts begin at 0' })
