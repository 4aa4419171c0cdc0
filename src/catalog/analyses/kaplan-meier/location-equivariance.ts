import { defineShift } from '../../kit/location-equivariance.ts'

export const shift = defineShift({ zero: 'times begin at 0' })
