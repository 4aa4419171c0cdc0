import { defineShift } from '../../kit/shift.ts'

export const shift = defineShift({ moves: [/^measurements\/.*\/(mean|median|p25|p75)$/] })
