import { defineShift } from '../../kit/shift.ts'

export const shift = defineShift({ moves: [/^means\/.*\/(mean|interval\.\w+|median)$/] })
